import { HASHED_FILE } from './static-files.mjs';

/** Endings of files: a missing one gets 404, never a page. */
export const FILE_ENDINGS = ['js', 'css', 'json', 'map', 'png', 'jpg', 'svg', 'webmanifest', 'txt', 'ico'];

const IMMUTABLE = 'public, max-age=31536000, immutable';
const CHECKED = 'no-cache';

/** Any page may load a remote; its files hold no secrets. */
export const REMOTE_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * The server block of nginx for the shell.
 * @param {{ root: string, basePath: string, headers: Record<string, string>, listen?: string | number }} input
 *   `root` is the folder that holds the sub-path's folder; `headers` are those of the pages
 */
export function nginxShell({ root, basePath, headers, listen = 80 }) {
  const base = basePath.replaceAll('.', '\\.');
  return `server {
  listen ${listen};
  root ${root};
  absolute_redirect off;
  gzip on;
  gzip_types text/css text/javascript application/javascript application/json image/svg+xml;

  location = / { return 302 ${basePath}; }
  location = ${basePath.replace(/\/$/, '')} { return 302 ${basePath}; }

  # Names with a content hash never change.
  location ~ "^${base}.*${HASHED_FILE.source}" {
${nginxHeaders({ 'Cache-Control': IMMUTABLE, 'X-Content-Type-Options': 'nosniff' })}
    try_files $uri =404;
  }
  location ~ ^${base}.*\\.webmanifest$ {
    types { }
    default_type application/manifest+json;
${nginxHeaders({ 'Cache-Control': CHECKED, 'X-Content-Type-Options': 'nosniff' })}
    try_files $uri =404;
  }
  # A missing file is 404, never a page.
  location ~ ^${base}.*\\.(?:${FILE_ENDINGS.join('|')})$ {
${nginxHeaders({ 'Cache-Control': CHECKED, 'X-Content-Type-Options': 'nosniff' })}
    try_files $uri =404;
  }
  # Every other path is a page.
  location ${basePath} {
${nginxHeaders({ 'Cache-Control': CHECKED, ...headers })}
    rewrite ^ ${basePath}index.html break;
  }
}
`;
}

/** The server block of nginx for a remote's version folders. @param {{ root: string, listen?: string | number }} input */
export function nginxRemote({ root, listen = 80 }) {
  return `server {
  listen ${listen};
  root ${root};
  gzip on;
  gzip_types text/css text/javascript application/javascript application/json image/svg+xml;

  location ~ "${HASHED_FILE.source}" {
${nginxHeaders({ 'Cache-Control': IMMUTABLE, ...REMOTE_HEADERS })}
    try_files $uri =404;
  }
  location / {
${nginxHeaders({ 'Cache-Control': CHECKED, ...REMOTE_HEADERS })}
    try_files $uri =404;
  }
}
`;
}

/**
 * Files for the root of a static host that reads `_headers` and `_redirects`. Such hosts join a header that two rules name, so
 * each file gets a header from one rule only; what no rule names is checked at every load, which is their default.
 * @param {{ basePath: string, headers: Record<string, string>, files: string[] }} input `files` are those of the shell's folder
 */
export function staticHostFiles({ basePath, headers, files }) {
  const rule = (path, values) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const hashed = files.filter((file) => HASHED_FILE.test(file));
  const folders = [...new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]))];
  return {
    headers: `${[
      rule(`${basePath}*`, headers),
      ...hashed.map((file) => rule(basePath + file, { 'Cache-Control': IMMUTABLE })),
    ].join('\n')}\n`,
    // A missing file of a folder is 404; every other path is a page.
    redirects: `${[
      ...folders.map((folder) => `${basePath}${folder}/* /404.html 404`),
      `${basePath}* ${basePath}index.html 200`,
    ].join('\n')}\n`,
  };
}

/** @param {Record<string, string>} headers */
function nginxHeaders(headers) {
  return Object.entries(headers)
    .map(([name, value]) => {
      // A missing file may come later: nothing says how long its absence holds.
      const always = name === 'Cache-Control' ? '' : ' always';
      return `    add_header ${name} "${value.replaceAll('"', '\\"')}"${always};`;
    })
    .join('\n');
}

import { pathPattern, plainPaths } from './page-documents.mjs';
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

/** What the server blocks use; it stands once, beside them. */
export const NGINX_MAPS = `# Included in the http block of nginx.conf.
map $http_accept_encoding $tsugi_copy {
  default "";
  "~*\\bbr\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))" .br;
}
map $uri $tsugi_encoding {
  default "";
  ~\\.br$ br;
}
# Once everything works with TLS: browsers then refuse plain HTTP for that time, in seconds, also when you go back.
map $https $tsugi_hsts {
  default "";
  # on "max-age=31536000";
}
`;

/**
 * Which document a page gets, for the http block too: the first whose pattern matches.
 * @param {{ basePath: string, pages: readonly { path: string, route: Parameters<typeof pathPattern>[0] }[] }} input
 */
export function nginxDocuments({ basePath, pages }) {
  const base = basePath.replace(/\/$/, '').replaceAll('.', '\\.');
  const lines = pages.map(({ path, route }) => `  "~*^${base}${pathPattern(route)}$" ${path};`);
  return `map $uri $tsugi_document {
  default index.html;
${lines.join('\n')}
}
`;
}

const GZIP = `  gzip on;
  gzip_vary on;
  # Also for requests that come through a proxy.
  gzip_proxied any;
  gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml;`;

/** Lines to fill in. @param {string | number} listen @param {string} name */
function listenLines(listen, name) {
  return `  listen ${listen};
  # server_name ${name};
  # TLS and HTTP/2: in place of the first line, with your certificate. From nginx 1.25.1 on: "listen 443 ssl;" and "http2 on;".
  # listen 443 ssl http2;
  # ssl_certificate /etc/ssl/${name}.pem;
  # ssl_certificate_key /etc/ssl/private/${name}.key;`;
}

/**
 * The server block of nginx for the shell.
 * @param {{ root: string, basePath: string, headers: Record<string, string>, listen?: string | number }} input
 *   `root` is the folder that holds the sub-path's folder; `headers` are those of the pages
 */
export function nginxShell({ root, basePath, headers, listen = 80 }) {
  const base = basePath.replaceAll('.', '\\.');
  // At the root of an origin nothing leads to the home page: it stands there.
  const redirects =
    basePath === '/'
      ? ''
      : `
  location = / { return 302 ${basePath}; }
  location = ${basePath.replace(/\/$/, '')} { return 302 ${basePath}; }
`;
  return `server {
${listenLines(listen, 'host.example')}
  root ${root};
  absolute_redirect off;
${GZIP}
${redirects}
${hashedLocations(base, { 'X-Content-Type-Options': 'nosniff' })}
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
  # Every other path is a page: its kind may have a document of its own.
  location ${basePath} {
    types { text/html html br; }
${nginxHeaders({ 'Cache-Control': CHECKED, ...headers })}
${COPIES}
    try_files ${basePath}$tsugi_document$tsugi_copy ${basePath}$tsugi_document ${basePath}index.html =404;
  }
}
`;
}

/** The server block of nginx for a remote's version folders. @param {{ root: string, listen?: string | number }} input */
export function nginxRemote({ root, listen = 80 }) {
  return `server {
${listenLines(listen, 'search.example')}
  root ${root};
${GZIP}

${hashedLocations('/', REMOTE_HEADERS)}
  location / {
${nginxHeaders({ 'Cache-Control': CHECKED, ...REMOTE_HEADERS })}
    try_files $uri =404;
  }
}
`;
}

/** Sends the copies that compose has written: gzip_static those in gzip, try_files those in brotli. */
const COPIES = `    gzip off;
    gzip_static on;
    gzip_vary off;
    add_header Vary Accept-Encoding;
    add_header Content-Encoding $tsugi_encoding;`;

/** @param {string} base pattern of the path @param {Record<string, string>} headers */
function hashedLocations(base, headers) {
  const stem = HASHED_FILE.source.replace('[a-z0-9]+$', '');
  const block = (ending, type) => `  location ~ "^${base}.*${stem}${ending}$" {
    types { ${type} ${ending} br; }
${nginxHeaders({ 'Cache-Control': IMMUTABLE, ...headers })}
${COPIES}
    try_files $uri$tsugi_copy $uri =404;
  }`;
  return `  # Names with a content hash never change. A copy in brotli ends with .br: so each type has its own block.
${block('js', 'text/javascript')}
${block('css', 'text/css')}
${block('json', 'application/json')}
  location ~ "^${base}.*${HASHED_FILE.source}" {
${nginxHeaders({ 'Cache-Control': IMMUTABLE, ...headers })}
    try_files $uri =404;
  }`;
}

/**
 * Files for the root of a static host that reads `_headers` and `_redirects`. Such hosts join a header that two rules name, so
 * each file gets a header from one rule only; what no rule names is checked at every load, which is their default.
 * @param {{ basePath: string, headers: Record<string, string>, files: string[], pages?: Parameters<typeof nginxDocuments>[0]['pages'] }} input
 *   `files` are those of the shell's folder
 */
export function staticHostFiles({ basePath, headers, files, pages = [] }) {
  const rule = (path, values) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  // A folder of catalogues has nothing else, and hosts take a limited number of rules.
  const paths = files
    .filter((file) => HASHED_FILE.test(file))
    .map((file) => file.replace(/[^/]+\.json$/, '*'));
  const folders = [...new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]))];
  return {
    headers: `${[
      rule(`${basePath}*`, headers),
      ...[...new Set(paths)].map((path) => rule(basePath + path, { 'Cache-Control': IMMUTABLE })),
    ].join('\n')}\n`,
    // A missing file of a folder is 404; every other path is a page, whose kind may have a document of its own. A host that
    // knows no rules gives every page index.html.
    redirects: `${[
      ...folders.map((folder) => `${basePath}${folder}/* /404.html 404`),
      ...pages.flatMap(({ path, route }) =>
        plainPaths(route).map(
          (page) => `${basePath.replace(/\/$/, '')}${page || '/'} ${basePath}${path} 200`,
        ),
      ),
      `${basePath}* ${basePath}index.html 200`,
    ].join('\n')}\n`,
  };
}

/** @param {Record<string, string>} headers */
function nginxHeaders(headers) {
  const lines = Object.entries(headers)
    .map(([name, value]) => {
      // A missing file may come later: nothing says how long its absence holds.
      const always = name === 'Cache-Control' ? '' : ' always';
      return `    add_header ${name} "${value.replaceAll('"', '\\"')}"${always};`;
    })
    .join('\n');
  // Empty until it is filled in, and then not sent.
  return `${lines}\n    add_header Strict-Transport-Security $tsugi_hsts always;`;
}

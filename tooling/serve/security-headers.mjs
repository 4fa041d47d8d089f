/**
 * The headers a page of the shell is served with. Only what the configuration names may be contacted; nothing inline
 * runs but the pieces whose hashes the build wrote down.
 *
 * @param {object} input
 * @param {{ scripts: string[], styles: string[] }} input.security the build's `security.json`
 * @param {{ services?: Record<string, string>, authorizeUrl?: string, telemetry?: { collector?: unknown } }} input.config
 * @param {string[]} input.remoteOrigins origins of the registry's manifests
 * @returns {Record<string, string>}
 */
export function pageHeaders({ security, config, remoteOrigins }) {
  const services = Object.values(config.services ?? {}).flatMap(originOf);
  const remotes = unique(remoteOrigins);
  const insecure = unique(services).filter((origin) => origin.startsWith('http:'));
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...security.scripts.map((hash) => `'${hash}'`), ...remotes],
    'style-src': ["'self'", ...security.styles.map((hash) => `'${hash}'`), ...remotes],
    'connect-src': ["'self'", ...unique([...services, ...remotes, ...collectorOf(config)])],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...insecure],
    'media-src': ["'self'", 'https:', ...insecure],
    'font-src': ["'self'"],
    'frame-src': ['https://www.youtube-nocookie.com'],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'dompurify'],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; '),
    // The tracker refuses requests without an origin in their referrer.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/**
 * A path is on this origin; what else is no http(s) URL the page names as wrong, and sends nothing.
 * @param {{ telemetry?: { collector?: unknown } }} config
 */
function collectorOf({ telemetry }) {
  const collector = telemetry?.collector;
  return typeof collector === 'string' && /^https?:/.test(collector) ? originOf(collector) : [];
}

/** @param {string} url @returns {string[]} its origin, or nothing for what is no URL */
function originOf(url) {
  return URL.canParse(url) ? [new URL(url).origin] : [];
}

/** @param {string[]} values */
function unique(values) {
  return [...new Set(values)];
}

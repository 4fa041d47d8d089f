import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedRegistry } from '../release/registry-file.mjs';

const PRODUCT = { name: 'Tsugi', shortName: 'Tsugi', providerName: 'AniList' };

/** @param {string} sandboxUrl */
export function sandboxConfig(sandboxUrl, env = process.env) {
  return {
    product: PRODUCT,
    services: {
      tracker: `${sandboxUrl}/tracker/graphql`,
      mal: `${sandboxUrl}/mal/v4`,
      themes: `${sandboxUrl}/themes/graphql`,
    },
    themesInterface: 'graphql',
    authorizeUrl: `${sandboxUrl}/tracker/oauth/authorize`,
    clientIds: { demo: '1001', other: '1002' },
    demoHost: 'tsugi.example',
    registry: 'remotes.json',
    ...overridesFrom(env),
    ...telemetryFrom(env),
  };
}

/** The public services. The client id is the one registered for the URL you serve from: see the README. */
export function liveConfig(env = process.env) {
  const clientId = env.TSUGI_CLIENT_ID ?? '0';
  return {
    product: PRODUCT,
    services: {
      tracker: 'https://graphql.anilist.co',
      mal: 'https://api.tenrai.org/v1',
      themes: 'https://graphql.animethemes.moe/',
    },
    themesInterface: 'graphql',
    authorizeUrl: 'https://anilist.co/api/v2/oauth/authorize',
    clientIds: { demo: env.TSUGI_DEMO_CLIENT_ID ?? clientId, other: clientId },
    demoHost: env.TSUGI_DEMO_HOST ?? 'tsugi.example',
    registry: 'remotes.json',
    ...overridesFrom(env),
    ...telemetryFrom(env),
  };
}

/** Origins that may stand in for a remote in one tab: `TSUGI_REMOTE_OVERRIDES=http://localhost:4203`. @param {NodeJS.ProcessEnv} env */
function overridesFrom({ TSUGI_REMOTE_OVERRIDES: origins }) {
  return origins ? { remoteOverrides: origins.split(',') } : {};
}

/** A collector: `TSUGI_COLLECTOR=http://localhost:4110/collector/batch` is the sandbox's. Every visit is measured. @param {NodeJS.ProcessEnv} env */
function telemetryFrom({ TSUGI_COLLECTOR: collector }) {
  return collector ? { telemetry: { collector, sampleRate: 1 } } : {};
}

/**
 * @param {Record<string, { url: string, version: string }>} remotes
 */
export function registryOf(remotes) {
  return {
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, { url, version }]) => [
        name,
        { manifest: `${url}/${version}/remote.json` },
      ]),
    ),
  };
}

/** @param {string} dir @param {{ config: object, registry: ReturnType<typeof registryOf> }} files */
export function writeDeployment(dir, { config, registry }) {
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'config.json'), `${JSON.stringify(config, null, 2)}\n`);
  writeFileSync(join(dir, 'remotes.json'), `${JSON.stringify(publishedRegistry(registry), null, 2)}\n`);
}

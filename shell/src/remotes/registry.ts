import type { ParseResult } from '../start-error.ts';

/** Manifest URL of each remote (absolute, by name): the pointer that a release or a rollback changes. */
export type Registry = Readonly<Record<string, string>>;

/**
 * @param value the registry file as parsed: `{ "remotes": { "search": { "manifest": "https://…/1.2.0/remote.json" } } }`
 * @param baseUrl the file's own URL, the base of relative manifests
 */
export function parseRegistry(value: unknown, baseUrl: string): ParseResult<Registry> {
  const remotes = isRecord(value) ? value.remotes : undefined;
  if (!isRecord(remotes)) return { ok: false, key: 'remotes', expected: 'an object with one key per remote' };
  const registry: Record<string, string> = {};
  for (const [name, pointer] of Object.entries(remotes)) {
    const manifest = isRecord(pointer) ? pointer.manifest : undefined;
    if (typeof manifest !== 'string' || !URL.canParse(manifest, baseUrl)) {
      return { ok: false, key: `remotes.${name}.manifest`, expected: 'the URL of a manifest' };
    }
    registry[name] = new URL(manifest, baseUrl).href;
  }
  return { ok: true, value: registry };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

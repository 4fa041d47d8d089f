/** Where each remote's manifest stands now for this browser: the pointer that a release or a rollback moves. Absolute URLs by name. */
export type Registry = Readonly<Record<string, string>>;

export type RegistryResult =
  | { readonly ok: true; readonly registry: Registry }
  | { readonly ok: false; readonly key: string; readonly expected: string };

/**
 * @param value the registry file as parsed: `{ "remotes": { "search": { "manifest": "https://…/1.2.0/remote.json" } } }`; an
 *   entry may hold `"canary": { "manifest": …, "share": 0.1 }`
 * @param baseUrl the file's own URL, against which relative manifests count
 * @param position of this browser among all, from 0 to below 1: those below a canary's share get it
 */
export function parseRegistry(value: unknown, baseUrl: string, position = browserPosition()): RegistryResult {
  const remotes = isRecord(value) ? value.remotes : undefined;
  if (!isRecord(remotes)) return { ok: false, key: 'remotes', expected: 'an object with one key per remote' };
  const registry: Record<string, string> = {};
  for (const [name, entry] of Object.entries(remotes)) {
    const canary = isRecord(entry) && isRecord(entry.canary) ? entry.canary : {};
    const pointer = typeof canary.share === 'number' && position < canary.share ? canary : entry;
    const manifest = isRecord(pointer) ? pointer.manifest : undefined;
    if (typeof manifest !== 'string' || !URL.canParse(manifest, baseUrl)) {
      const key = `remotes.${name}${pointer === canary ? '.canary' : ''}.manifest`;
      return { ok: false, key, expected: 'the URL of a manifest' };
    }
    registry[name] = new URL(manifest, baseUrl).href;
  }
  return { ok: true, registry };
}

/** The same at every visit. Without storage a browser gets no canary, since it could not keep to it. */
function browserPosition(): number {
  const key = 'tsugi.canary';
  try {
    const position = localStorage.getItem(key) ?? `${Math.random()}`;
    localStorage.setItem(key, position);
    return Number(position);
  } catch {
    return 1;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

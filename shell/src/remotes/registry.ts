/** Where each remote's card stands now: the pointer that a release or a rollback moves. Absolute addresses by name. */
export type Registry = Readonly<Record<string, string>>;

export type RegistryResult =
  | { readonly ok: true; readonly registry: Registry }
  | { readonly ok: false; readonly key: string; readonly expected: string };

/**
 * @param value the registry file as parsed: `{ "remotes": { "search": { "card": "https://…/1.2.0/remote.json" } } }`
 * @param baseUrl the file's own address, against which relative cards count
 */
export function parseRegistry(value: unknown, baseUrl: string): RegistryResult {
  const remotes = isRecord(value) ? value.remotes : undefined;
  if (!isRecord(remotes)) return { ok: false, key: 'remotes', expected: 'an object with one key per remote' };
  const registry: Record<string, string> = {};
  for (const [name, pointer] of Object.entries(remotes)) {
    const card = isRecord(pointer) ? pointer.card : undefined;
    if (typeof card !== 'string' || !URL.canParse(card, baseUrl)) {
      return { ok: false, key: `remotes.${name}.card`, expected: 'the address of a card' };
    }
    registry[name] = new URL(card, baseUrl).href;
  }
  return { ok: true, registry };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

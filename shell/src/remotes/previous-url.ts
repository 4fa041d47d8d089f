/**
 * The manifest that a remote goes back to when the version of another one fails.
 * @param value the registry file as parsed, valid or not
 * @param baseUrl the file's own URL, the base of relative manifests
 * @param failed URL of the manifest whose version has failed
 * @returns absolute: `previous` for the present version, the present one for its canary; undefined for a version that the registry
 *   does not name, such as an override
 */
export function previousUrl(
  value: unknown,
  baseUrl: string,
  remote: string,
  failed: string,
): string | undefined {
  const urlIn = (entry: unknown, key: 'manifest' | 'previous') => {
    const url = recordOf(entry)[key];
    return typeof url === 'string' && URL.canParse(url, baseUrl) ? new URL(url, baseUrl).href : undefined;
  };
  const entry = recordOf(recordOf(recordOf(value).remotes)[remote]);
  const present = urlIn(entry, 'manifest');
  const earlier =
    failed === present
      ? urlIn(entry, 'previous')
      : failed === urlIn(entry.canary, 'manifest')
        ? present
        : undefined;
  return earlier === failed ? undefined : earlier;
}

function recordOf(value: unknown): Record<string, unknown> {
  return Object(value);
}

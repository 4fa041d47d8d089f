/** What a service says of each input that it refuses: one message or a list of them, by name. */
export function messagesByName(value: unknown): Readonly<Record<string, readonly string[]>> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = Object.entries(value).map(([name, messages]) => [name, [messages].flat().map(String)]);
  return Object.fromEntries(fields);
}

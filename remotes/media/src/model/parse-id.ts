/** Total: a segment that is no id gives undefined. Ids of the services are 32-bit. */
export function parseId(segment: string | undefined): number | undefined {
  if (!segment || !/^\d{1,10}$/.test(segment)) return undefined;
  const id = Number(segment);
  return id > 0 && id < 2 ** 31 ? id : undefined;
}

/** Total: what names no activity gives undefined. The tracker's ids are 32-bit. */
export function parseActivityId(text: string | undefined): number | undefined {
  if (!text || !/^\d{1,10}$/.test(text)) return undefined;
  const id = Number(text);
  return id > 0 && id < 2 ** 31 ? id : undefined;
}

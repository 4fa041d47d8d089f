/** Total: what is no number of a review gives undefined. The tracker's ids are 32-bit. */
export function parseReviewId(id: string | undefined): number | undefined {
  if (!id || !/^\d{1,10}$/.test(id)) return undefined;
  const number = Number(id);
  return number > 0 && number < 2 ** 31 ? number : undefined;
}

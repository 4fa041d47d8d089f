/** A short name for a long text: the boot script and the data layer name a query by it. Different texts may share one. */
export function textHash(text: string): string {
  let hash = text.length;
  for (let index = 0; index < text.length; index += 1) {
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  }
  return hash.toString(36);
}

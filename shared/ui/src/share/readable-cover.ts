/**
 * A cover that a canvas may show and still be read. The host of the tracker's pictures allows reading only in responses to requests that
 * say where they come from, and does not tell caches so: what the browser has kept of an ordinary image cannot be read. It is requested
 * under another address then.
 * @returns undefined when the host does not allow it, or does not respond
 */
export async function readableCover(src: string): Promise<HTMLImageElement | undefined> {
  if (!URL.canParse(src)) return undefined;
  try {
    return await load(src);
  } catch {
    const other = new URL(src);
    other.searchParams.set('share', '1');
    return await load(other.href).catch(() => undefined);
  }
}

async function load(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = src;
  await image.decode();
  return image;
}

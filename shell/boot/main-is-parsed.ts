/**
 * Resolves in the first frame if the parser has left the content area by then, else when the document is parsed: browsers may
 * paint before they parse the last part of a page, and on a slow processor the next frame comes much later.
 */
export function mainIsParsed(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame((time) => {
      if (document.querySelector('#main + *')) resolve(time);
    });
    addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}

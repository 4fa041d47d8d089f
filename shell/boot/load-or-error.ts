/** Resolves with the next `load` or `error` event of a style sheet or a picture. */
export function loadOrError(element: HTMLElement): Promise<unknown> {
  return new Promise((resolve) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', resolve);
  });
}

/** Runs after the next frame has been rendered. A hidden page has no frames. */
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** Pages request a few more pictures each time they are scrolled: the rest is not worth another turn. */
const TURNS = 3;

/**
 * Measures again while the sandbox had to make pictures meanwhile: that takes the processor, and pages wait for them. What is
 * made is kept on disk, so that later runs begin with the pictures of this one.
 * @template T
 * @param {{ sandbox: Pick<import('./sandbox-control.mjs').SandboxControl, 'madePictures'> }} product
 * @param {() => Promise<T>} measure
 */
export async function withKeptPictures({ sandbox }, measure) {
  for (let turn = 1; ; turn += 1) {
    const made = await sandbox.madePictures();
    const measured = await measure();
    if (turn === TURNS || (await sandbox.madePictures()) === made) return measured;
  }
}

/** Faces and covers tell who was here and what they follow: they leave with the account. */
export function forgetPictures(): void {
  // Without the right to use caches there is nothing to forget.
  if ('caches' in globalThis) void caches.delete('tsugi-pictures').catch(() => undefined);
}

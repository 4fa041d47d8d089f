const TROUBLE =
  /RUNTIME-00[38]|deadline|timed? ?out|Failed to fetch|dynamically imported|ScriptNetworkError|ChunkLoadError|Loading (?:css )?chunk|JSON/i;

/** Whether a loader's message is about files that did not arrive; anything else is a fault of the code itself. */
export function isNetworkTrouble(message: string): boolean {
  return TROUBLE.test(message);
}

const TROUBLE =
  /RUNTIME-00[38]|deadline|timed? ?out|Failed to fetch|dynamically imported|ScriptNetworkError|ChunkLoadError|Loading (?:css )?chunk|JSON/i;

/** Whether a loader's message is about files that could not be loaded; otherwise the code itself failed. */
export function isNetworkTrouble(message: string): boolean {
  return TROUBLE.test(message);
}

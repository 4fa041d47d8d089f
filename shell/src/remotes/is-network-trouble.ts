const TROUBLE =
  /RUNTIME-00[38]|deadline|timed? ?out|Failed to fetch|dynamically imported|ScriptNetworkError|ChunkLoadError|Loading (?:css )?chunk|JSON/i;

/** The script arrived and threw: the loaders name its URL all the same. A chunk that did not register itself is 'missing'. */
const THROWN = /ScriptExecutionError|\(missing: /;

/** Whether a loader's message is about files that could not be loaded; otherwise the code itself failed. */
export function isNetworkTrouble(message: string): boolean {
  return TROUBLE.test(message) && !THROWN.test(message);
}

import { rspack } from '@rspack/core';

/** What a browser reads at the top of a script; those that do not know it read a comment. */
export const COMPILE_ON_LOAD = '//# allFunctionsCalledOnLoad';

/** After the minifier, which would remove it, and before source maps and hashes, which count it. */
const STAGE = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50;

/**
 * Chromium compiles the functions of these scripts while it loads them, on another thread. Without the hint it compiles each
 * one when it is first called, on the main thread, and parses it twice: a fifth to a half of the shell's evaluation. Workers and
 * the script inside index.html have no loading to do it in.
 */
export function compileOnLoad() {
  return new rspack.BannerPlugin({ banner: COMPILE_ON_LOAD, raw: true, stage: STAGE, test: /\.js$/ });
}

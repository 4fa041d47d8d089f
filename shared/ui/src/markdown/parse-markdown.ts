import { balanceHtml } from './balance-html.ts';
import { dialectToHtml } from './dialect.ts';
import { ScanLimit } from './scan-limit.ts';

/** Characters. A longer text is never parsed: it is shown as plain text. */
export const MAX_LENGTH = 100_000;
/** Characters. A longer text is parsed in a worker. */
export const MAX_PAGE_LENGTH = 4_000;
/** Characters that the rules may scan: about 20 ms on a desktop computer. */
export const PAGE_STEPS = 4_000_000;
/** About half a second, off the main thread. */
export const WORKER_STEPS = 100_000_000;

/**
 * A text of the tracker as HTML, which is balanced and bounded but NOT sanitised.
 * @returns undefined when the text takes more than `maxSteps`, or is nested too deeply
 */
export function parseMarkdown(source: string, maxSteps: number): string | undefined {
  if (source.length > MAX_LENGTH) return undefined;
  try {
    return balanceHtml(dialectToHtml(source, new ScanLimit(maxSteps)));
  } catch {
    // Too complex, or a text that the parser fails on: either way its characters can be shown as they are.
    return undefined;
  }
}

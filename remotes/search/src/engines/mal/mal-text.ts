import { seasonOf } from '../../filters/season.ts';
import type { MalContext } from './mal-request.ts';

const MIN_LENGTH = 3;
const MAX_LENGTH = 200;

/** Why the service takes no search for this text, as a sentence. The list of a season is narrowed on this device. */
export function malTextReason(context: MalContext): string | undefined {
  if (seasonOf(context)) return undefined;
  // It counts characters, not UTF-16 units.
  const { length } = [...context.params.q];
  if (length > 0 && length < MIN_LENGTH) return `MAL searches for ${MIN_LENGTH} letters or more.`;
  return length > MAX_LENGTH ? `MAL searches for ${MAX_LENGTH} characters or fewer.` : undefined;
}

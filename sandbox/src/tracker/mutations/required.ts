import { invalid } from '../errors.ts';

/** An argument that may be left out or null. */
export type Maybe<T> = T | null | undefined;

/** The text, or the validation error of a field that is missing or too short. */
export function required(text: Maybe<string>, name: string, least = 1): string {
  if (text === undefined || text === null || [...text.trim()].length < least) {
    throw invalid({
      [name]: [
        least === 1 ? `The ${name} field is required.` : `The ${name} must be at least ${least} characters.`,
      ],
    });
  }
  return text;
}

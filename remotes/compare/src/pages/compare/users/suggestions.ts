import { nameKey } from '../../../model/params.ts';

interface Person {
  readonly id: number;
  readonly name: string;
}

interface Source<P> {
  readonly text: string;
  /** Whom the viewer follows; empty while that is not known. */
  readonly following: readonly P[];
  /** What the tracker found for the text. */
  readonly found: readonly P[];
  /** The names of those who are compared already. */
  readonly compared: readonly string[];
}

/**
 * Who is suggested: before anything is typed all whom the viewer follows, then those of them whose names contain the text,
 * ahead of what was found. Users who are compared already are not offered.
 */
export function suggestions<P extends Person>({ text, following, found, compared }: Source<P>): readonly P[] {
  const taken = new Set(compared.map(nameKey));
  const own = following.filter(
    ({ name }) => !taken.has(nameKey(name)) && nameKey(name).includes(nameKey(text)),
  );
  if (nameKey(text) === '') return own;
  const ids = new Set(own.map(({ id }) => id));
  return [...own, ...found.filter(({ id }) => !ids.has(id))];
}

import { Widget } from '../widget/Widget.tsx';

export interface CompletedTitle {
  readonly mediaId: number;
  readonly title: string;
  readonly type: 'ANIME' | 'MANGA';
  /** The own entry as it is with the change that completed it. */
  readonly entry: object;
}

/** Long enough to read the message, to think about a score and to go there by keyboard, in milliseconds. */
const STAYS_MS = 20_000;

/** What the message that a title is completed has below its sentence: a score, and the sequel. Without it the message is whole too. */
export function completionMessage(completed: CompletedTitle) {
  return {
    durationMs: STAYS_MS,
    content: <Widget optional remote="profile" name="completion" props={{ ...completed }} />,
  };
}

import { Widget } from '@tsugi/ui/components';
import type { CompletionProps } from './Completion.tsx';

/** Long enough to read the message, to think about a score and to go there by keyboard, in milliseconds. */
const STAYS_MS = 20_000;

/** What the message that a title is completed has below its sentence: loaded then, and without it the message is whole too. */
export function completionMessage(props: CompletionProps) {
  return {
    durationMs: STAYS_MS,
    content: <Widget optional remote="profile" name="completion" props={{ ...props }} />,
  };
}

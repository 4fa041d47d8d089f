import { VisuallyHidden } from '@tsugi/ui';
import type { GenreState } from '../genre-cycle.ts';
import classes from './Panel.module.css';

interface GenreButtonProps {
  readonly name: string;
  readonly state: GenreState;
  readonly hint?: string | undefined;
  readonly onPress: () => void;
}

const NEXT: Readonly<Record<GenreState, string>> = {
  off: 'press to include',
  included: 'included, press to exclude',
  excluded: 'excluded, press to remove',
};

/** A genre or a tag with three states; each press switches to the next. */
export function GenreButton({ name, state, hint, onPress }: GenreButtonProps) {
  return (
    <button
      type="button"
      className={classes.name}
      data-state={state === 'off' ? undefined : state}
      title={hint}
      onClick={onPress}
    >
      {name}
      <VisuallyHidden>, {NEXT[state]}</VisuallyHidden>
    </button>
  );
}

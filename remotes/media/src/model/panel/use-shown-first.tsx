import { Button } from '@tsugi/ui';
import { useState } from 'react';
import classes from './Panel.module.css';

/** The first rows of a list, and the button that shows all of them: none where there are no more. */
export function useShownFirst<R>(rows: readonly R[], first: number) {
  const [isOpen, setIsOpen] = useState(false);
  const button = rows.length > first && (
    <Button className={classes.more} size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      {isOpen ? 'Show less' : `Show all ${rows.length}`}
    </Button>
  );
  return [isOpen ? rows : rows.slice(0, first), button] as const;
}

import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { useState } from 'react';
import classes from './Panel.module.css';

/** The first rows of a list, and the button that shows all of them: none where there are no more. */
export function useShownFirst<R>(rows: readonly R[], first: number) {
  const [isOpen, setIsOpen] = useState(false);
  const button = rows.length > first && (
    <Button className={classes.more} size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      {isOpen ? t`Show less` : t`Show all ${{ total: rows.length }}`}
    </Button>
  );
  return [isOpen ? rows : rows.slice(0, first), button] as const;
}

import { IconButton } from '@tsugi/ui/components';
import { ArrowUp } from 'lucide-react';
import type { RefObject } from 'react';
import classes from './MediaListPage.module.css';

/** Leads back to the start of the page, from far below. */
export function ToTop({ page }: { readonly page: RefObject<HTMLElement | null> }) {
  return (
    <IconButton
      className={classes.toTop}
      label="Back to the top"
      variant="outline"
      round
      onClick={() => {
        scrollTo({ top: 0 });
        // The button is gone there.
        page.current?.querySelector<HTMLElement>('nav a')?.focus({ preventScroll: true });
      }}
    >
      <ArrowUp size={20} aria-hidden="true" />
    </IconButton>
  );
}

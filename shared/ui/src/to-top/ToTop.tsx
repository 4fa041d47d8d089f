import { t } from '@tsugi/i18n/macro';
import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import classes from './ToTop.module.css';

/** From so many windows below its start on, a page is long. */
const FAR_WINDOWS = 2;

/** Leads back to the start of the page, from far below; nothing is rendered before. It stands above the bottom bar of a phone. */
export function ToTop() {
  const [isFar, setIsFar] = useState(false);

  useEffect(() => {
    const look = () => setIsFar(scrollY > FAR_WINDOWS * innerHeight);
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, []);

  if (!isFar) return null;
  return (
    <IconButton className={classes.button} label={t`Back to the top`} variant="outline" round onClick={toTop}>
      <ArrowUp size={20} aria-hidden="true" />
    </IconButton>
  );
}

function toTop(): void {
  // At once: an animation through a long list would load every picture on its way.
  scrollTo({ top: 0, behavior: 'instant' });
  // The button is gone there. Tab continues with the first control of the page, as after the link that skips the bars.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

import { t } from '@tsugi/i18n/macro';
import { useId } from 'react';
import { LazyActivityText } from './LazyActivityText.tsx';
import classes from './OverviewPage.module.css';

/** What the user writes about themselves, cut until it is asked for. */
export function AboutText({ about }: { readonly about: string }) {
  const headingId = useId();
  return (
    <section className={`panel padded ${classes.panel}`} aria-labelledby={headingId}>
      <h2 id={headingId} className={`text-xl ${classes.heading}`}>{t`About`}</h2>
      <LazyActivityText source={about} />
    </section>
  );
}

import type { ReactNode } from 'react';
import classes from './OfferCard.module.css';

interface OfferCardProps {
  /** Name of the region. */
  readonly label: string;
  readonly picture: ReactNode;
  /** One sentence. */
  readonly text: string;
  /** The result of the last attempt. */
  readonly note?: string | undefined;
  readonly actions: ReactNode;
}

/** An offer at the lower edge of the page, shown until the user accepts or dismisses it. */
export function OfferCard({ label, picture, text, note, actions }: OfferCardProps) {
  return (
    <section className={`grid gap-3 ${classes.card}`} aria-label={label}>
      <div className={`centred ${classes.picture}`}>{picture}</div>
      <div className={classes.text}>
        <p>{text}</p>
        {note !== undefined && <p className={classes.note}>{note}</p>}
      </div>
      <div className={`flex gap-2 ${classes.actions}`}>{actions}</div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { CoverImage } from '../cover/CoverImage.tsx';
import { TitleLink } from '../media-card/TitleLink.tsx';
import { classNames } from '../util/class-names.ts';
import classes from './MediaRow.module.css';

export interface MediaRowProps {
  readonly title: string;
  readonly to: string;
  readonly cover: string | null | undefined;
  /** The media's own colour. */
  readonly color?: string | null | undefined;
  readonly priority?: boolean | undefined;
  /** One line above the title: what it is to the page's media. */
  readonly kind?: ReactNode;
  /** Muted lines below the title; empty ones are left out. */
  readonly facts: readonly (string | undefined)[];
  /** Score and status, at the far end. */
  readonly end?: ReactNode;
  /** A small button at the end, shown on hover and focus (always on touch screens). */
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
}

/** A media as a row: cover, title, facts. The whole row is one link whose name is the title. */
export function MediaRow(props: MediaRowProps) {
  const { title, to, cover, color, priority, kind, facts, end, actions, className } = props;
  return (
    <article className={classNames(classes.row, className)}>
      <CoverImage className={classes.cover} src={cover} color={color} priority={priority} />
      <div className={`grow ${classes.text}`}>
        {kind && <p className={classes.kind}>{kind}</p>}
        <TitleLink className={`stretched ${classes.link}`} to={to} title={title} />
        {facts.map((line, index) =>
          line ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
            <span key={index} className="fine anywhere">
              {line}
            </span>
          ) : null,
        )}
      </div>
      {end && <div className={classes.end}>{end}</div>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </article>
  );
}

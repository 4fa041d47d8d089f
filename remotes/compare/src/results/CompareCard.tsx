import { AppLink } from '@tsugi/ui';
import {
  Avatar,
  averageText,
  CoverImage,
  listStatusLabel,
  listStatusTone,
  scoreText,
} from '@tsugi/ui/components';
import { memo } from 'react';
import type { CompareType } from '../params.ts';
import { averageLabel } from './average-label.ts';
import classes from './CompareCard.module.css';
import type { SharedTitle, UserLine } from './join-results.ts';

export interface CompareCardProps {
  readonly title: SharedTitle;
  readonly type: CompareType;
  /** One of the first cards: its cover is fetched with high priority. */
  readonly priority: boolean;
}

/** A shared title: cover, averages, and a line for each user. */
export const CompareCard = memo(function CompareCard({ title, type, priority }: CompareCardProps) {
  const { media, average, repeat, lines } = title;
  return (
    <article className={classes.card}>
      {/* The heading's link leads to the same place; one stop for the keyboard is enough. */}
      <AppLink to={media.path} className={classes.cover} tabIndex={-1} aria-hidden="true">
        <CoverImage src={media.cover} color={media.color} priority={priority} />
      </AppLink>
      <div className={classes.body}>
        <h3 className={classes.title}>
          <AppLink to={media.path}>{media.title}</AppLink>
        </h3>
        <p className={classes.facts}>{media.facts}</p>
        <dl className={classes.numbers}>
          <div>
            <dt>Their average</dt>
            <dd data-main="">{averageLabel(average)}</dd>
          </div>
          <div>
            <dt>Everyone</dt>
            <dd>{averageText(media.averageScore) || 'N/A'}</dd>
          </div>
        </dl>
        <ul className={classes.users} aria-label="Users">
          {lines.map((line) => (
            <Line key={line.user.name} line={line} type={type} />
          ))}
        </ul>
        {repeat > 0 && (
          <p className={classes.facts}>
            Compined {type === 'anime' ? 'rewatches' : 'rereads'} {repeat}
          </p>
        )}
      </div>
    </article>
  );
});

function Line({ line: { user, entry }, type }: { readonly line: UserLine; readonly type: CompareType }) {
  return (
    <li className={classes.user}>
      <AppLink
        to={`/user/${encodeURIComponent(user.name)}`}
        className={classes.avatar}
        aria-label={user.name}
        title={user.name}
      >
        <Avatar name={user.name} src={user.avatar} size={28} />
      </AppLink>
      {entry.status !== 'COMPLETED' && (
        <span className={classes.status} data-status={listStatusTone(entry.status)}>
          {listStatusLabel(entry.status, type === 'anime' ? 'ANIME' : 'MANGA')}
        </span>
      )}
      {entry.repeat > 0 && (
        <span className={classes.repeat}>
          {type === 'anime' ? 'Rewatched' : 'Reread'} {entry.repeat}×
        </span>
      )}
      <span className={classes.score}>{scoreText(entry.score, user.scoreFormat) || 'No score'}</span>
    </li>
  );
}

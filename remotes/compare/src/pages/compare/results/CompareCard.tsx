import { t } from '@tsugi/i18n/macro';
import type { ListType } from '@tsugi/lists/list-type';
import { savesData } from '@tsugi/platform/saves-data';
import { AppLink, VisuallyHidden } from '@tsugi/ui';
import { averageText, CoverImage, formatFixed, Shield } from '@tsugi/ui/components';
import { Repeat2 } from 'lucide-react';
import { memo } from 'react';
import type { ResultRow, ResultUser } from '../../../model/types.ts';
import classes from './CompareCard.module.css';
import { extentText, formatLink, releaseLink } from './card-model.ts';
import { EntryRow } from './EntryRow.tsx';
import { MoreEntries } from './MoreEntries.tsx';
import { useScoreSubject } from './use-score-subject.ts';

export interface CompareCardProps {
  readonly row: ResultRow;
  readonly users: readonly ResultUser[];
  readonly type: ListType;
  /** So many users have a row of their own; the others fold into the last one. */
  readonly rows: number;
  /** How far their scores are apart, in place of everyone's average. */
  readonly showDifference: boolean;
  /** What the viewer has scored, while scores are hidden until then. */
  readonly scored: ReadonlySet<number>;
  /** One of the first cards: its cover is fetched with high priority. */
  readonly priority: boolean;
}

/** A shared title: banner, cover, facts, averages, and a row for each user. All cards of a result have one height. */
export const CompareCard = memo(function CompareCard(props: CompareCardProps) {
  const { row, users, type, rows, showDifference, scored, priority } = props;
  const { media, average, difference, repeat, entries } = row;
  const format = formatLink(media);
  const release = releaseLink(media);
  const extent = extentText(media);
  const subject = useScoreSubject(row, users, scored);
  const shown = entries.length > rows ? entries.slice(0, rows - 1) : entries;
  const style = { '--rows': rows, ...(media.color ? { '--cover-color': media.color } : {}) };
  return (
    <article className={`panel stack ${classes.card}`} style={style}>
      {media.banner && !savesData() ? (
        <img
          className={classes.banner}
          src={media.banner}
          alt=""
          loading="lazy"
          decoding="async"
          // Ten times as large as a cover, and a strip of it is shown.
          fetchPriority="low"
        />
      ) : (
        <span className={classes.banner} />
      )}
      {/* The heading's link leads to the same place; one stop for the keyboard is enough. */}
      <AppLink to={media.path} className={classes.cover} tabIndex={-1} aria-hidden="true">
        <CoverImage src={media.cover} color={media.color} priority={priority} />
      </AppLink>
      {repeat > 0 && (
        <p
          className={`inline-row ${classes.repeat}`}
          title={type === 'anime' ? t`Compined rewatches ${repeat}` : t`Compined rereads ${repeat}`}
        >
          <VisuallyHidden>{type === 'anime' ? t`Compined rewatches` : t`Compined rereads`} </VisuallyHidden>
          <Repeat2 size={14} aria-hidden="true" />
          {repeat}
        </p>
      )}
      <h3 className={`label accent-links ${classes.title}`}>
        <AppLink to={media.path} title={media.title} lang={media.titleLang}>
          {media.title}
        </AppLink>
      </h3>
      <dl className={`flex gap-4 ${classes.numbers}`}>
        <div>
          <dt>{t`Their average`}</dt>
          <dd>
            <Shield {...subject}>{averageLabel(average)}</Shield>
          </dd>
        </div>
        <div>
          <dt>{showDifference ? t`Apart` : t`Everyone`}</dt>
          <dd>
            <Shield {...subject} look="mark">
              {showDifference ? averageLabel(difference) : averageText(media.averageScore) || t`N/A`}
            </Shield>
          </dd>
        </div>
      </dl>
      <p className={`fine accent-links ${classes.facts}`}>
        {format && <AppLink to={format.to}>{format.text}</AppLink>}
        <AppLink to={release.to}>{release.text}</AppLink>
        {extent && <span>{extent}</span>}
      </p>
      <ul className={`column ${classes.users}`} aria-label={t`Users`}>
        {shown.map((entry) => {
          const user = users[entry.user];
          return (
            user && <EntryRow key={entry.user} user={user} entry={entry} type={type} subject={subject} />
          );
        })}
        {shown.length < entries.length && (
          <MoreEntries
            subject={subject}
            title={media.title}
            entries={entries}
            hidden={entries.length - shown.length}
            users={users}
            type={type}
          />
        )}
      </ul>
    </article>
  );
});

/** A mean or a difference of scores of 0 to 100, out of ten with two decimals: "8.43"; "N/A" without a score. */
function averageLabel(average: number | null): string {
  return average === null ? t`N/A` : formatFixed(average / 10, 2);
}

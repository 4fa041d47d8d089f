import { plural, t } from '@tsugi/i18n/macro';

interface LimitNoteProps {
  /** Titles of which only the next episode is known. */
  readonly titlesLeftOut: number;
  /** Entries of a long list were not read. */
  readonly isCut: boolean;
}

/** What of a very long list the week does not have. */
export function LimitNote({ titlesLeftOut, isCut }: LimitNoteProps) {
  if (titlesLeftOut === 0 && !isCut) return null;
  return (
    <p className="fine" role="status">
      {titlesLeftOut > 0 &&
        plural(titlesLeftOut, {
          one: 'Of # title of your list, only the next episode is shown: more than 400 may air this week.',
          other: 'Of # titles of your list, only the next episode is shown: more than 400 may air this week.',
        })}{' '}
      {isCut && t`Your list is longer than 2,000 titles: the ones that you changed last are here.`}
    </p>
  );
}

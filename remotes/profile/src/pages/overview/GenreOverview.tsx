import type { UserProfile } from '@tsugi/data/operations/user-by-name';
import { t } from '@tsugi/i18n/macro';
import { AppLink } from '@tsugi/ui';
import { compareTexts, formatNumber, SegmentedControl } from '@tsugi/ui/components';
import { useState } from 'react';
import { listLink } from '../../model/list-link.ts';
import classes from './OverviewPage.module.css';

const MOST_GENRES = 12;

/** The most frequent genres; each leads to the titles of the list that its number counts. */
export function GenreOverview({ user }: { readonly user: UserProfile }) {
  const { anime, manga } = user.statistics;
  const [chosen, setChosen] = useState<'anime' | 'manga'>();
  const type = chosen ?? (anime.count >= manga.count ? 'anime' : 'manga');
  const statistics = type === 'anime' ? anime : manga;
  const shares = genreShares(statistics.genres, statistics.count, MOST_GENRES);
  if (anime.genres.length === 0 && manga.genres.length === 0) return null;
  return (
    <section aria-labelledby="genre-overview">
      <div className="section-head">
        <h2 id="genre-overview" className={`text-xl ${classes.heading}`}>{t`Genre overview`}</h2>
        <SegmentedControl
          label={t`Genres of`}
          size="sm"
          value={type}
          onChange={setChosen}
          options={[
            { value: 'anime', label: t`Anime` },
            { value: 'manga', label: t`Manga` },
          ]}
        />
      </div>
      {shares.length === 0 && <p className="muted">{t`Nothing on this list has a genre.`}</p>}
      <ul className={`grid gap-3 ${classes.genres}`}>
        {shares.map(({ genre, count, percent }) => (
          <li key={genre}>
            <AppLink className={`label ${classes.genre}`} to={listLink(user.name, type, 'genre', genre)}>
              <span className="narrow anywhere">{genre}</span>
              <span>
                {t`${percent}%`} <span className={classes.count}>{formatNumber(count)}</span>
              </span>
              <span className={classes.bar} aria-hidden="true">
                <span className={classes.fill} style={{ '--percent': percent }} />
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GenreCount {
  readonly genre: string;
  readonly count: number;
}

interface GenreShare extends GenreCount {
  /** Of all titles on the list, rounded: 0 to 100. A title has several genres, so shares add up to more than 100. */
  readonly percent: number;
}

/**
 * The most frequent genres and their share of the list.
 * @param total titles on the list
 */
export function genreShares(
  genres: readonly GenreCount[],
  total: number,
  limit: number,
): readonly GenreShare[] {
  if (total <= 0) return [];
  return genres
    .filter(({ genre, count }) => genre !== '' && count > 0)
    .toSorted((a, b) => b.count - a.count || compareTexts(a.genre, b.genre))
    .slice(0, limit)
    .map((item) => ({ ...item, percent: Math.min(100, Math.round((item.count / total) * 100)) }));
}

import { useQuery } from '@tsugi/data';
import { type MediaSearchVariables, mediaSearch } from '@tsugi/data/operations/media-search';
import { mediaPath, previousSeason, type Season } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { FailureState, Skeleton, seasonLabel } from '@tsugi/ui/components';
import { useMemo } from 'react';
import { cardModel } from '../../cards/card-model.ts';
import { ResultRow } from '../../cards/ResultRow.tsx';
import { useScoreFormat } from '../../cards/use-score-format.ts';
import classes from './Leftovers.module.css';

/** More episodes than a season has weeks for. */
const SEASON_EPISODES = 16;

/** What still runs from the season before: its TV anime with more than 16 episodes. */
export function Leftovers({ season, year }: Season) {
  const scoreFormat = useScoreFormat();
  const before = useMemo(() => previousSeason({ season, year }), [season, year]);
  const list = useQuery(mediaSearch, variablesOf(before));
  const items = list.data?.items ?? [];
  if (list.data && items.length === 0) return null;
  return (
    <section className={classes.leftovers} aria-labelledby="leftovers">
      <h2 id="leftovers">{t`Leftovers from ${{ season: seasonLabel(before.season, before.year) }}`}</h2>
      {list.error && !list.data ? (
        <FailureState
          failure={list.error}
          compact
          title={t`The leftovers could not be loaded`}
          onRetry={list.retry}
        />
      ) : (
        <ul className={`bleed ${classes.row}`} aria-label={t`Leftovers`} aria-busy={!list.data}>
          {items.map((media) => (
            <li key={media.id}>
              <ResultRow media={cardModel(media, scoreFormat)} to={mediaPath(media)} />
            </li>
          ))}
          {!list.data &&
            PLACEHOLDERS.map((key) => (
              <li key={key} aria-hidden="true">
                <Skeleton height="96px" radius="var(--radius-card)" />
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}

const PLACEHOLDERS = ['first', 'second', 'third', 'fourth'];

function variablesOf({ season, year }: Season): MediaSearchVariables {
  return {
    page: 1,
    perPage: 25,
    type: 'ANIME',
    season,
    seasonYear: year,
    format_in: ['TV'],
    episodes_greater: SEASON_EPISODES,
    isAdult: false,
    sort: ['POPULARITY_DESC', 'SCORE_DESC'],
  };
}

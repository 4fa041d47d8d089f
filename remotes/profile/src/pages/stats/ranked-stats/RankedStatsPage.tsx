import { select, t } from '@tsugi/i18n/macro';
import { type ListType, parseListType } from '@tsugi/lists/list-type';
import { useParams } from '@tsugi/router';
import { ButtonLink, EmptyState } from '@tsugi/ui';
import {
  FailureState,
  InView,
  MissingParts,
  PanelBoundary,
  SegmentedControl,
  Skeleton,
  useBelowTheFold,
} from '@tsugi/ui/components';
import { useMemo, useState } from 'react';
import type { Covers } from '../../../model/stats-params.ts';
import { StatsFrame, type StatsView } from '../StatsFrame.tsx';
import { statsTabLabel } from '../stats-tabs.ts';
import { CARDS_OF_GROUP, firstCoverIds, groupsOf } from './cover-blocks.ts';
import { RankedCard } from './RankedCard.tsx';
import classes from './RankedStatsPage.module.css';
import { type RankedItem, rankItems } from './ranked-item.ts';
import { parseRankedTab, type RankedTab, rankedSource } from './ranked-sources.ts';
import { useCovers } from './use-covers.ts';

/** Genres, tags, studios, voice actors or staff of a user's list, as cards in order of a number. */
export function RankedStatsPage() {
  const params = useParams();
  const tab = parseRankedTab(params.tab, parseListType(params.type));
  return (
    <StatsFrame tab={tab}>
      {(view) => <RankedCards key={`${view.name} ${view.type} ${tab}`} tab={tab} view={view} />}
    </StatsFrame>
  );
}

function RankedCards({ tab, view }: { readonly tab: RankedTab; readonly view: StatsView }) {
  const { name, type, measure } = view;
  const { items, error, missing, retry } = rankedSource(type, tab).useItems(name);
  const groups = useMemo(
    () => (items ? groupsOf(rankItems(items, measure, type)) : []),
    [items, measure, type],
  );
  const [shownGroups, setShownGroups] = useState(1);
  const hasAllCards = useBelowTheFold();
  if (!items) {
    if (!error) return <RankedSkeleton />;
    return <FailureState failure={error} title={t`These stats could not be loaded`} onRetry={retry} />;
  }
  if (items.length === 0) {
    return (
      <EmptyState
        title={emptyTitle(type, tab, name)}
        action={
          <ButtonLink to={`/search/${type}`}>
            {select(type, { anime: 'Search anime', other: 'Search manga' })}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <MissingParts missing={missing} onRetry={retry} />
      {tab === 'voice-actors' && (
        <SegmentedControl<Covers>
          className={classes.covers}
          label={t`Covers`}
          size="sm"
          value={view.covers}
          onChange={(covers) => view.change({ covers })}
          options={[
            { value: 'media', label: t`Media` },
            { value: 'characters', label: t`Characters` },
          ]}
        />
      )}
      <ol className={`grid gap-4 ${classes.cards}`} aria-label={statsTabLabel(tab)}>
        {groups.slice(0, shownGroups).map((group, index) => (
          <Group
            key={group[0]?.id}
            items={group}
            from={index * CARDS_OF_GROUP}
            hasAllCards={hasAllCards}
            view={view}
          />
        ))}
      </ol>
      {hasAllCards && shownGroups < groups.length && (
        <InView margin="200px" onEnter={() => setShownGroups(shownGroups + 1)} />
      )}
    </>
  );
}

function emptyTitle(type: ListType, tab: RankedTab, name: string): string {
  // A choice of a message has no hyphen.
  const kind = tab === 'voice-actors' ? 'voices' : tab;
  return type === 'anime'
    ? select(kind, {
        genres: `No genres yet: ${name} has no anime on the list`,
        tags: `No tags yet: ${name} has no anime on the list`,
        studios: `No studios yet: ${name} has no anime on the list`,
        voices: `No voice actors yet: ${name} has no anime on the list`,
        other: `No staff yet: ${name} has no anime on the list`,
      })
    : select(kind, {
        genres: `No genres yet: ${name} has no manga on the list`,
        tags: `No tags yet: ${name} has no manga on the list`,
        other: `No staff yet: ${name} has no manga on the list`,
      });
}

/** Two rows of a wide window. */
const FIRST_CARDS = 6;

interface GroupProps {
  readonly items: readonly RankedItem[];
  /** How many cards stand before. */
  readonly from: number;
  /** False while only the window's first cards are rendered. */
  readonly hasAllCards: boolean;
  readonly view: StatsView;
}

/** Cards whose first covers come in one request. */
function Group({ items, from, hasAllCards, view }: GroupProps) {
  const isOfCharacters = view.covers === 'characters' && items.some(({ characterIds }) => characterIds);
  const kind = isOfCharacters ? 'characters' : 'media';
  const ids = firstCoverIds(
    items.map((item) => (isOfCharacters ? (item.characterIds ?? []) : item.mediaIds)),
  );
  const { covers, error, retry } = useCovers(ids, kind);
  return (
    <>
      {items.slice(0, hasAllCards ? undefined : FIRST_CARDS).map((item, index) => (
        <li key={item.id}>
          <PanelBoundary message={t`${{ itemName: item.name }} error`}>
            <RankedCard item={item} rank={from + index + 1} view={view} first={covers} />
          </PanelBoundary>
        </li>
      ))}
      {error && !covers && (
        <li className={classes.failure}>
          <FailureState failure={error} compact title={t`Covers could not be loaded`} onRetry={retry} />
        </li>
      )}
    </>
  );
}

function RankedSkeleton() {
  return (
    <div className={`grid gap-4 ${classes.cards}`} aria-busy="true">
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike and never move
        <Skeleton key={index} height={272} radius={14} />
      ))}
    </div>
  );
}

import { type AuthState, type PagesState, useAuth, usePages } from '@tsugi/data';
import { useEffect, useMemo } from 'react';
import { type SeasonMedia, type SeasonMediaVariables, seasonMedia } from './season-media.query.ts';
import { firstDayOf, type SeasonChoice, timeOfSeason } from './season-segment.ts';

type FirstPage = Omit<SeasonMediaVariables, 'page'>;

/** Pages that are requested without being asked for. No season has more titles; of those without one, the most popular are enough. */
const PAGES = 10;
const PAGES_TBA = 2;
const PAGES_LEFTOVERS = 2;

export interface SeasonData {
  readonly titles: PagesState<SeasonMedia>;
  readonly leftovers: PagesState<SeasonMedia>;
  /** Everything that is requested by itself is there. */
  readonly isWhole: boolean;
}

/** The titles of a season, page by page until all are there, and then what airs on from earlier seasons. */
export function useSeason(choice: SeasonChoice, now: Date): SeasonData {
  const isAdult = adultOf(useAuth());
  const variables = useMemo(() => titlesOf(choice, isAdult), [choice, isAdult]);
  const all = usePages(seasonMedia, variables);
  const titles = useMemo(
    // A season of its own has its own page, whatever the service makes of a condition that is null.
    () => (choice === 'tba' ? { ...all, items: all.items.filter(({ season }) => season === null) } : all),
    [all, choice],
  );
  const isTitlesWhole = useAllPages(titles, choice === 'tba' ? PAGES_TBA : PAGES);
  const wanted = useMemo(() => leftoversOf(choice, now, isAdult), [choice, now, isAdult]);
  // What is on top of the page comes first. Where that fails, nothing is requested for a page that another try begins anew.
  const leftovers = usePages(seasonMedia, isTitlesWhole && titles.status === 'ready' ? wanted : null);
  const isLeftoversWhole = useAllPages(leftovers, PAGES_LEFTOVERS);
  return { titles, leftovers, isWhole: isTitlesWhole && (wanted === null || isLeftoversWhole) };
}

/** Requests one page after the other. @returns whether nothing more comes by itself */
function useAllPages(pages: PagesState<unknown>, limit: number): boolean {
  const { status, hasNextPage, isFetchingNextPage, pageCount, error, fetchNextPage } = pages;
  const isWanted = status === 'ready' && hasNextPage && !error && pageCount < limit;
  useEffect(() => {
    if (isWanted && !isFetchingNextPage) fetchNextPage();
  }, [isWanted, isFetchingNextPage, fetchNextPage]);
  return status === 'error' || (status === 'ready' && !isWanted);
}

/** Both when the account shows adult works. */
export function adultOf(auth: AuthState): false | undefined {
  return auth.status === 'signed-in' && auth.viewer?.displayAdultContent ? undefined : false;
}

/** What is requested of a season itself. */
export function titlesOf(choice: SeasonChoice, isAdult: false | undefined): FirstPage {
  const adult = isAdult === undefined ? {} : { isAdult };
  if (choice === 'tba') return { season: null, status: 'NOT_YET_RELEASED', ...adult };
  return { season: choice.season, seasonYear: choice.year, ...adult };
}

/**
 * What aired on when the season began. Of a past season these are the titles that began before it and ended in it or later; of
 * one to come nothing is known.
 */
export function leftoversOf(choice: SeasonChoice, now: Date, isAdult: false | undefined): FirstPage | null {
  const time = timeOfSeason(choice, now);
  if (choice === 'tba' || time === 'future') return null;
  const firstDay = firstDayOf(choice);
  return {
    formats: ['TV', 'TV_SHORT', 'ONA'],
    startsBefore: firstDay,
    ...(time === 'present' ? { status: 'RELEASING' } : { endsAfter: firstDay }),
    ...(isAdult === undefined ? {} : { isAdult }),
  };
}

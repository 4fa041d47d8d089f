import type { PagesState } from '@tsugi/data';
import { useBelowTheFold } from '@tsugi/ui/components';
import { EndlessList, type EndlessListProps } from './EndlessList.tsx';
import { PersonListSkeleton } from './PersonList.tsx';

export interface EndlessPeopleProps<I> extends Omit<EndlessListProps<I>, 'skeleton'> {
  /** The cards have two halves. */
  readonly hasVoices: boolean;
}

/** A list of people that grows as its end comes near, in each of its states. */
export function EndlessPeople<I>({ hasVoices, ...props }: EndlessPeopleProps<I>) {
  return (
    <EndlessList
      {...props}
      skeleton={(isNextPage) => (
        <PersonListSkeleton hasVoices={hasVoices} {...(isNextPage ? { count: 4 } : {})} />
      )}
    />
  );
}

/** On a media's pages a usual window shows no more: three rows of four. */
const FIRST = 12;

/** The part of a list that the first render shows; nothing more is asked for meanwhile. */
export function useFirstPeople<I>(pages: PagesState<I>): PagesState<I> {
  const isWhole = useBelowTheFold();
  if (isWhole || pages.items.length <= FIRST) return pages;
  return { ...pages, items: pages.items.slice(0, FIRST), hasNextPage: false };
}

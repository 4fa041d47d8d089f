import { EndlessList, type EndlessListProps } from './EndlessList.tsx';
import { PersonListSkeleton } from './PersonListSkeleton.tsx';

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

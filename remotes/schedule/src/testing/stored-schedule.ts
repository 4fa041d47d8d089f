import { useAuth, useQuery } from '@tsugi/data';
import { ready } from '@tsugi/data/testing';
import type { AiringItem } from '../model/airing.ts';
import type { AiringDayVariables } from '../model/airing-day.query.ts';
import type { ListedAnime } from '../model/airing-list.query.ts';
import type { ListAiringsVariables } from '../model/list-airings.query.ts';

/** A tracker that has responded to everything: `useQuery` and `useAuth` have to be mocked. */
export interface StoredSchedule {
  /** All that airs. */
  readonly items: readonly AiringItem[];
  /** What is watched; a user is signed in when it is given. */
  readonly list?: readonly ListedAnime[];
  readonly later?: readonly ListedAnime[];
  readonly showsAdult?: boolean;
}

/** @returns the names of the operations with their variables, as the last render asked for them */
export function answerWith({ items, list, later = [], showsAdult = false }: StoredSchedule) {
  const asked: (readonly [name: string, variables: unknown])[] = [];
  jest.mocked(useAuth).mockReturnValue(
    list
      ? // The page reads these members alone.
        ({
          status: 'signed-in',
          viewer: { id: 7, name: 'aoi', displayAdultContent: showsAdult },
        } as ReturnType<typeof useAuth>)
      : { status: 'signed-out' },
  );
  const answer = (name: string, variables: unknown): unknown => {
    if (name.startsWith('airing-day')) {
      // The variables of this operation.
      const { after, before } = variables as AiringDayVariables;
      const ofDay = items.filter(({ airingAt }) => airingAt > after && airingAt < before);
      return { items: ofDay.map((item) => ({ ...item, entry: null })), hasMore: false };
    }
    if (name === 'list-airings') {
      // As above.
      const { mediaIds, after, before } = variables as ListAiringsVariables;
      const airings = items
        .filter(({ airingAt }) => airingAt > after && airingAt < before)
        .filter(({ media }) => mediaIds.includes(media.id))
        .map(({ id, airingAt, episode, media }) => ({ id, airingAt, episode, mediaId: media.id }));
      return { airings, hasMore: false };
    }
    return { anime: name === 'airing-list-later' ? later : (list ?? []), hasMore: false };
  };
  jest.mocked(useQuery).mockImplementation((operation, variables) => {
    if (variables === null) return { ...ready(undefined), status: 'idle' } as never;
    asked.push([operation.name, variables]);
    // What this operation's own decode would give.
    return ready(answer(operation.name, variables)) as never;
  });
  return asked;
}

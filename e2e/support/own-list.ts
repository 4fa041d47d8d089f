import { trackerRequest } from './tracker-request.ts';

export interface ListWork {
  readonly id: number;
  readonly title: string;
  readonly episodes: number;
  /** The announced episode; Unix seconds. */
  readonly next: { readonly airingAt: number; readonly episode: number } | null;
}

interface ResponseData {
  readonly Page: {
    readonly media: readonly {
      id: number;
      title: { userPreferred: string };
      episodes: number | null;
      nextAiringEpisode: ListWork['next'];
    }[];
  };
}

/** An announced episode is at least this far away, so that it does not air while a journey runs; milliseconds. */
const AHEAD_MS = 600_000;

/** Popular anime with at least three episodes: still airing, with an episode announced, or finished. */
export async function listWorks(status: 'RELEASING' | 'FINISHED'): Promise<readonly ListWork[]> {
  const { Page } = await trackerRequest<ResponseData>(
    `{ Page(perPage: 50) { media(type: ANIME, isAdult: false, status: ${status}, sort: [POPULARITY_DESC]) {
      id title { userPreferred } episodes nextAiringEpisode { airingAt episode } } } }`,
  );
  return Page.media.flatMap(({ id, title, episodes, nextAiringEpisode: next }) =>
    episodes === null || episodes < 3 || (status === 'RELEASING' && !isAhead(next))
      ? []
      : [{ id, title: title.userPreferred, episodes, next }],
  );
}

function isAhead(next: ListWork['next']): boolean {
  return next !== null && next.airingAt * 1000 > Date.now() + AHEAD_MS;
}

/** Puts works on the list of the token's user, with this many episodes seen. */
export async function putOnList(
  token: string,
  entries: readonly { readonly work: ListWork; readonly progress: number }[],
): Promise<void> {
  const saves = entries.map(
    ({ work, progress }, index) =>
      `e${index}: SaveMediaListEntry(mediaId: ${work.id}, status: CURRENT, progress: ${progress}) { id }`,
  );
  await trackerRequest(`mutation { ${saves.join(' ')} }`, token);
}

/** The first of them, which a journey cannot do without. */
export function first(works: readonly ListWork[]): ListWork {
  const [work] = works;
  if (!work) throw new Error('The sandbox has no such work');
  return work;
}

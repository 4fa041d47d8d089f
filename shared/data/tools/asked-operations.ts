/** What is read of the first results, for the variables of later operations. */
export interface Found {
  media: number;
  mal: number;
  character: number;
  staff: number;
  studio: number;
  user: number;
  userName: string;
  activity: number;
  artist: string;
}

export interface AskedOperation {
  /** Its file in src/operations. */
  readonly file: string;
  readonly variables: (found: Found) => object;
  /** Reads ids of its result. It fails where the result has another form. */
  readonly look?: (data: never, found: Found) => void;
  /** Needs the token of a user. */
  readonly asViewer?: boolean;
  /** Part of the contract: asked of the live services, too, where requests are few. */
  readonly isContract?: boolean;
}

const season = { season: 'FALL', seasonYear: 2026, nextSeason: 'WINTER', nextYear: 2027 };

const STATISTICS = [
  ...['anime-stats', 'anime-genres', 'anime-tags', 'anime-staff', 'anime-studios', 'anime-voice-actors'],
  ...['manga-stats', 'manga-genres', 'manga-tags', 'manga-staff'],
];
/** The others ask the same field for lists of the same form. */
const CONTRACT_STATISTICS = ['anime-stats', 'anime-genres', 'anime-staff'];

type Options = Omit<AskedOperation, 'file' | 'variables'>;

const ask = (
  file: string,
  variables: AskedOperation['variables'],
  options: Options = {},
): AskedOperation => ({
  file,
  variables,
  ...options,
});
const contract = (file: string, variables: AskedOperation['variables'], look?: AskedOperation['look']) =>
  ask(file, variables, { isContract: true, ...(look ? { look } : {}) });

/** Every query, in an order in which the first ones find what the later ones ask for. */
export const ASKED_OPERATIONS: readonly AskedOperation[] = [
  contract(
    'media-search',
    () => ({ type: 'ANIME', page: 1, perPage: 28, search: undefined }),
    ({ items: [first] }: { items: [{ id: number }] }, found) => {
      found.media = first.id;
    },
  ),
  contract('media-search-by-type', () => ({
    page: 1,
    perPage: 28,
    episodes_lesser: 13,
    chapters_lesser: 13,
  })),
  contract(
    'media-detail',
    ({ media }) => ({ id: media, type: 'ANIME' }),
    (
      data: {
        idMal: number;
        characters: { edges: [{ node: { id: number } }] };
        staff: { edges: [{ node: { id: number } }] };
        studios: { edges: [{ node: { id: number } }] };
      },
      found,
    ) => {
      found.mal = data.idMal;
      found.character = data.characters.edges[0].node.id;
      found.staff = data.staff.edges[0].node.id;
      found.studio = data.studios.edges[0].node.id;
    },
  ),
  contract(
    'activity-feed',
    () => ({ page: 1, isFollowing: false, hasReplies: true }),
    ({ items }: { items: readonly { id: number; user: { id: number; name: string } | null }[] }, found) => {
      const first = items.find(({ user }) => user);
      if (!first?.user) throw new Error('The feed has no activity of a user');
      found.activity = first.id;
      found.user = first.user.id;
      found.userName = first.user.name;
    },
  ),
  ask('viewer', () => ({}), {
    asViewer: true,
    look: ({ id, name }: { id: number; name: string }, found) => {
      found.user = id;
      found.userName = name;
    },
  }),
  contract('user-by-name', ({ userName }) => ({ name: userName })),
  contract('user-search', () => ({ search: 'a', page: 1 })),
  ask('media-list-collection', ({ userName }) => ({ userName, type: 'ANIME' })),
  contract('media-list-first-chunk', ({ userName }) => ({ userName, type: 'ANIME' })),
  ask('media-list-entry', ({ media }) => ({ mediaId: media }), { asViewer: true }),
  contract('genre-and-tag-collection', () => ({})),
  contract('external-link-sources', () => ({ mediaType: 'ANIME' })),
  contract('trending', () => ({ type: 'ANIME', ...season })),
  contract('media-recommendations', ({ media }) => ({ id: media, page: 1 })),
  contract('media-characters', ({ media }) => ({ id: media, page: 1 })),
  contract('media-staff', ({ media }) => ({ id: media, page: 1 })),
  ask('friends-entries', ({ media }) => ({ mediaId: media, page: 1, perPage: 10 }), { asViewer: true }),
  contract('activity-by-id', ({ activity }) => ({ id: activity })),
  contract('activity-replies', ({ activity }) => ({ activityId: activity, page: 1 })),
  ask('likes', ({ activity }) => ({ id: activity, type: 'ACTIVITY', page: 1 })),
  ask('recent-airings', ({ media }) => ({ mediaIds: [media], after: 0 })),
  ask('currently-watching', ({ user }) => ({ userId: user, type: 'ANIME', page: 1 })),
  ask('current-lists', ({ user }) => ({ userId: user })),
  ask('media-by-ids', ({ media }) => ({ ids: Array.from({ length: 60 }, (_, index) => media + index) })),
  ask('characters-by-ids', ({ character }) => ({ ids: [character] })),
  ask('character-info', ({ character }) => ({ id: character })),
  contract('character-page', ({ character }) => ({ id: character, page: 1 })),
  ask('staff-info', ({ staff }) => ({ id: staff })),
  contract('staff-page', ({ staff }) => ({ id: staff, page: 1 })),
  contract('studio-media', ({ studio }) => ({ id: studio, page: 1 })),
  contract('user-favourites', ({ user }) => ({ userId: user, page: 1 })),
  ask('user-followers', ({ user }) => ({ userId: user, page: 1 })),
  ask('user-following', ({ user }) => ({ userId: user, page: 1 })),
  contract('user-overview', ({ user }) => ({ userId: user })),
  ask('notifications', () => ({ page: 1, reset: false }), { asViewer: true }),
  ...STATISTICS.map((name) =>
    ask(`user-${name}`, ({ userName }) => ({ name: userName }), {
      isContract: CONTRACT_STATISTICS.includes(name),
    }),
  ),
  contract(
    'anime-themes',
    ({ media }) => ({ site: 'ani', id: media }),
    (data: { themes: [{ song: { artists: [{ slug: string }] } }] }, found) => {
      found.artist = data.themes[0].song.artists[0].slug;
    },
  ),
  ask('theme-anime-ids', () => ({ slugs: ['a'] })),
  contract('theme-artist', ({ artist }) => ({ slug: artist })),
  contract('mal-media-full', ({ mal }) => ({ type: 'anime', malId: mal })),
  contract('mal-characters', ({ mal }) => ({ type: 'anime', malId: mal })),
  contract('mal-staff', ({ mal }) => ({ malId: mal })),
  contract('mal-search', () => ({
    path: 'anime',
    page: 2,
    query: { q: 'moon', order_by: 'score', sort: 'desc' },
  })),
  ask('mal-genres', () => ({ type: 'anime', filter: 'genres' })),
];

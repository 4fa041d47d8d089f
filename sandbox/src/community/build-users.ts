import { DAY_MS } from '../calendar.ts';
import { MENS_NAMES, WOMENS_NAMES } from '../catalogue/words/names.ts';
import { list } from '../catalogue/words/rows.ts';
import { hash, seeded } from '../random.ts';
import { ABOUT_TEXTS } from './about-texts.ts';
import { type ListTypeOptions, SCORE_FORMATS, type User } from './user.ts';

export const USER_COUNT = 1_060;
export const NAMED_USERS = ['aoi', 'ren', 'mio', 'sora', 'yuki', 'heavy', 'empty'] as const;
export type NamedUser = (typeof NAMED_USERS)[number];
export const HEAVY_LIST = 5_000;
/** The last of the users, with a private profile. */
export const PRIVATE_USER = 'hermit';

const FIRST_WORDS = list(
  'harbor; lantern; moth; paper; quiet; tidal; amber; north; velvet; copper; salt; winter; orbit; inkwell; fern; thimble; cloud; rusty; sleepy; indigo; maple; static; tofu; noodle; pixel; ghost; plum; cedar; mango; comet',
);
const SECOND_WORDS = list(
  'light; fox; reader; whale; moon; teacup; drifter; bell; crane; otter; hours; garden; signal; pages; sparrow; cat; knight; bento; rain; wave; clock; kite; lamb; sketch; owl; tram; bicycle; radio; bean; star',
);
const COLOURS = ['blue', 'purple', 'pink', 'orange', 'red', 'green', 'gray', '#e07a8f', '#5fb49c'];
const ANIME_SECTIONS = [
  'Watching',
  'Rewatching',
  'Completed TV',
  'Completed Movie',
  'Paused',
  'Dropped',
  'Planning',
];
const MANGA_SECTIONS = [
  'Reading',
  'Rereading',
  'Completed Manga',
  'Completed Novel',
  'Paused',
  'Dropped',
  'Planning',
];

const NAMED: Readonly<Record<NamedUser, Partial<User>>> = {
  aoi: {
    scoreFormat: 'POINT_10_DECIMAL',
    donatorTier: 3,
    donatorBadge: 'Keeper of the Pier',
    profileColor: 'blue',
    unreadNotificationCount: 3,
    listSizes: { ANIME: 420, MANGA: 160 },
    titleLanguage: 'ENGLISH',
    animeList: options(
      ANIME_SECTIONS,
      true,
      ['Seaside', 'Comfort rewatches', 'Recommended by ren'],
      ['Story', 'Characters', 'Visuals', 'Audio', 'Enjoyment'],
    ),
    mangaList: options(
      MANGA_SECTIONS,
      false,
      ['On the shelf', 'Digital'],
      ['Story', 'Characters', 'Art', 'Enjoyment'],
    ),
    hue: 225,
  },
  ren: {
    scoreFormat: 'POINT_100',
    donatorTier: 1,
    unreadNotificationCount: 12,
    listSizes: { ANIME: 640, MANGA: 90 },
    titleLanguage: 'ROMAJI',
    moderatorRoles: ['ANIME_DATA'],
    hue: 28,
    displayAdultContent: true,
  },
  mio: {
    scoreFormat: 'POINT_5',
    donatorTier: 2,
    donatorBadge: 'Sketchbook',
    listSizes: { ANIME: 210, MANGA: 330 },
    titleLanguage: 'ENGLISH',
    hue: 330,
  },
  sora: {
    scoreFormat: 'POINT_3',
    listSizes: { ANIME: 130, MANGA: 20 },
    titleLanguage: 'NATIVE',
    hue: 195,
    restrictMessagesToFollowing: true,
  },
  yuki: {
    scoreFormat: 'POINT_10',
    listSizes: { ANIME: 300, MANGA: 120 },
    titleLanguage: 'ROMAJI',
    staffNameLanguage: 'ROMAJI',
    hue: 265,
  },
  heavy: { scoreFormat: 'POINT_100', listSizes: { ANIME: HEAVY_LIST, MANGA: 1_200 }, hue: 95 },
  empty: {
    scoreFormat: 'POINT_10_DECIMAL',
    listSizes: { ANIME: 0, MANGA: 0 },
    about: null,
    hasBanner: false,
    hasAvatar: false,
  },
};

/** The seeded users; ids count from 1 and the named ones come first. */
export function buildUsers(now: number, heavyList: number, plainLists?: number): User[] {
  const names = new Set<string>(NAMED_USERS);
  const rng = seeded('user names');
  while (names.size < USER_COUNT) {
    const style = rng.weighted([45, 25, 20, 10]);
    const first = rng.pick(FIRST_WORDS);
    const second = rng.pick(SECOND_WORDS);
    const given = rng.pick(rng.chance(0.5) ? WOMENS_NAMES : MENS_NAMES).romaji;
    const name =
      [`${first}${second}`, `${given}${rng.int(1, 99)}`, `${first}_${second}`, `${given}Reads`][style] ??
      first;
    if (name !== 'nobody') {
      names.add(name.slice(0, 20));
    }
  }
  // In place of the last name, so that every other user stays who they are.
  return [...[...names].slice(0, -1), PRIVATE_USER].map((name, index) => {
    const plain = plainUser(index + 1, name, now, plainLists);
    const named = NAMED_USERS.find((known) => known === name);
    const user = named === undefined ? plain : { ...plain, moderatorRoles: null, ...NAMED[named] };
    return name === 'heavy' ? { ...user, listSizes: { ...user.listSizes, ANIME: heavyList } } : user;
  });
}

function plainUser(id: number, name: string, now: number, listLength?: number): User {
  const rng = seeded('user', id);
  const size = Math.min(1_400, Math.exp(rng.normal(4.4, 1.1)));
  const createdAt = Math.floor((now - rng.int(20, 3_600) * DAY_MS) / 1000);
  return {
    id,
    name,
    seed: hash('user', id),
    hue: rng.int(0, 359),
    about: rng.chance(0.5) ? rng.pick(ABOUT_TEXTS) : null,
    hasAvatar: rng.chance(0.93),
    hasBanner: rng.chance(0.55),
    createdAt,
    updatedAt: Math.floor((now - rng.int(0, 90) * DAY_MS) / 1000),
    donatorTier: rng.chance(0.08) ? rng.int(1, 3) : 0,
    donatorBadge: 'Donator',
    moderatorRoles: rng.chance(0.01)
      ? [rng.pick(['MANGA_DATA', 'COMMUNITY', 'CHARACTER_DATA', 'DISCORD_COMMUNITY'])]
      : null,
    scoreFormat: rng.pick(SCORE_FORMATS),
    rowOrder: rng.pick(['score', 'title', 'updatedAt', 'id']),
    animeList: options(
      ANIME_SECTIONS,
      rng.chance(0.3),
      rng.chance(0.12) ? ['Favourites', 'To show friends'] : [],
      [],
    ),
    mangaList: options(MANGA_SECTIONS, rng.chance(0.2), rng.chance(0.08) ? ['Owned'] : [], []),
    titleLanguage: rng.pick(['ROMAJI', 'ROMAJI', 'ENGLISH', 'NATIVE']),
    staffNameLanguage: rng.pick(['ROMAJI_WESTERN', 'ROMAJI', 'NATIVE']),
    displayAdultContent: rng.chance(0.3),
    airingNotifications: true,
    profileColor: rng.pick(COLOURS),
    timezone: rng.chance(0.5) ? rng.pick(['09:00', '00:00', '01:00', '-05:00', '-08:00']) : null,
    activityMergeTime: rng.pick([0, 30, 60, 720]),
    restrictMessagesToFollowing: rng.chance(0.1),
    disabledNotifications: new Set(),
    disabledListActivity: new Set(),
    unreadNotificationCount: rng.int(0, 9),
    isPrivate: name === PRIVATE_USER,
    listSizes: { ANIME: listLength ?? Math.round(4 + size), MANGA: Math.round(size * rng.next() * 0.7) },
  };
}

function options(
  sectionOrder: readonly string[],
  split: boolean,
  customLists: readonly string[],
  advancedScoring: readonly string[],
): ListTypeOptions {
  return {
    sectionOrder: [...sectionOrder, ...customLists],
    splitCompletedSectionByFormat: split,
    customLists,
    advancedScoring:
      advancedScoring.length > 0 ? advancedScoring : ['Story', 'Characters', 'Visuals', 'Audio', 'Enjoyment'],
    advancedScoringEnabled: advancedScoring.length > 0,
  };
}

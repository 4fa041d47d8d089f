import type { AuthUser } from '../sources/tracker/auth-user.ts';

/** A token as the tracker makes them: a JWT that names its account. `exp` in Unix seconds. */
export function fakeTokenOf(id: number, session = 'first', exp?: number): string {
  const part = (value: object) => btoa(JSON.stringify(value));
  return `${part({ typ: 'JWT' })}.${part({ sub: String(id), session, exp })}.${'s'.repeat(43)}`;
}

export function fakeViewer(id: number, name: string, unreadNotificationCount = 0): AuthUser {
  const list = { customLists: [], advancedScoringEnabled: false, advancedScoring: [] };
  return {
    id,
    name,
    avatar: { large: null },
    bannerImage: null,
    unreadNotificationCount,
    siteUrl: null,
    scoreFormat: 'POINT_5',
    titleLanguage: null,
    displayAdultContent: false,
    profileColor: null,
    animeList: list,
    mangaList: list,
  };
}

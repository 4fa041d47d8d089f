export type SocialTab = 'following' | 'followers';

/** Never fails: whom the user follows comes first. */
export function parseSocialTab(search: URLSearchParams): SocialTab {
  return search.get('tab') === 'followers' ? 'followers' : 'following';
}

export function formatSocialTab(tab: SocialTab): URLSearchParams {
  return new URLSearchParams(tab === 'followers' ? { tab } : {});
}

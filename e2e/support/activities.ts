import { trackerRequest } from './tracker-request.ts';

export interface KnownActivity {
  readonly id: number;
  readonly kind: 'TextActivity' | 'ListActivity';
  readonly replyCount: number;
  readonly likeCount: number;
  readonly text?: string;
  readonly user: { readonly name: string };
  readonly media?: { readonly title: { readonly userPreferred: string }; readonly isAdult: boolean };
}

interface ResponseData {
  readonly Page: { readonly activities: readonly KnownActivity[] };
}

const MOST_PAGES = 12;

/** The newest public activity that fits. */
export async function findActivity(fits: (activity: KnownActivity) => boolean): Promise<KnownActivity> {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { Page } = await trackerRequest<ResponseData>(
      `{ Page(page: ${page}, perPage: 50) { activities(type_in: [TEXT, ANIME_LIST, MANGA_LIST], sort: [ID_DESC]) {
        ... on TextActivity { kind: __typename id replyCount likeCount text user { name } }
        ... on ListActivity { kind: __typename id replyCount likeCount user { name } media { title { userPreferred } isAdult } }
      } } }`,
    );
    const found = Page.activities.find(fits);
    if (found) return found;
  }
  throw new Error('The sandbox has no such activity');
}

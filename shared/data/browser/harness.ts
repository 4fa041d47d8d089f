// The data layer alone in a page, for tests in a real browser. `window.data` is what they drive.

import { pageAuth } from '../src/auth/auth-store.ts';
import { pageBatches } from '../src/batches/page-batches.ts';
import { pageOptimistic } from '../src/changes/create-optimistic-layer.ts';
import { favouriteMutation } from '../src/changes/definitions/definition-of.ts';
import { membersOf } from '../src/changes/definitions/entry-members.ts';
import { entryMutation } from '../src/changes/definitions/entry-mutation.ts';
import { pageOutbox } from '../src/changes/outbox.ts';
import { pageMutationQueue } from '../src/changes/page-mutation-queue.ts';
import * as data from '../src/index.ts';
import { mediaListCollection } from '../src/operations/media-list-collection.query.ts';
import { mediaSearch } from '../src/operations/media-search.query.ts';
import type { MediaListEntrySummary } from '../src/sources/tracker/media-card.ts';
import { commitTime } from './commit-time.tsx';
import { animeThemes, malSearch, mediaFavourite } from './operations.ts';

const sandbox = new URLSearchParams(location.search).get('sandbox') ?? '';
const notices: string[] = [];

data.installData({
  services: {
    tracker: { url: `${sandbox}/tracker/graphql` },
    mal: { url: `${sandbox}/mal/v4` },
    themes: { url: `${sandbox}/themes/graphql` },
  },
  authorizeUrl: `${sandbox}/tracker/oauth/authorize`,
  clientIds: { demo: '1', other: '2' },
  demoHost: 'demo.example',
  onNotice: (message) => void notices.push(message),
});

const harness = {
  ...data,
  layer: () => ({ auth: pageAuth(), optimistic: pageOptimistic() }),
  operations: { mediaFavourite, mediaSearch },
  notices,
  commitTime,
  search: (search: string, options: data.ReadOptions = {}) =>
    data.read(mediaSearch, { type: 'ANIME', page: 1, perPage: 5, search }, options),
  themes: (id: number) => data.read(animeThemes, { site: 'ani', id }),
  batches: pageBatches,
  /** As the button of a card does it. */
  plusOne: (mediaId: number, entry: MediaListEntrySummary) => {
    pageMutationQueue();
    const base = membersOf(entry);
    pageOutbox().change(entryMutation(mediaId), base, { exists: true, progress: (base.progress ?? 0) + 1 });
  },
  entries: (userName: string, type: 'ANIME' | 'MANGA') => data.read(mediaListCollection, { userName, type }),
  /** Asks the MAL-style service. */
  searchMal: (text: string, options: data.ReadOptions = {}) => data.read(malSearch, { text }, options),
  favourite: (id: number, isFavourite: boolean) => {
    pageMutationQueue();
    pageOutbox().change(
      favouriteMutation('anime', id),
      { isFavourite: !isFavourite, favourites: null },
      { isFavourite },
    );
  },
};

export type Harness = typeof harness;

declare global {
  interface Window {
    data: Harness;
  }
}

window.data = harness;

/** @jest-environment jsdom */

import { itemNames } from '@tsugi/platform/store';
import { accountOf } from '../auth/auth-store.ts';
import { setLayer } from '../layer.ts';
import type { SourceStatus, WatchableStatus } from '../limits/source-status.ts';
import type { AuthUser } from '../sources/tracker/auth-user.ts';
import { settle } from '../testing/fake-clock.ts';
import { createFakeLocks } from '../testing/fake-locks.ts';
import { installTestLayer } from '../testing/install-test-layer.ts';
import { favouriteMutation } from './definitions/definition-of.ts';
import { pageOutbox } from './outbox.ts';
import { isOutboxItem } from './outbox-items.ts';
import { pageMutationQueue } from './page-mutation-queue.ts';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (id: number, session: string) =>
  `${part({ typ: 'JWT' })}.${part({ sub: String(id), session })}.${'s'.repeat(43)}`;
const viewer: AuthUser = {
  id: 7,
  name: 'aoi',
  avatar: { large: null },
  bannerImage: null,
  unreadNotificationCount: 0,
  siteUrl: null,
  scoreFormat: 'POINT_5',
  titleLanguage: null,
  displayAdultContent: false,
  profileColor: null,
  animeList: { customLists: [], advancedScoringEnabled: false, advancedScoring: [] },
  mangaList: { customLists: [], advancedScoringEnabled: false, advancedScoring: [] },
};

function setUp(token = tokenOf(7, 'first')) {
  // jsdom has none.
  Object.defineProperty(navigator, 'locks', { value: createFakeLocks().page(), configurable: true });
  const layer = installTestLayer(() => new Promise(() => {}));
  layer.auth.signIn(token);
  return {
    ...layer,
    favourite: () => {
      pageMutationQueue();
      pageOutbox().change(
        favouriteMutation('anime', 5),
        { isFavourite: false, favourites: null },
        { isFavourite: true },
      );
    },
    /** Accounts that have a change in storage. */
    owners: () =>
      itemNames(layer.storage)
        .filter((name) => isOutboxItem(name))
        .map((name) => name.slice('tsugi:outbox:'.length).split('/')[0]),
  };
}

describe('a change that is made before the viewer is known', () => {
  it('belongs to the viewer as soon as it is known', () => {
    const { auth, favourite, owners } = setUp();
    favourite();
    expect(owners()).toEqual([auth.partition()]);
    auth.setViewer(viewer, 1000);
    expect(owners()).toEqual(['user-7']);
  });

  it('belongs to the viewer who was known before the queue started', () => {
    const { auth, storage, owners } = setUp();
    storage?.setItem(`tsugi:outbox:${auth.partition()}/000000000000001-tab-00001`, '{}');
    auth.setViewer(viewer, 1000);
    pageMutationQueue();
    expect(owners()).toEqual(['user-7']);
  });

  it('waits for the next sign-in of the account that the token names, when its own ends first', () => {
    const { auth, favourite, owners } = setUp();
    favourite();
    auth.signOut(true);
    expect(owners()).toEqual(['user-7']);
    auth.signIn(tokenOf(7, 'second'));
    auth.setViewer(viewer, 1000);
    expect(owners()).toEqual(['user-7']);
  });

  it('waits for the same token when that names no account', () => {
    const token = 't'.repeat(60);
    const { auth, favourite, owners } = setUp(token);
    favourite();
    const partition = auth.partition();
    auth.signOut();
    expect(owners()).toEqual([partition]);
  });
});

describe('a change that waits for the service', () => {
  /** A page whose tracker is as `set` says. */
  function setUpStatus() {
    Object.defineProperty(navigator, 'locks', { value: createFakeLocks().page(), configurable: true });
    const asked: string[] = [];
    const layer = installTestLayer(({ operation }) => {
      asked.push(operation);
      return new Promise(() => {});
    });
    const listeners = new Set<() => void>();
    let status: SourceStatus = { wait: undefined, openCircuit: undefined };
    const tracker: WatchableStatus = {
      status: () => status,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    setLayer({
      ...layer,
      engine: async () => {
        const engine = await layer.engine();
        return { ...engine, statuses: { ...engine.statuses, tracker } };
      },
    });
    layer.auth.signIn(tokenOf(7, 'first'));
    pageMutationQueue();
    return {
      ...layer,
      asked,
      change: () =>
        pageOutbox().change(
          favouriteMutation('anime', 5),
          { isFavourite: false, favourites: null },
          { isFavourite: true },
        ),
      set: async (next: Partial<SourceStatus>) => {
        status = { wait: undefined, openCircuit: undefined, ...next };
        for (const listener of listeners) listener();
        await settle();
      },
    };
  }

  it('is tried as soon as the circuit breaker closes, whichever request found that out', async () => {
    const { asked, change, clock, set } = setUpStatus();
    await settle();
    await set({ openCircuit: { message: undefined, until: clock.now() + 60_000 } });
    change();
    await clock.advance(2_000);
    expect(asked).toEqual([]);
    await set({});
    await clock.advance(1);
    expect(asked).toHaveLength(1);
  });

  it('is not tried by news that change nothing', async () => {
    const { asked, change, clock, set } = setUpStatus();
    await settle();
    await set({ openCircuit: { message: undefined, until: clock.now() + 60_000 } });
    change();
    await clock.advance(2_000);
    await set({ openCircuit: { message: undefined, until: clock.now() + 70_000 } });
    await clock.advance(1);
    expect(asked).toEqual([]);
  });

  it.each([
    [4_900, 1],
    [5_100, 0],
  ])('waits in the queue of the rate limiter for %i ms, and for more in the outbox', async (ms, requests) => {
    const { asked, change, clock, set } = setUpStatus();
    await settle();
    change();
    await clock.advance(400);
    await set({ wait: { until: clock.now() + 100 + ms, reason: 'limit' } });
    await clock.advance(100);
    expect(asked).toHaveLength(requests);
  });

  it('is tried a second after the connection is back', async () => {
    const { asked, change, clock } = setUpStatus();
    await settle();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    change();
    await clock.advance(2_000);
    expect(asked).toEqual([]);
    onLine.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await clock.advance(999);
    expect(asked).toEqual([]);
    await clock.advance(1);
    await settle();
    expect(asked).toHaveLength(1);
    onLine.mockRestore();
  });

  it('is sent at once when the page is closed or hidden', async () => {
    const { asked, change } = setUpStatus();
    await settle();
    change();
    dispatchEvent(new Event('pagehide'));
    await settle();
    expect(asked).toHaveLength(1);
    const other = setUpStatus();
    await settle();
    other.change();
    const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(other.asked).toHaveLength(1);
    state.mockRestore();
  });

  it('is sent when a hidden page is shown again', async () => {
    const { asked, change, clock } = setUpStatus();
    await settle();
    const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    change();
    await clock.advance(2_000);
    expect(asked).toEqual([]);
    state.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await clock.advance(1);
    expect(asked).toHaveLength(1);
  });

  it('is sent in turns that are noted in localStorage where there are no Web Locks', async () => {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
    const layer = installTestLayer(() => new Promise(() => {}));
    layer.auth.signIn(tokenOf(7, 'first'));
    pageMutationQueue();
    pageOutbox().change(
      favouriteMutation('anime', 5),
      { isFavourite: false, favourites: null },
      { isFavourite: true },
    );
    await layer.clock.advance(500);
    const leases = itemNames(layer.storage).filter((name) => name.startsWith('tsugi:outbox-lease:'));
    expect(leases).toEqual([`tsugi:outbox-lease:${accountOf(layer.auth)}`]);
    expect(JSON.parse(layer.storage?.getItem(leases[0] ?? '') ?? '')).toMatchObject({
      tab: pageOutbox().tab,
    });
  });

  it('is sent by a tab whose name is unlike that of any other', () => {
    setUpStatus();
    const { tab } = pageOutbox();
    setUpStatus();
    expect(tab).toMatch(/^[a-z0-9]{8}\.[a-z0-9]{1,8}$/);
    expect(pageOutbox().tab).not.toBe(tab);
  });
});

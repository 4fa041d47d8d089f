import { itemNames } from '@tsugi/platform/store';
import { createAuthStore } from '../auth/auth-store.ts';
import { createOutboxItems } from '../changes/outbox-items.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { fakeTokenOf, fakeViewer } from '../testing/fake-viewer.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { dropToken, readAccount, readAccounts, writeAccount } from './account-records.ts';
import { createAccounts } from './create-accounts.ts';

const AOI = fakeViewer(1, 'aoi', 2);
const REN = fakeViewer(2, 'ren', 5);
const MIO = fakeViewer(3, 'mio');

const textOf = (storage: Storage) =>
  itemNames(storage)
    .map((name) => `${name} ${storage.getItem(name)}`)
    .join();

/** One tab; another one of the same browser is made with its storage. */
function openTab(storage: Storage = createMemoryStorage()) {
  const clock = createFakeClock();
  const auth = createAuthStore(storage);
  const left: (string | undefined)[] = [];
  auth.onLeave(() => left.push(auth.token()));
  const items = createOutboxItems({ storage, account: () => 'user-1' });
  const forgetOthers = jest.fn();
  const refresh = jest.fn();
  const accounts = createAccounts({ clock, storage, auth, items, forgetOthers, refresh });
  const names = () =>
    accounts
      .list()
      .map(({ name, isCurrent, isExpired }) => `${name}${isCurrent ? '*' : ''}${isExpired ? '!' : ''}`);
  return { storage, clock, auth, accounts, names, left, forgetOthers, refresh };
}

/** Two accounts, of which the second one is the present one. */
function openTwo() {
  const tab = openTab();
  tab.auth.signIn(fakeTokenOf(1));
  tab.auth.setViewer(AOI, 1000);
  tab.accounts.signIn(fakeTokenOf(2), REN);
  return tab;
}

it('has the sign-in of an earlier release as its first account, without a step of the user', () => {
  const storage = createMemoryStorage();
  storage.setItem('access_token', fakeTokenOf(1));
  storage.setItem('auth_profile_info', JSON.stringify(AOI));
  const { accounts } = openTab(storage);
  expect(accounts.list()).toEqual([
    { id: 1, name: 'aoi', unread: 2, waiting: 0, isExpired: false, isCurrent: true },
  ]);
  accounts.signIn(fakeTokenOf(2), REN);
  expect(accounts.list().map(({ name }) => name)).toEqual(['aoi', 'ren']);
});

it('is the same array until something changes, and tells when it does', () => {
  const { accounts, auth } = openTwo();
  const before = accounts.list();
  expect(accounts.list()).toBe(before);
  const listener = jest.fn();
  const stop = accounts.subscribe(listener);
  auth.setViewer({ ...REN, name: 'ren2' }, 2000);
  expect(listener).toHaveBeenCalled();
  expect(accounts.list()).not.toBe(before);
  stop();
  listener.mockClear();
  auth.setViewer(REN, 3000);
  expect(listener).not.toHaveBeenCalled();
});

describe('an account beside the present one', () => {
  it('becomes the present one, with its own token and profile', () => {
    const { names, auth, storage, left } = openTwo();
    expect(names()).toEqual(['aoi', 'ren*']);
    expect(auth.state()).toMatchObject({ status: 'signed-in', viewer: { name: 'ren' } });
    expect(storage.getItem('access_token')).toBe(fakeTokenOf(2));
    expect(JSON.parse(storage.getItem('auth_profile_info') ?? '')).toMatchObject({ id: 2 });
    // What waited for its debounce was sent with the token of who made it.
    expect(left).toEqual([fakeTokenOf(1)]);
  });

  it('that is the present one itself has a new token, and nothing else changes', () => {
    const { names, accounts, auth, left } = openTwo();
    expect(accounts.signIn(fakeTokenOf(2, 'second'), REN)).toBe('renewed');
    expect(names()).toEqual(['aoi', 'ren*']);
    expect(auth.token()).toBe(fakeTokenOf(2, 'second'));
    expect(left).toHaveLength(1);
  });

  it('has its newest token only, also when another one was parked with it', () => {
    const { accounts, auth, storage } = openTwo();
    accounts.switchTo(1);
    accounts.switchTo(2);
    accounts.signIn(fakeTokenOf(2, 'second'), REN);
    expect(textOf(storage)).not.toContain(fakeTokenOf(2));
    dropToken(storage, fakeTokenOf(2, 'second'));
    auth.signOut(true);
    expect(accounts.list().find(({ id }) => id === 2)?.isExpired).toBe(true);
  });

  it('is not taken when the device cannot keep the one before', () => {
    const { names, accounts, auth, storage } = openTab();
    auth.signIn(fakeTokenOf(1));
    auth.setViewer(AOI, 1000);
    jest.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(accounts.signIn(fakeTokenOf(2), REN)).toBe('full');
    expect(names()).toEqual(['aoi*']);
    expect(auth.token()).toBe(fakeTokenOf(1));
  });
});

describe('a switch', () => {
  it('leads there and back with tokens and profiles, and reads the profile again', () => {
    const { names, accounts, auth, storage, refresh } = openTwo();
    for (let round = 0; round < 50; round += 1) {
      const [id, viewer] = round % 2 === 0 ? [1, AOI] : [2, REN];
      expect(accounts.switchTo(id)).toBeUndefined();
      expect(auth.token()).toBe(fakeTokenOf(id));
      expect(auth.state()).toMatchObject({ viewerId: id, viewer: { name: viewer.name } });
      expect(JSON.parse(storage.getItem('auth_profile_info') ?? '')).toMatchObject({ id });
    }
    expect(names()).toEqual(['aoi', 'ren*']);
    expect(refresh).toHaveBeenCalledTimes(50);
  });

  it('never shows another tab the profile of one account beside the token of another', () => {
    const { accounts, storage } = openTwo();
    const seen: string[] = [];
    const note = () => {
      // What another tab reads at any moment in between.
      const other = createAuthStore(storage);
      const state = other.state();
      if (state.status !== 'signed-in') throw new Error('signed out in between');
      seen.push(`${other.token()?.length} ${state.viewerId} ${state.viewer?.id ?? state.viewerId}`);
      expect(state.viewer?.id ?? state.viewerId).toBe(state.viewerId);
      expect(other.token()).toBe(fakeTokenOf(state.viewerId ?? 0));
    };
    const { setItem, removeItem } = storage;
    jest.spyOn(storage, 'setItem').mockImplementation((key, value) => {
      setItem.call(storage, key, value);
      note();
    });
    jest.spyOn(storage, 'removeItem').mockImplementation((key) => {
      removeItem.call(storage, key);
      note();
    });
    accounts.switchTo(1);
    accounts.switchTo(2);
    expect(seen.length).toBeGreaterThan(6);
  });

  it('empties what the boot script of the next page would show', () => {
    const { accounts, storage } = openTwo();
    storage.setItem('tsugi.first-screens', '{}');
    storage.setItem('tsugi.first-screen.abc', '{}');
    accounts.switchTo(1);
    expect(textOf(storage)).not.toContain('tsugi.first-screen');
  });

  it('to one whose time is over, or that the tracker refused, says so and changes nothing', () => {
    const { names, accounts, clock, storage, auth } = openTwo();
    const record = readAccount(storage, 1);
    if (!record) throw new Error('no record');
    writeAccount(storage, { ...record, token: fakeTokenOf(1, 'old', Math.floor(clock.now() / 1000) - 1) });
    expect(names()).toEqual(['aoi!', 'ren*']);
    expect(accounts.switchTo(1)).toBe('expired');
    writeAccount(storage, record);
    expect(names()).toEqual(['aoi', 'ren*']);
    dropToken(storage, fakeTokenOf(1));
    expect(names()).toEqual(['aoi!', 'ren*']);
    expect(accounts.switchTo(1)).toBe('expired');
    expect(accounts.switchTo(99)).toBe('expired');
    expect(auth.token()).toBe(fakeTokenOf(2));
  });

  it('changes nothing when the device cannot keep the present one', () => {
    const { names, accounts, auth, storage } = openTwo();
    jest.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(accounts.switchTo(1)).toBe('full');
    expect(names()).toEqual(['aoi', 'ren*']);
    expect(auth.token()).toBe(fakeTokenOf(2));
  });

  it('of two tabs at once loses no token', () => {
    const one = openTwo();
    one.accounts.signIn(fakeTokenOf(3), MIO);
    const other = openTab(one.storage);
    // The other tab has not seen the first switch when it makes its own.
    expect(one.accounts.switchTo(1)).toBeUndefined();
    expect(other.accounts.switchTo(2)).toBeUndefined();
    one.auth.reload();
    expect(one.names()).toEqual(['aoi', 'ren*', 'mio']);
    expect(one.accounts.switchTo(1)).toBeUndefined();
    expect(one.accounts.switchTo(3)).toBeUndefined();
    expect(one.auth.token()).toBe(fakeTokenOf(3));
  });
});

describe('an account that ends', () => {
  it('stays, and is renewed by its next login, its waiting changes included', () => {
    const { names, accounts, auth, storage } = openTwo();
    storage.setItem('tsugi:outbox:user-2/000000000000001-tab-00001', '{"key":"entry/5"}');
    storage.setItem('tsugi:outbox:user-2/000000000000002-tab-00002', '{"key":"entry/5"}');
    storage.setItem('tsugi:outbox:user-2/progress/entry/5', '{"done":[]}');
    storage.setItem('tsugi:outbox:user-2/000000000000003-x-batch', '{"patches":[]}');
    dropToken(storage, fakeTokenOf(2));
    auth.signOut(true);
    expect(names()).toEqual(['aoi', 'ren!']);
    expect(accounts.list()[1]?.waiting).toBe(2);
    expect(accounts.signIn(fakeTokenOf(2, 'second'), REN)).toBe('renewed');
    expect(names()).toEqual(['aoi', 'ren*']);
    expect(accounts.list()[1]?.waiting).toBe(2);
  });

  it('that was logged out is off this device, and the next one takes its place', () => {
    const { names, accounts, auth, storage, left } = openTwo();
    expect(accounts.remove(2)?.name).toBe('aoi');
    expect(names()).toEqual(['aoi*']);
    expect(left.at(-1)).toBe(fakeTokenOf(2));
    expect(textOf(storage)).not.toContain(fakeTokenOf(2));
    expect(accounts.remove(1)).toBeUndefined();
    expect(names()).toEqual([]);
    expect(auth.state()).toEqual({ status: 'signed-out' });
    expect(storage.length).toBe(0);
  });

  it('that is not the present one leaves with what is cached of it', () => {
    const { names, accounts, auth, forgetOthers, storage } = openTwo();
    expect(accounts.remove(1)).toBeUndefined();
    expect(names()).toEqual(['ren*']);
    expect(auth.token()).toBe(fakeTokenOf(2));
    expect(forgetOthers).toHaveBeenCalledTimes(1);
    expect(textOf(storage)).not.toContain(fakeTokenOf(1));
  });

  it('does not take the place of another one when it has to log in again', () => {
    const { names, accounts, storage } = openTwo();
    dropToken(storage, fakeTokenOf(1));
    expect(accounts.remove(2)).toBeUndefined();
    expect(names()).toEqual(['aoi!']);
  });

  it('with all others leaves nothing', () => {
    const { names, accounts, storage } = openTwo();
    accounts.removeAll();
    expect(names()).toEqual([]);
    expect(storage.length).toBe(0);
  });
});

it('leaves out records that are damaged, or stand under the name of another account', () => {
  const { names, storage } = openTwo();
  for (const [name, text] of [
    ['4', '{'],
    ['5', '{"id":6,"name":"x"}'],
    ['7', '{"id":7}'],
    ['8', 'null'],
  ] as const)
    storage.setItem(`tsugi.account:${name}`, text);
  storage.setItem(
    'tsugi.account:9',
    '{"id":9,"name":"yuki","avatar":3,"addedAt":"x","token":"short","unread":"many"}',
  );
  expect(readAccounts(storage).find(({ id }) => id === 9)).toEqual({
    id: 9,
    name: 'yuki',
    avatar: null,
    addedAt: 0,
  });
  expect(names()).toEqual(['yuki!', 'aoi', 'ren*']);
});

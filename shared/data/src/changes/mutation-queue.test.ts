import { createFakeBrowser, ENTRY, FAVOURITE, type ServiceMode } from '../testing/fake-browser.ts';
import { definitionOf } from './definitions/definition-of.ts';
import { isWaiting } from './is-waiting.ts';
import { ARRIVAL_MS } from './mutation-queue.ts';

const favouriteKey = definitionOf(FAVOURITE).key;
const entryKey = definitionOf(ENTRY).key;

const toggle = { isFavourite: true };
const raise = (progress: number) => ({ exists: true, progress });

function sentOf(browser: ReturnType<typeof createFakeBrowser>) {
  return browser.requests.map(({ tab, operation }) => `${tab} ${operation}`);
}

describe('a change', () => {
  it('shows at once and is sent after its debounce', async () => {
    const browser = createFakeBrowser();
    const tab = browser.openTab();
    tab.change(FAVOURITE, toggle);
    expect(tab.shown(FAVOURITE)).toMatchObject(toggle);
    expect(tab.optimistic.lookup('media', 1, Number.MAX_SAFE_INTEGER)).toMatchObject(toggle);
    await browser.clock.advance(499);
    expect(browser.requests).toEqual([]);
    await browser.clock.advance(100);
    expect(sentOf(browser)).toEqual(['tab1 toggle-favourite']);
    expect(browser.server.get(favouriteKey)).toMatchObject(toggle);
    expect(tab.outbox.pending()).toEqual([]);
    expect(tab.shown(FAVOURITE)).toMatchObject(toggle);
  });

  it('is not sent when it is taken back within its debounce', async () => {
    const browser = createFakeBrowser();
    const tab = browser.openTab();
    tab.change(FAVOURITE, toggle);
    await browser.clock.advance(300);
    tab.change(FAVOURITE, { isFavourite: false });
    await browser.clock.advance(60_000);
    expect(browser.requests).toEqual([]);
    expect(tab.outbox.pending()).toEqual([]);
  });

  it('is one request with the last value when it is made several times in a row', async () => {
    const browser = createFakeBrowser();
    const tab = browser.openTab();
    for (const progress of [2, 3, 4]) {
      tab.change(ENTRY, raise(progress));
      await browser.clock.advance(100);
    }
    await browser.clock.advance(1_000);
    expect(browser.requests.map(({ variables }) => variables)).toEqual([{ id: 20, mediaId: 2, progress: 4 }]);
  });

  it('of a thing whose request is on the wire is sent after it, on top of what it left', async () => {
    const browser = createFakeBrowser();
    browser.setMode('slow');
    const tab = browser.openTab();
    tab.change(FAVOURITE, toggle);
    await browser.clock.advance(600);
    tab.change(FAVOURITE, { isFavourite: false });
    await browser.clock.advance(2_000);
    expect(browser.requests).toHaveLength(1);
    await browser.clock.advance(30_000);
    expect(browser.requests).toHaveLength(2);
    expect(browser.server.get(favouriteKey)).toMatchObject({ isFavourite: false });
  });

  it('is taken back when the service refuses it, with a message, and is not sent again', async () => {
    const browser = createFakeBrowser();
    browser.setMode('refusing');
    const tab = browser.openTab();
    tab.change(FAVOURITE, toggle);
    await browser.clock.advance(60_000);
    expect(tab.shown(FAVOURITE)).toMatchObject({ isFavourite: false });
    expect(tab.outbox.error(favouriteKey)).toMatchObject({ kind: 'validation' });
    expect(browser.notices).toEqual([expect.stringMatching(/^The favourite could not be saved\. /)]);
    expect(browser.requests).toHaveLength(1);
    tab.change(FAVOURITE, toggle);
    expect(tab.outbox.error(favouriteKey)).toBeUndefined();
  });

  it('refused, the message names the title, and that of an entry replaces "saved"', async () => {
    const browser = createFakeBrowser();
    browser.setMode('refusing');
    const tab = browser.openTab();
    tab.change(ENTRY, { progress: 4 }, 'Paper Moon');
    tab.change(FAVOURITE, toggle, 'Harbour Light');
    await browser.clock.advance(60_000);
    expect(browser.notices).toEqual([
      expect.stringMatching(/^Paper Moon: The list entry could not be saved\. /),
      expect.stringMatching(/^Harbour Light: The favourite could not be saved\. /),
    ]);
    expect(browser.noticeSubjects).toEqual(['Paper Moon', undefined]);
  });
});

describe('a toggle to which the service answers with a failure', () => {
  it('is confirmed when the service has carried it out', async () => {
    const browser = createFakeBrowser();
    browser.setMode('failed-after');
    const tab = browser.openTab();
    tab.change(FAVOURITE, toggle);
    await browser.clock.advance(60_000);
    expect(sentOf(browser)).toEqual(['tab1 toggle-favourite']);
    expect(tab.shown(FAVOURITE)).toMatchObject(toggle);
    expect(tab.outbox.pending()).toEqual([]);
    expect(browser.notices).toEqual([]);
    browser.setMode('ok');
    tab.change(FAVOURITE, { isFavourite: false });
    await browser.clock.advance(60_000);
    expect(browser.server.get(favouriteKey)).toMatchObject({ isFavourite: false });
  });

  it('is taken back with a message when the service has not', async () => {
    const browser = createFakeBrowser();
    browser.setMode('failed-before');
    const tab = browser.openTab();
    tab.change(FAVOURITE, toggle);
    await browser.clock.advance(60_000);
    expect(sentOf(browser)).toEqual(['tab1 toggle-favourite']);
    expect(tab.shown(FAVOURITE)).toMatchObject({ isFavourite: false });
    expect(browser.notices).toEqual([expect.stringMatching(/^The favourite could not be saved\. /)]);
    expect(tab.outbox.pending()).toEqual([]);
  });

  it('is not sent again while nobody knows whether it was carried out', async () => {
    const browser = createFakeBrowser();
    browser.setMode('failed-after');
    const tab = browser.openTab();
    tab.change(FAVOURITE, toggle);
    await browser.clock.advance(510);
    browser.setMode('down');
    await browser.clock.advance(300_000);
    expect(tab.shown(FAVOURITE)).toMatchObject(toggle);
    expect(tab.outbox.pending()).toHaveLength(1);
    browser.setMode('ok');
    await browser.clock.advance(200_000);
    expect(sentOf(browser)).toEqual(['tab1 toggle-favourite']);
    expect(browser.server.get(favouriteKey)).toMatchObject(toggle);
    expect(tab.outbox.pending()).toEqual([]);
  });
});

describe("while the device's clock is wrong", () => {
  const DAY_MS = 86_400_000;

  it.each([DAY_MS, 365 * DAY_MS, -DAY_MS])(
    'a change made %d ms ahead is sent once the clock is right, and so are those behind it',
    async (aheadMs) => {
      const browser = createFakeBrowser();
      browser.setMode('offline');
      browser.clock.setAhead(aheadMs);
      const tab = browser.openTab();
      tab.change(FAVOURITE, toggle);
      await browser.clock.advance(2_000);
      browser.clock.setAhead(-aheadMs);
      tab.change(ENTRY, raise(5));
      tab.crash();
      browser.setMode('ok');
      browser.openTab();
      await browser.clock.advance(200_000);
      expect(browser.requests.map(({ operation }) => operation)).toEqual([
        'toggle-favourite',
        'save-media-list-entry',
      ]);
      expect(browser.server.get(favouriteKey)).toMatchObject(toggle);
      expect(browser.server.get(entryKey)).toMatchObject({ progress: 5 });
    },
  );

  it('a change that an earlier release left waiting, without the time when its wait began, is sent', async () => {
    const browser = createFakeBrowser();
    browser.setMode('offline');
    const tab = browser.openTab();
    tab.change(FAVOURITE, toggle);
    await browser.clock.advance(2_000);
    const until = browser.clock.now() + 60_000;
    tab.outbox.setProgress(favouriteKey, { done: [], waits: { reason: 'offline', until } });
    await browser.clock.advance(100);
    tab.crash();
    browser.setMode('ok');
    browser.openTab();
    await browser.clock.advance(200_000);
    expect(browser.server.get(favouriteKey)).toMatchObject(toggle);
  });

  it('a choice in a conflict that was found ahead of time counts', async () => {
    const browser = createFakeBrowser();
    browser.setMode('offline');
    browser.clock.setAhead(DAY_MS);
    const tab = browser.openTab();
    tab.change(ENTRY, raise(5));
    await browser.clock.advance(30_000);
    browser.changeElsewhere(entryKey, { progress: 9 });
    browser.setMode('ok');
    tab.queue.retry();
    await browser.clock.advance(10_000);
    expect(tab.outbox.get(entryKey)?.conflict).toBeDefined();
    browser.clock.setAhead(-DAY_MS);
    tab.queue.choose(entryKey, 'mine');
    expect(tab.outbox.get(entryKey)?.conflict).toBeUndefined();
    await browser.clock.advance(60_000);
    expect(browser.server.get(entryKey)).toMatchObject({ progress: 5 });
  });
});

describe('while the service cannot be reached', () => {
  it.each<[ServiceMode, string]>([
    ['offline', 'offline'],
    ['limited', 'limit'],
    ['down', 'unavailable'],
    ['lost-before', 'unavailable'],
  ])('(%s) a change waits, shows, and is sent once when it can be', async (mode, reason) => {
    const browser = createFakeBrowser();
    browser.setMode(mode);
    const tab = browser.openTab();
    tab.change(FAVOURITE, toggle);
    tab.change(ENTRY, raise(5));
    await browser.clock.advance(3_000);
    const pending = tab.outbox.pending();
    expect(pending.flatMap(({ progress }) => progress.waits?.reason ?? [])).toEqual([reason]);
    for (const item of pending) expect(isWaiting(item, pending, browser.clock.now())).toBe(true);
    expect(tab.shown(FAVOURITE)).toMatchObject(toggle);
    expect(browser.notices).toEqual([]);
    browser.setMode('ok');
    const before = browser.requests.length;
    await browser.clock.advance(200_000);
    // In the order they were made.
    expect(sentOf(browser).slice(before)).toEqual(['tab1 toggle-favourite', 'tab1 save-media-list-entry']);
    expect(browser.server.get(favouriteKey)).toMatchObject(toggle);
    expect(tab.outbox.pending()).toEqual([]);
  });

  it('nothing is sent offline, and everything when the connection is back', async () => {
    const browser = createFakeBrowser();
    browser.setMode('offline');
    const tab = browser.openTab();
    tab.change(FAVOURITE, toggle);
    await browser.clock.advance(3_600_000);
    expect(browser.requests).toEqual([]);
    browser.setMode('ok');
    tab.queue.retry();
    await browser.clock.advance(1_000);
    expect(browser.server.get(favouriteKey)).toMatchObject(toggle);
  });

  it('a change that was carried out without a response is not sent again', async () => {
    const browser = createFakeBrowser();
    browser.setMode('lost-after');
    const tab = browser.openTab();
    tab.change(FAVOURITE, toggle);
    await browser.clock.advance(3_000);
    browser.setMode('ok');
    tab.queue.retry();
    // The request may reach the service late: before, the server value says nothing about it.
    await browser.clock.advance(ARRIVAL_MS - 3_000);
    expect(browser.checks).toEqual([]);
    await browser.clock.advance(120_000);
    expect(browser.requests).toHaveLength(1);
    expect(browser.server.get(favouriteKey)).toMatchObject(toggle);
    expect(browser.notices).toEqual([]);
  });

  it('a change that is made on top of one that was carried out without a response is no conflict', async () => {
    const browser = createFakeBrowser();
    browser.setMode('lost-after');
    const tab = browser.openTab();
    tab.change(ENTRY, raise(5));
    await browser.clock.advance(3_000);
    tab.change(ENTRY, raise(6));
    browser.setMode('ok');
    await browser.clock.advance(120_000);
    expect(tab.outbox.pending()).toEqual([]);
    expect(browser.server.get(entryKey)).toMatchObject({ progress: 6 });
  });
});

describe('a change outlives its page', () => {
  it('after a crash: the next page sends it, once', async () => {
    const browser = createFakeBrowser();
    const crashed = browser.openTab();
    crashed.change(FAVOURITE, toggle);
    await browser.clock.advance(2);
    crashed.crash();
    const later = [browser.openTab(), browser.openTab()];
    expect(later[0]?.shown(FAVOURITE)).toMatchObject(toggle);
    await browser.clock.advance(60_000);
    expect(browser.requests).toHaveLength(1);
  });

  it('closed within its debounce, the page sends it on its way out; the next one finds it done', async () => {
    const browser = createFakeBrowser();
    const tab = browser.openTab();
    tab.change(FAVOURITE, toggle);
    await browser.clock.advance(100);
    tab.close();
    const next = browser.openTab();
    await browser.clock.advance(60_000);
    expect(sentOf(browser)).toEqual(['tab1 toggle-favourite']);
    expect(browser.checks).toHaveLength(1);
    expect(next.shown(FAVOURITE)).toMatchObject(toggle);
    expect(next.outbox.pending()).toEqual([]);
  });

  it('and its account: signed out it is stored and not sent, signed in again it is', async () => {
    const browser = createFakeBrowser();
    browser.setMode('offline');
    const tab = browser.openTab();
    tab.change(FAVOURITE, toggle);
    await browser.clock.advance(1_000);
    browser.signInAs('user-2');
    browser.setMode('ok');
    await browser.clock.advance(600_000);
    expect(browser.requests).toEqual([]);
    expect(tab.shown(FAVOURITE)).toMatchObject({ isFavourite: false });
    browser.signInAs('user-1');
    expect(tab.shown(FAVOURITE)).toMatchObject(toggle);
    await browser.clock.advance(10_000);
    expect(sentOf(browser)).toEqual(['tab1 toggle-favourite']);
  });

  it('but damaged text in the outbox is removed, and the form of another version is left alone', async () => {
    const browser = createFakeBrowser();
    const tab = browser.openTab();
    tab.change(FAVOURITE, toggle);
    const [[name = '', text = ''] = []] = [...(await stored(browser))];
    tab.crash();
    const disk = browser.disk as Map<string, string>;
    disk.set(name, '{"v":');
    disk.set(`${name}x`, text.replace('"v":1', '"v":2'));
    browser.openTab();
    await browser.clock.advance(60_000);
    expect([...browser.disk.keys()].filter((key) => key.startsWith('tsugi:outbox:'))).toEqual([`${name}x`]);
    expect(browser.requests).toEqual([]);
  });
});

describe('two tabs', () => {
  it('never send one change twice', async () => {
    const browser = createFakeBrowser();
    const [one, other] = [browser.openTab(), browser.openTab()];
    browser.setMode('offline');
    one.change(FAVOURITE, toggle);
    await browser.clock.advance(5_000);
    browser.setMode('ok');
    one.queue.retry();
    other.queue.retry();
    await browser.clock.advance(60_000);
    expect(browser.requests).toHaveLength(1);
  });

  it('keep the order of two changes of one thing, while the first is on the wire', async () => {
    const browser = createFakeBrowser();
    const [one, other] = [browser.openTab(), browser.openTab()];
    browser.setMode('slow');
    one.change(FAVOURITE, toggle);
    await browser.clock.advance(600);
    other.change(FAVOURITE, { isFavourite: false });
    await browser.clock.advance(60_000);
    expect(sentOf(browser)).toHaveLength(2);
    expect(browser.server.get(favouriteKey)).toMatchObject({ isFavourite: false });
    expect(one.shown(FAVOURITE)).toMatchObject({ isFavourite: false });
  });

  it('do not turn the second change around when the first one is refused', async () => {
    const browser = createFakeBrowser();
    const [one, other] = [browser.openTab(), browser.openTab()];
    browser.setMode('refusing');
    one.change(FAVOURITE, toggle);
    await browser.clock.advance(505);
    other.change(FAVOURITE, { isFavourite: false });
    await browser.clock.advance(100);
    browser.setMode('ok');
    await browser.clock.advance(60_000);
    // The server has what the second change wants: nothing is left to send.
    expect(sentOf(browser)).toEqual(['tab1 toggle-favourite']);
    expect(browser.server.get(favouriteKey)).toMatchObject({ isFavourite: false });
    expect(other.shown(FAVOURITE)).toMatchObject({ isFavourite: false });
  });

  it('send what a hidden tab has left', async () => {
    const browser = createFakeBrowser();
    const [one, other] = [browser.openTab(), browser.openTab()];
    browser.setMode('offline');
    one.change(FAVOURITE, toggle);
    await browser.clock.advance(1_000);
    one.setHidden(true);
    browser.setMode('ok');
    other.queue.retry();
    await browser.clock.advance(30_000);
    expect(sentOf(browser)).toEqual(['tab2 toggle-favourite']);
  });
});

describe('a page that goes away', () => {
  const conflict = { members: ['progress'], server: { progress: 9 } };

  it('notes at once what it sends, and keeps other tabs from sending until the response', async () => {
    const browser = createFakeBrowser();
    const [one, other] = [browser.openTab(), browser.openTab()];
    browser.setMode('slow');
    one.change(FAVOURITE, toggle);
    one.setHidden(true);
    const ids = [expect.stringContaining('tab1')];
    expect(one.outbox.get(favouriteKey)?.progress.sent).toEqual({
      ids,
      at: browser.clock.now(),
      tab: 'tab1',
    });
    other.change(ENTRY, raise(5));
    await browser.clock.advance(3_400);
    expect(sentOf(browser)).toEqual(['tab1 toggle-favourite']);
    await browser.clock.advance(200);
    expect(sentOf(browser)).toEqual(['tab1 toggle-favourite', 'tab2 save-media-list-entry']);
  });

  it('sends nothing without changes, or without an account', async () => {
    const browser = createFakeBrowser();
    const tab = browser.openTab();
    tab.setHidden(true);
    tab.setHidden(false);
    browser.signInAs(undefined);
    tab.change(FAVOURITE, toggle);
    tab.setHidden(true);
    await browser.clock.advance(60_000);
    expect(browser.requests).toEqual([]);
  });

  it('leaves a change to the next page that another tab changed too, or that is in conflict', async () => {
    const browser = createFakeBrowser();
    const [one, other] = [browser.openTab(), browser.openTab()];
    one.change(FAVOURITE, toggle);
    await browser.clock.advance(5);
    other.change(FAVOURITE, { isFavourite: false });
    one.change(ENTRY, raise(5));
    one.outbox.setProgress(entryKey, { done: [], conflict });
    await browser.clock.advance(5);
    one.close();
    expect(browser.requests).toEqual([]);
  });

  it('leaves to other tabs what they may be sending by now, unless it is its own turn', async () => {
    const browser = createFakeBrowser();
    const [one, other] = [browser.openTab(), browser.openTab()];
    one.change(ENTRY, raise(2));
    await browser.clock.advance(5_000);
    browser.setMode('slow');
    other.change(ENTRY, raise(3));
    await browser.clock.advance(100);
    one.change(FAVOURITE, toggle);
    await browser.clock.advance(3_000);
    one.close();
    expect(sentOf(browser)).toEqual(['tab1 save-media-list-entry', 'tab2 save-media-list-entry']);
    await browser.clock.advance(60_000);
    expect(sentOf(browser).slice(2)).toEqual(['tab2 toggle-favourite']);
  });

  it('sends what waits behind its own request', async () => {
    const browser = createFakeBrowser();
    const tab = browser.openTab();
    browser.setMode('slow');
    tab.change(ENTRY, raise(3));
    await browser.clock.advance(100);
    tab.change(FAVOURITE, toggle);
    await browser.clock.advance(3_000);
    tab.close();
    expect(sentOf(browser)).toEqual(['tab1 save-media-list-entry', 'tab1 toggle-favourite']);
  });
});

it('is sent by a page only while users can see it', async () => {
  const browser = createFakeBrowser();
  const tab = browser.openTab();
  browser.setMode('offline');
  tab.change(FAVOURITE, toggle);
  await browser.clock.advance(2_000);
  tab.setHidden(true);
  browser.setMode('ok');
  await browser.clock.advance(600_000);
  expect(browser.requests).toEqual([]);
  tab.setHidden(false);
  await browser.clock.advance(1_000);
  expect(sentOf(browser)).toEqual(['tab1 toggle-favourite']);
});

it('is tried without delay by the user once, and in its time after that', async () => {
  const browser = createFakeBrowser();
  const tab = browser.openTab();
  browser.setMode('offline');
  tab.change(FAVOURITE, toggle);
  await browser.clock.advance(2_000);
  const until = () => tab.outbox.get(favouriteKey)?.progress.waits?.until;
  const first = until();
  await browser.clock.advance(1_000);
  expect(until()).toBe(first);
  tab.queue.retry();
  await browser.clock.advance(1_000);
  const second = until();
  expect(second).toBe(browser.clock.now() - 1_000 + 15_000);
  await browser.clock.advance(13_999);
  expect(until()).toBe(second);
  await browser.clock.advance(1);
  expect(until()).toBe(browser.clock.now() + 30_000);
});

it('chooses nothing where nothing is in conflict, and only of what the user set', async () => {
  const browser = createFakeBrowser();
  const tab = browser.openTab();
  tab.queue.choose(entryKey, 'mine');
  expect(tab.outbox.pending()).toEqual([]);
  tab.change(ENTRY, raise(5));
  tab.queue.choose(entryKey, 'server');
  expect(tab.outbox.get(entryKey)?.changes).toHaveLength(1);
  const server = { exists: true, id: 20, status: 'PAUSED', progress: 8, score: 6 };
  tab.outbox.setProgress(entryKey, { done: [], conflict: { members: ['progress'], server } });
  tab.queue.choose(entryKey, 'mine');
  expect(tab.outbox.get(entryKey)).toMatchObject({
    wanted: { ...server, progress: 5 },
    last: {
      change: { exists: true, progress: 5 },
      patch: { mediaListEntry: { id: 20, status: 'PAUSED', progress: 5, score: 6 } },
    },
  });
  await browser.clock.advance(1_000);
  expect(browser.requests.map(({ variables }) => variables)).toEqual([{ id: 20, mediaId: 2, progress: 5 }]);
});

describe('a change that waited', () => {
  async function waited(elsewhere: number) {
    const browser = createFakeBrowser();
    const tab = browser.openTab();
    browser.setMode('offline');
    tab.change(ENTRY, raise(5));
    tab.change(FAVOURITE, toggle);
    await browser.clock.advance(2_000);
    browser.changeElsewhere(entryKey, { progress: elsewhere });
    browser.setMode('ok');
    tab.queue.retry();
    await browser.clock.advance(30_000);
    return { browser, tab };
  }

  it('is compared with the server value, and leaves the choice to the user when that is another one', async () => {
    const { browser, tab } = await waited(8);
    expect(tab.outbox.get(entryKey)?.conflict).toMatchObject({
      members: ['progress'],
      server: { progress: 8 },
    });
    // It blocks nothing else.
    expect(sentOf(browser)).toEqual(['tab1 toggle-favourite']);
    await browser.clock.advance(600_000);
    expect(browser.server.get(entryKey)).toMatchObject({ progress: 8 });
  });

  it.each([
    ['mine', 5, 1],
    ['server', 8, 0],
  ] as const)('sends what the user chooses: %s', async (choice, progress, saves) => {
    const { browser, tab } = await waited(8);
    // In another tab than the one that found it.
    const other = browser.openTab();
    other.queue.choose(entryKey, choice);
    await browser.clock.advance(30_000);
    for (const one of [tab, other]) {
      expect(one.outbox.pending()).toEqual([]);
      expect(one.shown(ENTRY)).toMatchObject({ progress });
    }
    expect(browser.server.get(entryKey)).toMatchObject({ progress });
    expect(sentOf(browser).filter((sent) => sent.includes('save'))).toHaveLength(saves);
  });

  it('asks again when the server value changed once more before the choice was sent', async () => {
    const { browser, tab } = await waited(8);
    browser.changeElsewhere(entryKey, { progress: 9 });
    tab.queue.choose(entryKey, 'mine');
    await browser.clock.advance(30_000);
    expect(tab.outbox.get(entryKey)?.conflict).toMatchObject({ server: { progress: 9 } });
  });

  it('is not sent when the server has it already', async () => {
    const { browser, tab } = await waited(5);
    expect(tab.outbox.pending()).toEqual([]);
    expect(sentOf(browser)).toEqual(['tab1 toggle-favourite']);
  });
});

async function stored({ clock, disk }: ReturnType<typeof createFakeBrowser>) {
  await clock.advance(5);
  return [...disk].filter(([name]) => name.startsWith('tsugi:outbox:'));
}

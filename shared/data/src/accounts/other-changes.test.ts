import { definitionOf } from '../changes/definitions/definition-of.ts';
import { ID_NAME } from '../changes/outbox-database.ts';
import { createFakeBrowser, FAVOURITE } from '../testing/fake-browser.ts';

// The page's queue and that of other accounts together, in tabs that have one database.

const favouriteOf = ({ server }: ReturnType<typeof createFakeBrowser>) =>
  server.get(definitionOf(FAVOURITE).key)?.isFavourite;
const toggles = ({ requests }: ReturnType<typeof createFakeBrowser>) =>
  requests.filter(({ operation }) => operation === 'toggle-favourite').map(({ tab }) => tab);

it.each([0, 200])(
  'sends what a page has left of an account that is not the present one, with %s changes in localStorage at most',
  async (maxMirrored) => {
    const browser = createFakeBrowser({ maxMirrored, sendsForOthers: true });
    const tab = browser.openTab();
    tab.change(FAVOURITE, { isFavourite: true });
    await browser.clock.advance(20);
    browser.signInAs('user-2');
    tab.crash();
    await browser.clock.advance(20);
    const later = browser.openTab();
    await browser.clock.advance(60_000);
    expect(favouriteOf(browser)).toBe(true);
    expect(toggles(browser)).toEqual(['tab2']);
    // Nothing of it shows to the account that is here.
    expect(later.outbox.pending()).toEqual([]);
    expect([...browser.records.keys()]).toEqual([ID_NAME]);
    expect([...browser.disk.keys()].filter((name) => name.startsWith('tsugi:outbox'))).toEqual([]);
  },
);

it('does not send again what a tab of an earlier release has on its way when the account changes', async () => {
  const browser = createFakeBrowser({ maxMirrored: 200, hasOlderTab: true, sendsForOthers: true });
  const older = browser.openTab();
  browser.openTab();
  await browser.clock.advance(20);
  browser.setMode('slow');
  older.change(FAVOURITE, { isFavourite: true });
  while (toggles(browser).length === 0) await browser.clock.advance(50);
  browser.signInAs('user-2');
  await browser.clock.advance(120_000);
  expect(toggles(browser)).toEqual([older.id]);
  expect(favouriteOf(browser)).toBe(true);
  expect([...browser.disk.keys()].filter((name) => name.startsWith('tsugi:outbox'))).toEqual([]);
});

import fc from 'fast-check';
import {
  createFakeBrowser,
  ENTRY,
  FAVOURITE,
  type FakeBrowserOptions,
  type FakeTab,
  type ServiceMode,
} from '../testing/fake-browser.ts';
import { definitionOf } from './definitions/definition-of.ts';
import { ID_NAME } from './outbox-database.ts';

const MODES: readonly ServiceMode[] = [
  'ok',
  'slow',
  'offline',
  'limited',
  'down',
  'lost-before',
  'lost-after',
  'failed-after',
];
const favouriteKey = definitionOf(FAVOURITE).key;
const entryKey = definitionOf(ENTRY).key;

const tab = fc.nat({ max: 1 });
const pause = fc.constantFrom(5, 300, 600, 2_600, 11_000, 40_000);
type Step =
  | {
      readonly do: 'toggle' | 'progress' | 'reload' | 'crash' | 'hide' | 'show';
      readonly tab: number;
      readonly pause: number;
    }
  | { readonly do: 'mode'; readonly mode: ServiceMode; readonly pause: number }
  | { readonly do: 'leave account'; readonly pause: number };

const steps = (modes: readonly ServiceMode[]): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.record({ do: fc.constant('toggle' as const), tab, pause }) },
      { weight: 4, arbitrary: fc.record({ do: fc.constant('progress' as const), tab, pause }) },
      {
        weight: 3,
        arbitrary: fc.record({ do: fc.constant('mode' as const), mode: fc.constantFrom(...modes), pause }),
      },
      {
        weight: 3,
        arbitrary: fc.record({
          do: fc.constantFrom('reload' as const, 'crash' as const, 'hide' as const, 'show' as const),
          tab,
          pause,
        }),
      },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('leave account' as const), pause }) },
    ),
    { minLength: 1, maxLength: 14 },
  );

/** Both responses come in the same millisecond. */
const AT_ONCE: Step[] = [
  { do: 'toggle', tab: 0, pause: 300 },
  { do: 'progress', tab: 1, pause: 300 },
  { do: 'hide', tab: 1, pause: 5 },
];

/** Plays the steps in two tabs, then lets everything come to rest with a service that works. */
async function play(given: readonly Step[], options: FakeBrowserOptions) {
  const browser = createFakeBrowser(options);
  const tabs: [FakeTab, FakeTab] = [browser.openTab(), browser.openTab()];
  const wanted: { isFavourite?: unknown; progress?: number } = {};
  let toggles = 0;
  let progress = 1;
  for (const step of given) {
    switch (step.do) {
      case 'toggle': {
        const isFavourite = !tabs[step.tab === 0 ? 0 : 1].shown(FAVOURITE).isFavourite;
        tabs[step.tab === 0 ? 0 : 1].change(FAVOURITE, { isFavourite });
        wanted.isFavourite = isFavourite;
        toggles += 1;
        break;
      }
      case 'progress':
        progress += 1;
        tabs[step.tab === 0 ? 0 : 1].change(ENTRY, { exists: true, progress });
        wanted.progress = progress;
        break;
      case 'mode':
        browser.setMode(step.mode);
        break;
      case 'reload':
      case 'crash': {
        const index = step.tab === 0 ? 0 : 1;
        if (step.do === 'reload') tabs[index].close();
        else tabs[index].crash();
        await browser.clock.advance(5);
        tabs[index] = browser.openTab();
        break;
      }
      case 'hide':
      case 'show':
        tabs[step.tab === 0 ? 0 : 1].setHidden(step.do === 'hide');
        break;
      default:
        browser.signInAs('user-2');
        await browser.clock.advance(Math.max(3_000, step.pause));
        browser.signInAs('user-1');
    }
    await browser.clock.advance(step.pause);
  }
  browser.setMode('ok');
  for (const one of tabs) one.setHidden(false);
  await browser.clock.advance(900_000);
  return { browser, tabs, wanted, toggles };
}

it.each<[string, FakeBrowserOptions]>([
  ['Web Locks', {}],
  ['a lease in localStorage', { hasLocks: false }],
  ['a database', { maxMirrored: 200 }],
  ['a database that one tab does not know', { maxMirrored: 200, hasOlderTab: true }],
  ['a database, and one item at most in localStorage', { maxMirrored: 1 }],
  ['a database alone', { maxMirrored: 0 }],
  ['what sends while another account is here', { maxMirrored: 200, sendsForOthers: true }],
  [
    'what sends while another account is here, beside a tab that does not know it',
    { maxMirrored: 200, sendsForOthers: true, hasOlderTab: true },
  ],
  [
    'what sends while another account is here, from a database alone',
    { maxMirrored: 0, sendsForOthers: true },
  ],
])(
  'loses no change and doubles none, in any order of edits, failures, reloads and crashes in two tabs, with %s',
  async (_how, options) => {
    await fc.assert(
      fc.asyncProperty(steps(MODES), async (given) => {
        const { browser, tabs, wanted, toggles } = await play(given, options);
        const { isFavourite = false, progress = 1 } = wanted;
        expect(browser.server.get(favouriteKey)).toMatchObject({ isFavourite });
        expect(browser.server.get(entryKey)).toMatchObject({ progress });
        expect(browser.notices).toEqual([]);
        expect([...browser.disk.keys()].filter((name) => name.startsWith('tsugi:outbox:'))).toEqual([]);
        expect([...browser.records.keys()].filter((name) => name !== ID_NAME)).toEqual([]);
        for (const one of tabs) {
          expect(one.outbox.pending()).toEqual([]);
          expect(one.shown(FAVOURITE)).toMatchObject({ isFavourite });
          expect(one.shown(ENTRY)).toMatchObject({ progress });
        }
        const sent = browser.requests.filter(({ operation }) => operation === 'toggle-favourite');
        // A lost request is sent again after a read of the server value; no other one is.
        const lost = given.filter((step) => step.do === 'mode' && step.mode !== 'ok').length;
        if (lost === 0) expect(sent.length).toBeLessThanOrEqual(toggles);
      }),
      { numRuns: 100, examples: [[AT_ONCE]] },
    );
  },
);

it('takes back only what the service refused, and says so each time', async () => {
  await fc.assert(
    fc.asyncProperty(steps([...MODES, 'refusing']), async (given) => {
      const { browser, tabs, wanted } = await play(given, { maxMirrored: 1 });
      const server = { ...browser.server.get(favouriteKey), ...browser.server.get(entryKey) };
      if (browser.notices.length === 0) {
        expect(server).toMatchObject({
          isFavourite: wanted.isFavourite ?? false,
          progress: wanted.progress ?? 1,
        });
      }
      for (const one of tabs) {
        expect(one.outbox.pending()).toEqual([]);
        // Nothing is shown that the service does not have.
        expect(one.shown(FAVOURITE)).toMatchObject({ isFavourite: server.isFavourite });
        expect(one.shown(ENTRY)).toMatchObject({ progress: server.progress });
      }
    }),
    { numRuns: 100 },
  );
});

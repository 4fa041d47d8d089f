import { ApiError } from '../core/api-error.ts';
import { createTabLock } from '../limits/tab-lock.ts';
import { type FakeChanges, fakeCall, fakeResult } from '../testing/fake-call.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeLocks } from '../testing/fake-locks.ts';
import { createFakeVisibility } from '../testing/fake-visibility.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { confirmRefusedToken } from './confirm-refused-token.ts';

const refused = new ApiError('invalid-token', { source: 'tracker', status: 400, detail: 'Invalid token' });
const CHECK = 'sign-in-check';

/** A browser whose service gives these outcomes one after the other, and good ones then. */
function setUp(...outcomes: readonly (Error | undefined)[]) {
  const clock = createFakeClock();
  const locks = createFakeLocks();
  const storage = createMemoryStorage();
  const left = [...outcomes];
  const asked: string[] = [];
  const ended: string[] = [];
  let current = 't';
  const tab = () => {
    const visibility = createFakeVisibility();
    const handle = confirmRefusedToken({
      clock,
      visibility,
      storage,
      lock: createTabLock('check', { ...locks.page(), query: async () => ({}) }),
      isInUse: (token) => token === current,
      onRefused: (token) => {
        ended.push(token);
        current = '';
      },
    })(async ({ operation }) => {
      asked.push(operation);
      const outcome = left.shift();
      if (outcome) throw outcome;
      return fakeResult(operation);
    });
    const ask = (changes: FakeChanges = {}) =>
      handle(fakeCall({ token: 't', ...changes })).then(
        ({ value }) => value,
        (error) => error.kind,
      );
    return { ask, visibility };
  };
  return { clock, asked, ended, tab };
}

it('asks for the viewer after three seconds, and repeats the request when the token is good', async () => {
  const { clock, asked, ended, tab } = setUp(refused);
  const answer = tab().ask();
  await clock.advance(2_900);
  expect(asked).toEqual(['things']);
  await clock.advance(200);
  expect(await answer).toBe('things');
  expect(asked).toEqual(['things', CHECK, 'things']);
  expect(ended).toEqual([]);
});

it('ends the sign-in when the token is refused a second time', async () => {
  const { clock, asked, ended, tab } = setUp(refused, refused);
  const answer = tab().ask();
  await clock.advance(3_100);
  expect(await answer).toBe('invalid-token');
  expect(asked).toEqual(['things', CHECK]);
  expect(ended).toEqual(['t']);
});

it.each<[string, readonly (Error | undefined)[], readonly unknown[], readonly string[]]>([
  ['good', [refused, refused, refused], ['things', 'others', 'more'], []],
  [
    'refused',
    [refused, refused, refused, refused],
    ['invalid-token', 'invalid-token', 'invalid-token'],
    ['t'],
  ],
])('checks once for all requests of all tabs: %s', async (_what, outcomes, expected, ends) => {
  const { clock, asked, ended, tab } = setUp(...outcomes);
  const [first, second] = [tab(), tab()];
  const answers = [
    first.ask(),
    first.ask({ operation: 'others' }),
    second.ask({ operation: 'more', kind: 'write', repeatable: false }),
  ];
  await clock.advance(10_000);
  expect(await Promise.all(answers)).toEqual(expected);
  expect(asked.filter((operation) => operation === CHECK)).toHaveLength(1);
  expect([...new Set(ended)]).toEqual(ends);
});

it('repeats a toggle too: it was refused before anything was carried out', async () => {
  const { clock, asked, tab } = setUp(refused);
  const answer = tab().ask({ operation: 'toggle', kind: 'write', repeatable: false });
  await clock.advance(3_100);
  expect(await answer).toBe('toggle');
  expect(asked).toEqual(['toggle', CHECK, 'toggle']);
});

it.each([
  ['offline', new ApiError('offline', { source: 'tracker' }), 'offline'],
  ['a limit', new ApiError('rate-limited', { source: 'tracker' }), 'rate-limited'],
  // A change that the service fails to carry out is rolled back; this one was never looked at.
  ['a failing service', new ApiError('server', { source: 'tracker', status: 500 }), 'unavailable'],
])('keeps the sign-in when %s prevents the check', async (_what, failure, kind) => {
  const { clock, ended, tab } = setUp(refused, failure);
  const answer = tab().ask();
  await clock.advance(3_100);
  expect(await answer).toBe(kind);
  expect(ended).toEqual([]);
});

it('keeps the sign-in when the repeated request is refused after a good check', async () => {
  const { clock, asked, ended, tab } = setUp(refused, undefined, refused);
  const answer = tab().ask();
  await clock.advance(10_000);
  expect(await answer).toBe('unavailable');
  expect(asked).toHaveLength(3);
  expect(ended).toEqual([]);
});

it('leaves the check to a visible tab, and goes on when it is visible itself', async () => {
  const { clock, asked, tab } = setUp(refused, refused);
  const [hidden, visible] = [tab(), tab()];
  const answers = [hidden.ask(), visible.ask()];
  hidden.visibility.setHidden(true);
  await clock.advance(7_000);
  expect(await answers[1]).toBe('things');
  hidden.visibility.setHidden(false);
  await clock.advance(100);
  expect(await answers[0]).toBe('things');
  expect(asked.filter((operation) => operation === CHECK)).toHaveLength(1);
});

it.each<[string, FakeChanges]>([
  ['a request without a token', { token: undefined }],
  ['a page that goes away', { closing: true }],
])('checks nothing for %s', async (_what, changes) => {
  const { asked, ended, tab } = setUp(refused);
  expect(await tab().ask(changes)).toBe('invalid-token');
  expect(asked).toEqual(['things']);
  expect(ended).toEqual([]);
});

it('lets a caller leave while the check goes on for the others', async () => {
  const { clock, asked, tab } = setUp(refused, refused);
  const caller = new AbortController();
  const one = tab();
  const [left, stays] = [one.ask({ signal: caller.signal }), one.ask()];
  await clock.advance(1_000);
  caller.abort();
  expect(await left).toBe('aborted');
  await clock.advance(3_000);
  expect(await stays).toBe('things');
  expect(asked).toEqual(['things', 'things', CHECK, 'things']);
});

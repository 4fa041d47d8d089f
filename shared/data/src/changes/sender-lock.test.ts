import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeLocks } from '../testing/fake-locks.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { createSenderLock } from './sender-lock.ts';

const ITEM = 'tsugi:outbox-lease:user-1';

/** Tabs without Web Locks. */
function setUp() {
  const clock = createFakeClock();
  const storage = createMemoryStorage();
  const running: string[] = [];
  /** A job of this tab, until it is told to end. */
  const take = (tab: string, name = 'user-1') => {
    const lock = createSenderLock({ clock, locks: undefined, storage, tab });
    let end = (_error?: Error) => {};
    const done = lock(name, async () => {
      running.push(tab);
      await new Promise<void>((resolve, reject) => {
        end = (error) => (error ? reject(error) : resolve());
      });
    });
    return { done, end: (error?: Error) => end(error) };
  };
  const lease = () => JSON.parse(storage.getItem(ITEM) ?? 'null');
  return { clock, storage, running, take, lease };
}

it('takes the Web Lock of the account where there are some, one tab after the other', async () => {
  const locks = createFakeLocks();
  const page = locks.page();
  const asked = jest.spyOn(page, 'request');
  const lock = createSenderLock({ clock: createFakeClock(), locks: page, storage: undefined, tab: 'a' });
  const job = jest.fn(async () => {});
  await expect(lock('user-1', job)).resolves.toBeUndefined();
  expect(job).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledWith('tsugi:outbox:user-1', job);
});

it('runs the job at once where there is nothing that tabs share', async () => {
  const lock = createSenderLock({
    clock: createFakeClock(),
    locks: undefined,
    storage: undefined,
    tab: 'a',
  });
  const job = jest.fn(async () => {});
  await lock('user-1', job);
  expect(job).toHaveBeenCalledTimes(1);
});

describe('without Web Locks', () => {
  it('a tab notes that it is its turn, and begins once every tab has read that', async () => {
    const { clock, running, take, lease } = setUp();
    take('a');
    expect(lease()).toEqual({ tab: 'a', until: clock.now() + 10_000 });
    await clock.advance(99);
    expect(running).toEqual([]);
    await clock.advance(1);
    expect(running).toEqual(['a']);
  });

  it('it renews its turn while the job runs, and gives it back at the end, also of a job that failed', async () => {
    const { clock, running, take, lease, storage } = setUp();
    const { done, end } = take('a');
    await clock.advance(100);
    await clock.advance(2_999);
    expect(lease().until).toBe(clock.now() + 10_000 - 2_999);
    await clock.advance(1);
    expect(lease().until).toBe(clock.now() + 10_000);
    await clock.advance(60_000);
    expect(lease().until).toBeGreaterThan(clock.now() + 6_000);
    end(new Error('failed'));
    await expect(done).rejects.toThrow('failed');
    expect(storage.length).toBe(0);
    expect(clock.waits()).toEqual([]);
    expect(running).toEqual(['a']);
  });

  it('another tab waits as long as the turn is renewed, and other accounts do not', async () => {
    const { clock, running, take } = setUp();
    const first = take('a');
    await clock.advance(100);
    take('b');
    take('c', 'user-2');
    await clock.advance(50_000);
    expect(running).toEqual(['a', 'c']);
    first.end();
    await first.done;
    await clock.advance(10_100);
    expect(running).toEqual(['a', 'c', 'b']);
  });

  it('the tab that wrote last has its turn, and the other one waits', async () => {
    const { clock, running, take, storage } = setUp();
    take('a');
    storage.setItem(ITEM, JSON.stringify({ tab: 'b', until: clock.now() + 3_000 }));
    await clock.advance(100);
    expect(running).toEqual([]);
    await clock.advance(2_999);
    expect(running).toEqual([]);
    await clock.advance(1);
    expect(running).toEqual(['a']);
  });

  it.each([
    ['of a tab that is gone', (now: number) => JSON.stringify({ tab: 'b', until: now })],
    ['of the same tab', (now: number) => JSON.stringify({ tab: 'a', until: now + 5_000 })],
    ['that names no tab', (now: number) => JSON.stringify({ until: now + 5_000 })],
    ['without an end', () => JSON.stringify({ tab: 'b', until: 'soon' })],
    ['that is damaged', () => '{"tab":'],
    ['that is empty', () => 'null'],
  ])('a turn %s keeps no tab from its own', async (_what, text) => {
    const { clock, running, take, storage } = setUp();
    storage.setItem(ITEM, text(clock.now()));
    take('a');
    await clock.advance(100);
    expect(running).toEqual(['a']);
  });

  it('a turn that was noted while the clock was ahead is over after ten seconds', async () => {
    const { clock, running, take, storage } = setUp();
    storage.setItem(ITEM, JSON.stringify({ tab: 'b', until: clock.now() + 10_500 }));
    take('a');
    await clock.advance(10_099);
    expect(running).toEqual([]);
    await clock.advance(600);
    expect(running).toEqual(['a']);
  });
});

import { createFakeClock } from '../testing/fake-clock.ts';
import type { SourceStatus } from './source-status.ts';
import { watchStatus } from './watch-status.ts';

const FREE: SourceStatus = { wait: undefined, openCircuit: undefined };

function setUp() {
  const clock = createFakeClock();
  const listeners = new Set<() => void>();
  let status = FREE;
  const heard: SourceStatus[] = [];
  const watch = watchStatus(
    {
      status: () => ({
        wait: status.wait && status.wait.until > clock.now() ? status.wait : undefined,
        openCircuit:
          status.openCircuit && status.openCircuit.until > clock.now() ? status.openCircuit : undefined,
      }),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    clock,
    (next) => heard.push(next),
  );
  const become = (next: SourceStatus) => {
    status = next;
    for (const listener of listeners) listener();
  };
  return { clock, become, heard, watch };
}

it('reports a wait once, and its end when its time is over', async () => {
  const { clock, become, heard } = setUp();
  const wait = { until: clock.now() + 30_000, reason: 'limit' } as const;
  become({ wait, openCircuit: undefined });
  become({ wait, openCircuit: undefined });
  expect(heard).toEqual([FREE, { wait, openCircuit: undefined }]);
  await clock.advance(30_001);
  expect(heard.at(-1)).toEqual(FREE);
  expect(heard).toHaveLength(3);
});

it('reports both ends when a wait is over before the circuit closes', async () => {
  const { clock, become, heard } = setUp();
  const wait = { until: clock.now() + 3_000, reason: 'trouble' } as const;
  const openCircuit = { message: 'Switched off.', until: clock.now() + 9_000 };
  become({ wait, openCircuit });
  await clock.advance(3_001);
  expect(heard.at(-1)).toEqual({ wait: undefined, openCircuit });
  await clock.advance(6_000);
  expect(heard.at(-1)).toEqual(FREE);
});

it('is silent after it was stopped', async () => {
  const { clock, become, heard, watch } = setUp();
  become({ wait: { until: clock.now() + 3_000, reason: 'limit' }, openCircuit: undefined });
  watch.stop();
  become({ wait: { until: clock.now() + 5_000, reason: 'limit' }, openCircuit: undefined });
  await clock.advance(10_000);
  expect(heard).toHaveLength(2);
  expect(clock.waits()).toEqual([]);
});

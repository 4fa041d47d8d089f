import { GOOD, refusal, reply, setUpPipeline } from '../testing/set-up-pipeline.ts';

describe('a change', () => {
  const change = { kind: 'write', key: 'anonymous/things/1/same', token: 't' } as const;

  it('is sent each time, whatever became of an equal one, and is not stored', async () => {
    const { ask, pass, asked, cache } = setUpPipeline(reply(400, refusal(400)));
    const first = ask(change).catch((error) => error.kind);
    await pass(500);
    expect(await first).toBe('validation');
    const others = Promise.all([ask(change), ask(change)]);
    await pass(4_000);
    expect(await others).toMatchObject([{ value: GOOD.data }, { value: GOOD.data }]);
    expect(asked).toHaveLength(3);
    expect(cache.peek(change.key)).toBeUndefined();
  });

  it('is not sent anew when the user restarts what is slow: it may have arrived', async () => {
    const { ask, pass, asked, slow } = setUpPipeline(() => new Promise(() => {}));
    void ask(change).catch(() => undefined);
    await pass(20_000);
    slow.restart();
    await pass(1_000);
    expect(asked).toHaveLength(1);
  });

  it('takes no response that was requested before it', async () => {
    const { ask, pass, asked, prefetched } = setUpPipeline();
    prefetched.put(
      'tracker',
      '{"query":"query Things { Things }","variables":{}}',
      reply(200, { data: null }),
    );
    const changed = ask(change);
    await pass(500);
    await changed;
    expect(asked).toHaveLength(1);
  });

  it('waits until the tab is visible', async () => {
    const { ask, pass, asked, visibility } = setUpPipeline();
    visibility.setHidden(true);
    const changed = ask(change);
    await pass(1_000);
    expect(asked).toEqual([]);
    visibility.setHidden(false);
    await pass(1_000);
    await changed;
    expect(asked).toHaveLength(1);
  });
});

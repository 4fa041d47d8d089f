/** @jest-environment jsdom */
import type { RenderFirstScreen } from '@tsugi/contract';

import { startFirstScreen } from './first-screen.ts';
import { stylesArrived } from './page-moments.ts';
import type { StartedRequest } from './start-request.ts';

/** As in the limits of the start: one that comes by then needs no skeleton. */
const SKELETON_AFTER_MS = 300;

const remote = { manifestUrl: 'http://localhost/1.0.0/remote.json', integrity: undefined };

beforeEach(() => {
  document.head.innerHTML = '<link rel="stylesheet" href="shell.css">';
  document.body.innerHTML = '<main id="main" aria-busy="true">Loading</main>';
});

function requestOf(response: Promise<Response> | undefined, isHandedOver = false): StartedRequest {
  return {
    name: 'one',
    query: '{ Media }',
    variables: {},
    sentAs: undefined,
    cacheKey: undefined,
    response,
    isHandedOver,
  };
}

function start(request = requestOf(undefined)) {
  return startFirstScreen({
    files: { script: 'first-screen.js', style: 'first-screen.css' },
    remote,
    requests: [request],
    input: {
      url: location.href,
      root: 'http://localhost/',
      params: {},
      isSignedIn: false,
      viewerId: undefined,
      viewer: undefined,
    },
    prepared: Promise.resolve(),
    style: stylesArrived,
    targets: () => document.querySelectorAll<HTMLElement>('#main'),
    send: () => undefined,
  });
}

const shown = () => document.getElementById('main')?.textContent;
const settled = () => new Promise((resolve) => setTimeout(resolve));

function loadStyles() {
  for (const link of document.querySelectorAll('link')) link.dispatchEvent(new Event('load'));
}

describe('while its response is missing', () => {
  let answer: (response: Response) => void;
  let fail: (error: Error) => void;
  // What a remote's script does: the skeleton without requests, nothing without a response.
  const render: RenderFirstScreen = async ({ requests: [request] }) => {
    if (!request) return [[['p', {}, ['Skeleton']]]];
    return (await request.response?.catch(() => undefined)) ? [[['h1', {}, ['Page']]]] : [];
  };
  const response = () =>
    new Promise<Response>((resolve, reject) => {
      answer = resolve;
      fail = reject;
    });
  // jsdom has no fetch, and nobody reads it.
  const arrived = {} as Response;

  beforeEach(() => {
    jest.useFakeTimers();
    for (const link of document.querySelectorAll('link')) Object.defineProperty(link, 'sheet', { value: {} });
  });
  afterEach(() => jest.useRealTimers());

  const pass = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    loadStyles();
    await jest.advanceTimersByTimeAsync(0);
  };

  test('the page shows its skeleton, and then itself', async () => {
    const { provide, done } = start(requestOf(response()));
    provide(render);
    await pass(SKELETON_AFTER_MS - 1);
    expect(shown()).toBe('Loading');
    await pass(1);
    expect(shown()).toBe('Skeleton');
    expect(document.querySelector('main[data-skeleton]')).not.toBeNull();
    answer(arrived);
    await pass(0);
    await done;
    expect(shown()).toBe('Page');
    expect(document.querySelector('main[data-skeleton]')).toBeNull();
  });

  test('one that comes soon needs no skeleton', async () => {
    const { provide } = start(requestOf(response()));
    answer(arrived);
    await pass(SKELETON_AFTER_MS);
    const calls = jest.fn(render);
    provide(calls);
    await pass(0);
    expect(shown()).toBe('Page');
    expect(calls).toHaveBeenCalledTimes(1);
  });

  test('one whose response comes while its skeleton is made shows none', async () => {
    const { provide } = start(requestOf(response()));
    await pass(SKELETON_AFTER_MS);
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(shown() ?? ''));
    observer.observe(document.body, { childList: true, subtree: true });
    answer(arrived);
    await pass(0);
    provide(render);
    await pass(0);
    observer.disconnect();
    expect(seen).toEqual(['Page']);
  });

  test.each([
    ['that failed', () => requestOf(response())],
    ['that waits for its token', () => requestOf(undefined, true)],
  ])('of a request %s the skeleton stays for the shell', async (_, request) => {
    const { provide, done } = start(request());
    provide(render);
    fail?.(new Error('lost'));
    await pass(SKELETON_AFTER_MS);
    await done;
    expect(shown()).toBe('Skeleton');
  });

  test.each([
    ['throws', 0, () => Promise.reject(new Error('A first screen shows no failure'))],
    ['throws', SKELETON_AFTER_MS, () => Promise.reject(new Error('A first screen shows no failure'))],
    ['has no part', 0, async () => [null]],
  ])('where its response %s after %i ms the skeleton stays for React', async (_, afterMs, renderResponse) => {
    const logged = jest.spyOn(console, 'error');
    const { provide, done } = start(requestOf(response()));
    provide(({ requests, ...source }) =>
      requests.length > 0 ? renderResponse() : render({ requests, ...source }),
    );
    await pass(afterMs);
    answer(arrived);
    await pass(0);
    await done;
    expect(shown()).toBe('Skeleton');
    expect(document.querySelector('main[data-skeleton]')).not.toBeNull();
    expect(logged).not.toHaveBeenCalled();
  });

  test('a page that React has rendered meanwhile keeps what it shows', async () => {
    const { provide } = start(requestOf(response()));
    provide(render);
    document.getElementById('main')?.removeAttribute('aria-busy');
    await pass(SKELETON_AFTER_MS);
    expect(shown()).toBe('Loading');
  });

  test('a page of the shell keeps its own', async () => {
    document.body.innerHTML =
      '<main id="main" aria-busy="true"><div id="main" data-slot="row">Row</div></main>';
    document.querySelector('main')?.removeAttribute('id');
    const { provide } = start(requestOf(response()));
    provide(render);
    await pass(SKELETON_AFTER_MS);
    expect(shown()).toBe('Row');
  });
});

describe('what a remote renders', () => {
  const sources: Parameters<RenderFirstScreen>[0][] = [];
  const given = (parts: Awaited<ReturnType<RenderFirstScreen>>) => async (source: (typeof sources)[0]) => {
    sources.push(source);
    return parts;
  };
  const base = {
    files: { script: 'first-screen.js' },
    remote,
    requests: [requestOf(undefined)],
    input: {
      url: location.href,
      root: 'http://localhost/',
      params: {},
      isSignedIn: false,
      viewerId: undefined,
      viewer: undefined,
    },
    prepared: Promise.resolve(),
    style: stylesArrived,
    send: () => undefined,
  };
  const targets = () => document.querySelectorAll<HTMLElement>('#main [data-slot]');

  beforeEach(() => {
    jest.useFakeTimers();
    sources.length = 0;
    document.head.innerHTML = '';
    document.body.innerHTML =
      '<main id="main" aria-busy="true"><i data-slot="row" data-props="{}">1</i><i data-slot="side">2</i></main>';
  });
  afterEach(() => jest.useRealTimers());

  test('comes from its script and style sheet, which are loaded with their hashes', () => {
    startFirstScreen({ ...base, files: { script: 'a.js', style: 'a.css' }, targets });
    expect(document.querySelector('script')?.src).toBe('http://localhost/1.0.0/a.js');
    expect(document.querySelector('link')).toMatchObject({
      rel: 'stylesheet',
      href: 'http://localhost/1.0.0/a.css',
    });
    document.head.innerHTML = '';
    expect(startFirstScreen({ ...base, targets }).script).toBe('first-screen.js');
    expect(document.querySelector('link')).toBeNull();
  });

  test('waits for its translations', async () => {
    let arrive: () => void = () => {};
    const texts = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { provide, done } = startFirstScreen({ ...base, targets, texts });
    provide(given([[['h2', {}, ['Reihe']]], null]));
    await jest.advanceTimersByTimeAsync(0);
    const before = document.getElementById('main')?.textContent;
    arrive();
    await done;
    expect([before, document.getElementById('main')?.textContent]).toEqual(['12', 'Reihe2']);
  });

  test('replaces the places of a page of the shell, and leaves those without a part', async () => {
    const { provide, done } = startFirstScreen({ ...base, targets });
    provide(given([[['h2', {}, ['Row']], 'text'], null]));
    await done;
    expect(document.getElementById('main')?.innerHTML).toBe('<h2>Row</h2>text<i data-slot="side">2</i>');
    expect(sources).toMatchObject([
      { input: base.input, requests: base.requests, slots: [{ slot: 'row', props: '{}' }, { slot: 'side' }] },
    ]);
  });

  test('leaves what React has rendered meanwhile', async () => {
    const { provide, done } = startFirstScreen({ ...base, targets });
    document.getElementById('main')?.removeAttribute('aria-busy');
    provide(given([['Row'], ['Side']]));
    await done;
    expect(shown()).toBe('12');
  });

  test('is its skeleton at once on a page that asks for nothing', async () => {
    document.body.innerHTML = '<main id="main" aria-busy="true"></main>';
    const { provide, done } = startFirstScreen({
      ...base,
      requests: [],
      targets: () => document.querySelectorAll<HTMLElement>('#main'),
    });
    provide(given([['Skeleton'], null]));
    await done;
    expect(shown()).toBe('Skeleton');
    await jest.advanceTimersByTimeAsync(SKELETON_AFTER_MS);
    // Once to hear what it asks for.
    expect(sources).toHaveLength(2);
    expect(sources[1]).toMatchObject({ requests: [], slots: [{}] });
  });

  describe('with requests that no manifest names', () => {
    const main = () => document.querySelectorAll<HTMLElement>('#main');
    const MISSING = { query: '{ Things }', variables: { genre: 'Action' }, shape: 1 };
    const MORE = { ...MISSING, query: '{ More }' };
    /** Its components ask for one thing, and with that for another. */
    const render: RenderFirstScreen = async ({ requests: [request], send }) => {
      if (!request) send?.(MISSING);
      else if (await request.response) send?.(MORE);
      return [[['p', {}, [request ? 'Page' : 'Skeleton']]]];
    };
    const frame = async () => {
      await jest.advanceTimersByTimeAsync(20);
      await jest.advanceTimersByTimeAsync(0);
    };
    const sentBy = (send: jest.Mock) => send.mock.calls.map(([{ query }]: [{ query: string }]) => query);

    beforeEach(() => {
      document.body.innerHTML = '<main id="main" aria-busy="true"></main>';
    });

    test('comes from the responses to what its components ask for', async () => {
      let answer = (_response: Response) => {};
      const response = new Promise<Response>((resolve) => {
        answer = resolve;
      });
      const send = jest.fn(() => requestOf(response));
      const { provide } = startFirstScreen({ ...base, requests: [], targets: main, send });
      provide(render);
      await jest.advanceTimersByTimeAsync(0);
      expect(send.mock.calls).toEqual([[MISSING]]);
      expect(shown()).toBe('');
      await jest.advanceTimersByTimeAsync(SKELETON_AFTER_MS);
      expect(shown()).toBe('Skeleton');
      answer({} as Response);
      await jest.advanceTimersByTimeAsync(0);
      expect(shown()).toBe('Page');
    });

    test('is its skeleton where they cannot be sent now', async () => {
      const send = jest.fn(() => requestOf(undefined, true));
      const { provide, done } = startFirstScreen({ ...base, requests: [], targets: main, send });
      provide(async (source) => (source.requests.length > 0 ? [] : render(source)));
      await done;
      expect(shown()).toBe('Skeleton');
      expect(send).toHaveBeenCalledTimes(1);
    });

    test('has what it asks for besides sent behind its frame', async () => {
      const send = jest.fn(() => requestOf(undefined));
      const requests = [requestOf(Promise.resolve({} as Response))];
      const { provide, done } = startFirstScreen({ ...base, requests, targets: main, send });
      provide(render);
      await done;
      expect(shown()).toBe('Page');
      expect(send).not.toHaveBeenCalled();
      await frame();
      expect(sentBy(send)).toEqual([MORE.query]);
    });

    test('asks for nothing while its skeleton is shown for a request that is on its way', async () => {
      const send = jest.fn(() => undefined);
      const requests = [requestOf(new Promise(() => {}))];
      const { provide } = startFirstScreen({ ...base, requests, targets: main, send });
      provide(render);
      await jest.advanceTimersByTimeAsync(SKELETON_AFTER_MS);
      expect(shown()).toBe('Skeleton');
      await frame();
      expect(send).not.toHaveBeenCalled();
    });
  });

  test('is nothing where its script fails, does not arrive, or has no place', async () => {
    const failing = startFirstScreen({ ...base, targets });
    failing.provide(async () => {
      throw new Error('its own');
    });
    await expect(failing.done).resolves.toBeUndefined();
    const missing = startFirstScreen({ ...base, targets });
    document.querySelector('script:last-of-type')?.dispatchEvent(new Event('error'));
    await expect(missing.done).resolves.toBeUndefined();
    const none = startFirstScreen({
      ...base,
      requests: [],
      targets: () => document.querySelectorAll('video'),
    });
    await expect(none.done).resolves.toBeUndefined();
    expect(shown()).toBe('12');
  });

  test('waits for the style sheet of the shell, which comes after the first frame', async () => {
    let style = () => {};
    const styled = new Promise<void>((resolve) => {
      style = resolve;
    });
    const { provide, done } = startFirstScreen({ ...base, style: () => styled, targets });
    provide(given([['Row'], null]));
    await jest.advanceTimersByTimeAsync(0);
    expect(shown()).toBe('12');
    style();
    await done;
    expect(shown()).toBe('Row2');
  });

  test('is looked at when the content area is there', async () => {
    let parse = () => {};
    const prepared = new Promise<void>((resolve) => {
      parse = resolve;
    });
    document.body.innerHTML = '';
    const { provide, done } = startFirstScreen({ ...base, prepared, targets });
    provide(given([['Row']]));
    await jest.advanceTimersByTimeAsync(SKELETON_AFTER_MS);
    document.body.innerHTML = '<main id="main" aria-busy="true"><i data-slot="row">1</i></main>';
    parse();
    await done;
    expect(shown()).toBe('Row');
  });

  test('as a skeleton never takes the place of the page that came first', async () => {
    document.body.innerHTML = '<main id="main" aria-busy="true">Loading</main>';
    let answer = (_response: Response) => {};
    const response = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    let finish = () => {};
    const late = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { provide, done } = startFirstScreen({
      ...base,
      requests: [requestOf(response)],
      targets: () => document.querySelectorAll<HTMLElement>('#main'),
    });
    provide(async ({ requests: [request] }) => {
      await (request ? request.response : late);
      return [[request ? 'Page' : 'Skeleton']];
    });
    await jest.advanceTimersByTimeAsync(SKELETON_AFTER_MS);
    // jsdom has no fetch, and nobody reads it.
    answer({} as Response);
    await done;
    finish();
    await jest.advanceTimersByTimeAsync(0);
    expect(shown()).toBe('Page');
    expect(document.querySelector('main[data-skeleton]')).toBeNull();
  });

  test('as a skeleton is rendered once, though its request fails too', async () => {
    document.body.innerHTML = '<main id="main" aria-busy="true">Loading</main>';
    const { provide, done } = startFirstScreen({
      ...base,
      requests: [requestOf(Promise.reject(new Error('lost')))],
      targets: () => document.querySelectorAll<HTMLElement>('#main'),
    });
    const render = jest.fn<ReturnType<RenderFirstScreen>, Parameters<RenderFirstScreen>>(
      async ({ requests }) => (requests.length > 0 ? [] : [['Skeleton']]),
    );
    provide(render);
    await done;
    await jest.advanceTimersByTimeAsync(SKELETON_AFTER_MS);
    expect(render.mock.calls.filter(([{ requests }]) => requests.length === 0)).toHaveLength(1);
    expect(shown()).toBe('Skeleton');
  });
});

// The last: the load of jsdom's page, which ends every wait for styles, is over by then.
test('one that is rendered from a response waits for its styles too', async () => {
  const { done, provide } = start();
  provide(async () => [[['h1', {}, ['Rendered']]]]);
  await settled();
  expect(shown()).toBe('Loading');
  loadStyles();
  await done;
  expect(shown()).toBe('Rendered');
});

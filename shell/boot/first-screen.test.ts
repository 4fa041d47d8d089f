/** @jest-environment jsdom */
import type { RenderFirstScreen } from '@tsugi/contract';
import { START_POLICY } from '../src/start-policy.ts';
import { startFirstScreen } from './first-screen.ts';
import type { StartedRequest } from './start-request.ts';

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
    parsed: Promise.resolve(),
    targets: () => document.querySelectorAll<HTMLElement>('#main'),
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
    await pass(START_POLICY.skeletonAfterMs - 1);
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
    await pass(START_POLICY.skeletonAfterMs);
    const calls = jest.fn(render);
    provide(calls);
    await pass(0);
    expect(shown()).toBe('Page');
    expect(calls).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['that failed', () => requestOf(response())],
    ['that waits for its token', () => requestOf(undefined, true)],
  ])('of a request %s the skeleton stays for the shell', async (_, request) => {
    const { provide, done } = start(request());
    provide(render);
    fail?.(new Error('lost'));
    await pass(START_POLICY.skeletonAfterMs);
    await done;
    expect(shown()).toBe('Skeleton');
  });

  test('a page that React has rendered meanwhile keeps what it shows', async () => {
    const { provide } = start(requestOf(response()));
    provide(render);
    document.getElementById('main')?.removeAttribute('aria-busy');
    await pass(START_POLICY.skeletonAfterMs);
    expect(shown()).toBe('Loading');
  });

  test('a page of the shell keeps its own', async () => {
    document.body.innerHTML =
      '<main id="main" aria-busy="true"><div id="main" data-slot="row">Row</div></main>';
    document.querySelector('main')?.removeAttribute('id');
    const { provide } = start(requestOf(response()));
    provide(render);
    await pass(START_POLICY.skeletonAfterMs);
    expect(shown()).toBe('Row');
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

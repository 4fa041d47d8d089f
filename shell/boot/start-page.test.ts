/** @jest-environment jsdom */
import type { Contribution, RemoteManifest, StartRequest } from '@tsugi/contract';
import type { Composition } from '@tsugi/contract/boot-result';
import { requestName, writeCachedResponse } from '@tsugi/data/first-screen-cache';
import { stableJson } from '@tsugi/platform/json';
import { currentViewport, writeStoredScreen } from '../src/stored-screen/stored-screens.ts';
import { sendGet, sendToTracker } from './boot-fetch.ts';
import type { EmbeddedConfig } from './embedded-start.ts';
import { startFirstScreen } from './first-screen.ts';
import { showPage } from './show-page.ts';
import { showStoredScreen } from './show-stored-screen.ts';
import { startPage } from './start-page.ts';

jest.mock('./boot-fetch.ts', () => ({
  sendToTracker: jest.fn(),
  sendGet: jest.fn(),
}));
jest.mock('./first-screen.ts', () => ({ startFirstScreen: jest.fn() }));
jest.mock('./show-stored-screen.ts', () => ({ showStoredScreen: jest.fn() }));

const TRACKER = 'https://tracker.example/graphql';
const MEDIA = 'https://media.example/1.0.0/remote.json';
const SEARCH = 'https://search.example/2.0.0/remote.json';
const THINGS: StartRequest = { query: 'query Things { Things }', variables: { page: 1 } };
const OTHERS: StartRequest = { query: 'query Others { Others }', variables: {} };
const OWN: StartRequest = { query: 'query Own { Own }', variables: { id: { from: 'viewer' } } };
const SCREEN = { script: 'first-screen.js' };

type Route = Omit<Extract<Contribution, { type: 'route' }>, 'type' | 'title'>;
const route = (members: Route): Contribution => ({ type: 'route', title: 'Page', ...members });
type HomeStart = Omit<Extract<Contribution, { type: 'home-start' }>, 'type'>;
const home = (members: HomeStart): Contribution => ({ type: 'home-start', ...members });

function manifest(
  contributions: readonly Contribution[],
  members: Partial<RemoteManifest> = {},
): RemoteManifest {
  return {
    name: 'media',
    version: '1.0.0',
    contract: 2,
    entry: 'remoteEntry.js',
    shared: {},
    contributions,
    ...members,
  };
}

function embed(id: string, value: object): void {
  document.getElementById(id)?.remove();
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = id;
  element.textContent = JSON.stringify(value);
  document.head.append(element);
}

/** The page `/tsugi<path>` of a document with these manifests in it. */
function start(
  path: string,
  manifests: Record<string, unknown>,
  { config }: EmbeddedConfig = {},
  authFragment?: string,
) {
  history.replaceState(null, '', `/tsugi${path}`);
  embed('tsugi-start', {
    tracker: TRACKER,
    registry: 'list.json',
    remotes: Object.keys(manifests),
    manifests,
    ...(config ? { files: { config } } : {}),
  });
  const page = startPage(authFragment, origins);
  // As the late script asks for it. Manifests of tests may be malformed.
  const composition = { manifests: manifests as Composition['manifests'] };
  page.bootResult.composition = Promise.resolve(composition);
  return { ...page, firstScreen: showPage({ ...page, loadStyles, addStyles }, Promise.resolve()) };
}

const keyOf = ({ query, variables }: StartRequest) => stableJson({ query, variables });
const screens = () => jest.mocked(startFirstScreen).mock.calls.map(([source]) => source);
const sentQueries = () =>
  // Its body is a request.
  jest.mocked(sendToTracker).mock.calls.map(([, body]) => (body as { query: string }).query);
const preloads = () =>
  Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=preload]:not([data-shell])'), (link) => [
    // jsdom does not reflect it.
    link.as,
    link.href,
  ]);
const main = () => document.getElementById('main');

const loadStyles = jest.fn();
const addStyles = jest.fn();
let origins: Set<string>;
let provided: jest.Mock[];
let settle: (() => void)[];

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  loadStyles.mockClear();
  addStyles.mockClear();
  origins = new Set();
  provided = [];
  settle = [];
  document.head.innerHTML =
    '<base href="http://localhost/tsugi/"><link rel="preload" as="style" href="shell.css" data-shell>';
  document.body.innerHTML =
    '<template id="home-signed-out"><p>Welcome</p></template><template id="home-signed-in"><p>Home</p></template>' +
    '<main id="main" aria-busy="true"><div data-remote="media"></div><div data-remote="search"></div></main><nav></nav>';
  // Nothing here reads a response.
  jest.mocked(sendToTracker).mockResolvedValue({} as Response);
  jest.mocked(sendGet).mockResolvedValue({} as Response);
  jest.mocked(showStoredScreen).mockResolvedValue(undefined);
  jest.mocked(startFirstScreen).mockImplementation(({ files }) => {
    const provide = jest.fn();
    provided.push(provide);
    const done = new Promise<void>((resolve) => settle.push(resolve));
    return { script: files.script, done, provide };
  });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'hidden');
  Reflect.deleteProperty(document, 'currentScript');
});

async function isSettled(promise: Promise<unknown> | undefined): Promise<boolean> {
  let settled = false;
  void promise?.then(() => {
    settled = true;
  });
  await jest.advanceTimersByTimeAsync(0);
  return settled;
}

describe('what the shell is given', () => {
  test('what the document says', async () => {
    const files = { config: { services: {} } };
    const { bootResult, firstScreen } = start('/anime/1', { [MEDIA]: manifest([]) }, files, 'access_token=x');
    expect(bootResult.registryUrl).toBe('http://localhost/tsugi/list.json');
    expect(bootResult).toMatchObject({ embedded: files, authFragment: 'access_token=x' });
    expect(bootResult.scriptOrigins).toBe(origins);
    expect(bootResult).toMatchObject({ isExpected: false, shownResults: [] });
    expect(firstScreen).toBeUndefined();
  });

  test('the usual registry, and no manifest, of a document that has none', () => {
    history.replaceState(null, '', '/tsugi/anime/1');
    const { bootResult } = startPage(undefined, origins);
    expect(bootResult.registryUrl).toBe('http://localhost/tsugi/remotes.json');
    expect(bootResult.embedded).toBeUndefined();
    expect(preloads()).toEqual([]);
  });

  test('the errors that nothing caught', () => {
    const { bootResult } = start('/', {});
    const event = new ErrorEvent('error');
    dispatchEvent(event);
    expect(bootResult.uncaught).toEqual([event]);
  });

  test('each response once, under its service and its request', async () => {
    const { bootResult } = start('/anime/1', {
      [MEDIA]: manifest([route({ path: '/anime/:id', requests: [THINGS, OTHERS] })]),
    });
    const { take } = bootResult.prefetched;
    expect(jest.mocked(sendToTracker).mock.calls.map(([url]) => url)).toEqual([TRACKER, TRACKER]);
    expect(take('mal', keyOf(THINGS))).toBeUndefined();
    expect(take('tracker', keyOf(OTHERS))).toBeInstanceOf(Promise);
    expect(take('tracker', keyOf(THINGS))).toBeInstanceOf(Promise);
    expect(take('tracker', keyOf(THINGS))).toBeUndefined();
    expect(bootResult.isExpected).toBe(true);
  });
});

describe('a page of a remote', () => {
  test('starts with its first screen, rendered from what it requested', async () => {
    const { firstScreen } = start('/anime/1', {
      [MEDIA]: manifest([route({ path: '/anime/:id', requests: [THINGS], firstScreen: SCREEN })], {
        integrity: { 'remoteEntry.js': 'sha256-a' },
      }),
    });
    const [screen] = screens();
    expect(screen).toMatchObject({
      files: SCREEN,
      remote: { manifestUrl: MEDIA, integrity: { 'remoteEntry.js': 'sha256-a' } },
      requests: [{ query: THINGS.query, response: expect.any(Promise) }],
      input: {
        url: 'http://localhost/tsugi/anime/1',
        root: 'http://localhost/tsugi/',
        params: { id: '1' },
        isSignedIn: false,
        viewerId: undefined,
        viewer: undefined,
      },
    });
    expect(Array.from(screen?.targets() ?? [])).toEqual([main()]);
    expect(await isSettled(firstScreen)).toBe(false);
    settle[0]?.();
    expect(await isSettled(firstScreen)).toBe(true);
  });

  test('has the viewer in its first screen, also when their profile comes later', () => {
    localStorage.setItem('access_token', 'secret');
    start('/anime/1', {
      [MEDIA]: manifest([route({ path: '/anime/:id', requests: [THINGS], firstScreen: SCREEN })]),
    });
    localStorage.setItem('auth_profile_info', '{"id":7}');
    expect(screens()[0]?.input).toMatchObject({ isSignedIn: true, viewerId: undefined, viewer: { id: 7 } });
  });

  test('is that of the first route that matches, in the first remote that has one', async () => {
    start('/anime/1', {
      'https://none.example/remote.json': manifest([route({ path: '/manga/:id', requests: [OTHERS] })]),
      [MEDIA]: manifest([
        route({ path: '/anime/:id', params: { id: ['new'] }, requests: [OTHERS] }),
        route({ path: '/anime/:id', requests: [THINGS] }),
      ]),
      [SEARCH]: manifest([route({ path: '/anime/:id', requests: [OTHERS] })]),
    });
    expect(sentQueries()).toEqual([THINGS.query]);
    expect([...origins]).toEqual(['https://media.example']);
    await jest.advanceTimersByTimeAsync(0);
    expect(preloads()).toEqual([['script', 'https://media.example/1.0.0/remoteEntry.js']]);
  });

  test.each([
    [
      'of a contract that this shell does not know',
      manifest([route({ path: '/anime/:id' })], { contract: 9 }),
    ],
    ['that is malformed', { name: 'media', contract: 2 }],
    ['without the page', manifest([home({ audience: 'signed-out', requests: [THINGS] })])],
  ])('is looked for behind a manifest %s', (_what, first) => {
    start('/anime/1', {
      [MEDIA]: first,
      [SEARCH]: manifest([route({ path: '/anime/:id', requests: [OTHERS] })]),
    });
    expect(sentQueries()).toEqual([OTHERS.query]);
    expect([...origins]).toEqual(['https://search.example']);
  });

  test('sends only the requests of its segments', () => {
    start('/anime/1', {
      [MEDIA]: manifest([
        route({ path: '/:type/:id', requests: [THINGS, { ...OTHERS, when: { type: ['manga'] } }] }),
      ]),
    });
    expect(sentQueries()).toEqual([THINGS.query]);
  });

  test('sends the requests of the audience, and shows the first screen of these alone', () => {
    const own: StartRequest = { ...OWN, audience: 'signed-in' };
    const requests: readonly StartRequest[] = [own, { ...OTHERS, audience: 'signed-out' }];
    const manifests = { [MEDIA]: manifest([route({ path: '/week', requests, firstScreen: SCREEN })]) };
    start('/week', manifests);
    expect(sentQueries()).toEqual([OTHERS.query]);
    expect(screens()[0]?.requests.map(({ query }) => query)).toEqual([OTHERS.query]);
  });

  test('asks each service where the configuration says, and the tracker where the document says', () => {
    const config = { services: { mal: 'https://mal.example/v4', tracker: 'https://other.example' } };
    const request: StartRequest = { source: 'mal', query: '/anime/1', variables: {} };
    const manifests = { [MEDIA]: manifest([route({ path: '/anime/:id', requests: [THINGS, request] })]) };
    const { bootResult } = start('/anime/1', manifests, { config });
    expect(jest.mocked(sendGet).mock.calls).toEqual([['https://mal.example/v4/anime/1']]);
    expect(jest.mocked(sendToTracker).mock.calls[0]?.[0]).toBe(TRACKER);
    expect(bootResult.prefetched.take('mal', keyOf(request))).toBeInstanceOf(Promise);
  });

  test('asks the tracker where the document has no configuration', () => {
    const manifests = { [MEDIA]: manifest([route({ path: '/anime/:id', requests: [THINGS] })]) };
    start('/anime/1', manifests, {});
    expect(sentQueries()).toEqual([THINGS.query]);
  });

  test('is not expected when its request waits for its turn', () => {
    const manifests = { [MEDIA]: manifest([route({ path: '/anime/:id', requests: [THINGS] })]) };
    const expected = Array.from({ length: 6 }, () => start('/anime/1', manifests).bootResult.isExpected);
    expect(expected).toEqual([true, true, true, true, true, false]);
  });

  test.each([
    ['without requests', '/anime/1', []],
    ['with parameters that its request does not cover', '/anime/1?q=moon', [THINGS]],
  ])(
    '%s begins without a response, and the scripts of the shell wait for what it asks for',
    async (_what, path, requests) => {
      const { firstScreen } = start(path, {
        [MEDIA]: manifest([route({ path: '/anime/:id', requests, firstScreen: SCREEN })]),
      });
      expect(screens()).toMatchObject([{ requests: [] }]);
      expect(await isSettled(firstScreen)).toBe(false);
      settle[0]?.();
      expect(await isSettled(firstScreen)).toBe(true);
    },
  );

  describe('what its components ask for', () => {
    const MISSING = { query: 'query Found { Found }', variables: { q: 'moon' }, shape: 3 };
    const startFiltered = () =>
      start('/anime/1?q=moon', {
        [MEDIA]: manifest([
          route({
            path: '/anime/:id',
            requests: [{ ...OTHERS, ignores: ['q'] }, THINGS],
            firstScreen: SCREEN,
          }),
        ]),
      });

    test('is sent to the tracker, and the shell takes its response', () => {
      localStorage.setItem('access_token', 'secret');
      const { bootResult } = start('/anime/1?q=moon', {
        [MEDIA]: manifest([route({ path: '/anime/:id', requests: [THINGS], firstScreen: SCREEN })]),
      });
      expect(bootResult.isExpected).toBe(false);
      expect(screens()[0]?.send(MISSING)).toMatchObject({
        query: MISSING.query,
        response: expect.any(Promise),
      });
      const { query, variables } = MISSING;
      expect(jest.mocked(sendToTracker).mock.calls).toEqual([[TRACKER, { query, variables }, 'secret']]);
      expect(bootResult.isExpected).toBe(true);
      expect(bootResult.prefetched.take('tracker', keyOf(MISSING))).toBeInstanceOf(Promise);
    });

    test('is that of the manifest where it is the same', () => {
      startFiltered();
      const known = screens()[0]?.send({ query: OTHERS.query, variables: {}, shape: 1 });
      expect(known).toMatchObject({ query: OTHERS.query, response: expect.any(Promise) });
      expect(sentQueries()).toEqual([OTHERS.query]);
    });

    test('is not sent where its response is on this device and fresh', () => {
      const { query, variables, shape } = MISSING;
      const name = requestName(undefined, { query, variables, shape });
      writeCachedResponse(localStorage, name, { freshUntil: Date.now() + 1000, cacheKey: 'found' });
      startFiltered();
      expect(screens()[0]?.send(MISSING)).toMatchObject({ cacheKey: 'found', response: undefined });
      expect(sentQueries()).toEqual([OTHERS.query]);
    });

    test('is not sent once the shell asks for what its page needs', () => {
      const { bootResult } = startFiltered();
      expect(bootResult.prefetched.take('tracker', keyOf(THINGS))).toBeUndefined();
      expect(screens()[0]?.send(MISSING)).toBeUndefined();
      expect(sentQueries()).toEqual([OTHERS.query]);
    });

    test('waits for its turn', () => {
      const sent = Array.from({ length: 6 }, (_, page) => {
        startFiltered();
        return screens()
          .at(-1)
          ?.send({ ...MISSING, variables: { page } });
      });
      expect(sent.at(-1)).toMatchObject({ response: undefined, isHandedOver: true });
    });
  });

  test('begins with its skeleton where its manifest names no requests at all', () => {
    start('/anime/1', { [MEDIA]: manifest([route({ path: '/anime/:id', firstScreen: SCREEN })]) });
    expect(screens()).toMatchObject([{ requests: [] }]);
  });

  test('renders nothing from a part of its requests', async () => {
    const { bootResult, firstScreen } = start('/anime/1?q=moon', {
      [MEDIA]: manifest([
        route({ path: '/anime/:id', requests: [{ ...THINGS, ignores: ['q'] }, OTHERS], firstScreen: SCREEN }),
      ]),
    });
    expect(screens()).toMatchObject([{ requests: [] }]);
    expect(await isSettled(firstScreen)).toBe(false);
    // What was sent is used by the page itself.
    expect(bootResult.prefetched.take('tracker', keyOf(THINGS))).toBeInstanceOf(Promise);
  });

  test('has no first screen when a request needs what is not known yet', () => {
    const { bootResult } = start('/anime/1', {
      [MEDIA]: manifest([route({ path: '/anime/:id', requests: [OWN], firstScreen: SCREEN })]),
    });
    expect(screens()).toEqual([]);
    expect(bootResult.isExpected).toBe(false);
  });

  test('has its files preloaded, those of the remote before its own', async () => {
    const files = (name: string) => ({ scripts: [`${name}.js`], styles: [`${name}.css`] });
    start('/anime/1', {
      [MEDIA]: manifest([route({ path: '/anime/:id', preload: files('page') })], {
        preload: files('remote'),
        integrity: { 'page.js': 'sha256-p' },
      }),
    });
    // After its requests and its first screen.
    expect(preloads()).toEqual([]);
    await jest.advanceTimersByTimeAsync(0);
    const at = (file: string) => `https://media.example/1.0.0/${file}`;
    expect(preloads()).toEqual([
      ['script', at('remoteEntry.js')],
      ['style', at('remote.css')],
      ['script', at('remote.js')],
      ['style', at('page.css')],
      ['script', at('page.js')],
    ]);
    const [link] = document.querySelectorAll<HTMLLinkElement>('link[href$="page.js"]');
    expect(link).toMatchObject({ integrity: 'sha256-p', crossOrigin: 'anonymous' });
  });

  test('has the preload marked that failed', async () => {
    start('/anime/1', { [MEDIA]: manifest([route({ path: '/anime/:id' })]) });
    await jest.advanceTimersByTimeAsync(0);
    const [link] = document.querySelectorAll<HTMLLinkElement>('link[href$="remoteEntry.js"]');
    expect(link?.dataset.failed).toBeUndefined();
    link?.dispatchEvent(new Event('error'));
    expect(link?.dataset.failed).toBe('yes');
  });
});

describe('the style sheet of the shell', () => {
  const firstScreen = SCREEN;
  const withScreen = { [MEDIA]: manifest([route({ path: '/anime/:id', requests: [THINGS], firstScreen })]) };

  test('is loaded after the first frame, and applies with a first screen, or when there is a skeleton', async () => {
    start('/anime/1', withScreen);
    await jest.advanceTimersByTimeAsync(0);
    expect(loadStyles).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(299);
    expect(addStyles).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(addStyles).toHaveBeenCalledTimes(1);
    addStyles.mockClear();
    start('/anime/1', withScreen);
    await screens().at(-1)?.style();
    expect(addStyles).toHaveBeenCalledTimes(1);
  });

  test('applies after the first frame of a page that has none', async () => {
    start('/nowhere', {});
    await jest.advanceTimersByTimeAsync(0);
    expect(addStyles).toHaveBeenCalledTimes(1);
  });
});

describe('the home page', () => {
  const manifests = {
    [MEDIA]: manifest([
      home({ audience: 'signed-in', requests: [OTHERS], firstScreen: { script: 'own.js' } }),
      home({ audience: 'signed-out', requests: [THINGS], firstScreen: { script: 'media-home.js' } }),
    ]),
    'https://none.example/remote.json': manifest([home({ audience: 'signed-in' })], { name: 'none' }),
    [SEARCH]: manifest(
      [home({ audience: 'signed-out', requests: [OTHERS], firstScreen: { script: 'search-home.js' } })],
      { name: 'search' },
    ),
  };

  test('starts the sections of all remotes for this viewer, each in its own places', async () => {
    const { firstScreen } = start('/', manifests);
    expect(sentQueries()).toEqual([THINGS.query, OTHERS.query]);
    expect(screens().map(({ files }) => files.script)).toEqual(['media-home.js', 'search-home.js']);
    expect(screens().map(({ input }) => input.params)).toEqual([{}, {}]);
    expect(screens().map(({ targets }) => Array.from(targets(), ({ dataset }) => dataset.remote))).toEqual([
      ['media'],
      ['search'],
    ]);
    expect([...origins]).toEqual(['https://media.example', 'https://search.example']);
    settle[0]?.();
    expect(await isSettled(firstScreen)).toBe(false);
    settle[1]?.();
    expect(await isSettled(firstScreen)).toBe(true);
  });

  test.each([
    ['signed-out', undefined, 'Welcome'],
    ['signed-in', 'secret', 'Home'],
  ])('has its markup of a %s viewer before its data', async (_who, token, text) => {
    if (token) localStorage.setItem('access_token', token);
    const { bootResult } = start('/', {});
    expect(main()).not.toHaveTextContent(text);
    await jest.advanceTimersByTimeAsync(50);
    expect(main()?.textContent).toBe(text);
    expect(bootResult.isExpected).toBe(true);
  });

  test('has its markup in the document before first screens look for their places', async () => {
    document.getElementById('main')?.replaceChildren();
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<template id="home-signed-out"><div data-remote="media"></div></template>',
    );
    document.querySelectorAll('template')[1]?.remove();
    start('/', manifests);
    const [screen] = screens();
    const found = screen?.prepared.then(() => screen.targets().length);
    await jest.advanceTimersByTimeAsync(50);
    expect(await found).toBe(1);
  });

  test('is for signed-in viewers what the manifests say for them', () => {
    localStorage.setItem('access_token', 'secret');
    start('/', manifests);
    expect(screens().map(({ files }) => files.script)).toEqual(['own.js']);
    expect(jest.mocked(sendToTracker).mock.calls).toEqual([
      [TRACKER, { query: OTHERS.query, variables: {} }, 'secret'],
    ]);
  });

  test('has no skeleton of a remote: its own markup stands there', () => {
    const firstScreen = SCREEN;
    start('/?q=moon', {
      [MEDIA]: manifest([home({ audience: 'signed-out', requests: [THINGS], firstScreen })]),
    });
    start('/', { [MEDIA]: manifest([home({ audience: 'signed-out', firstScreen })]) });
    expect(screens()).toEqual([]);
  });

  test('gives what a script renders to the screen of that script', () => {
    const { bootResult } = start('/', manifests);
    const render = async () => [];
    const script = { src: 'https://search.example/2.0.0/search-home.js' };
    Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
    bootResult.provideFirstScreen?.(render);
    expect(provided.map(({ mock }) => mock.calls)).toEqual([[], [[render]]]);
    script.src = 'https://search.example/2.0.0/other.js';
    bootResult.provideFirstScreen?.(render);
    expect(provided.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });

  test('has no markup of its own on other pages', async () => {
    start('/anime/1', {});
    await jest.advanceTimersByTimeAsync(50);
    expect(main()).not.toHaveTextContent('Welcome');
  });
});

describe('a page that was stored at an earlier visit', () => {
  const SHELL = 'http://localhost/tsugi/shell.css';
  const CHUNK = 'http://localhost/tsugi/chunks/part.css';
  const OF_REMOTE = 'https://media.example/1.0.0/page.css';

  function store(path: string, hrefs: readonly string[] = [SHELL]): void {
    writeStoredScreen(localStorage, undefined, {
      url: `http://localhost/tsugi${path}`,
      viewport: currentViewport(),
      storedAt: Date.now(),
      styles: hrefs.map((href) => ({ href })),
      results: ['a', 'b'],
      nodes: ['Stored'],
    });
  }

  const manifests = {
    [MEDIA]: manifest([route({ path: '/anime/:id', requests: [THINGS], firstScreen: SCREEN })]),
  };

  test('is shown instead of a first screen, and its requests are sent all the same', async () => {
    store('/anime/1');
    let show = () => {};
    jest.mocked(showStoredScreen).mockReturnValue(
      new Promise((resolve) => {
        show = resolve;
      }),
    );
    const { bootResult, firstScreen } = start('/anime/1', manifests);
    const [screen, parsed] = jest.mocked(showStoredScreen).mock.calls[0] ?? [];
    expect(screen?.nodes).toEqual(['Stored']);
    expect(await isSettled(parsed)).toBe(false);
    await jest.advanceTimersByTimeAsync(50);
    expect(await isSettled(parsed)).toBe(true);
    expect(screens()).toEqual([]);
    expect(bootResult.shownResults).toEqual(['a', 'b']);
    expect(sentQueries()).toEqual([THINGS.query]);
    expect(await isSettled(firstScreen)).toBe(false);
    show();
    expect(await isSettled(firstScreen)).toBe(true);
  });

  test('is expected, also without a request', () => {
    store('/anime/1');
    const { bootResult } = start('/anime/1', { [MEDIA]: manifest([route({ path: '/anime/:id' })]) });
    expect(bootResult.isExpected).toBe(true);
  });

  test('takes the place of the markup of the home page', async () => {
    store('/');
    start('/', {});
    await jest.advanceTimersByTimeAsync(50);
    expect(main()?.textContent).toBe('');
  });

  test.each([
    { hidden: false, atOnce: 0 },
    { hidden: true, atOnce: 1 },
  ])(
    'has its files preloaded after its first frame, where there is one (hidden: $hidden)',
    async ({ hidden, atOnce }) => {
      store('/anime/1');
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      start('/anime/1', manifests);
      await jest.advanceTimersByTimeAsync(0);
      expect(preloads()).toHaveLength(atOnce);
      await jest.advanceTimersByTimeAsync(50);
      expect(preloads()).toHaveLength(1);
    },
  );

  test.each([
    ['those of the shell', [SHELL], 1],
    ['those of its chunks and of an embedded remote too', [SHELL, CHUNK, OF_REMOTE], 1],
    ['none of the shell', [CHUNK, OF_REMOTE], 0],
    ['those of another version of the shell', ['http://localhost/tsugi/shell.0.css'], 0],
    ['those of another version of the remote', [SHELL, 'https://media.example/0.9.0/page.css'], 0],
    ['those of another folder of the shell', [SHELL, 'http://localhost/tsugi/old/part.css'], 0],
  ])('is shown with the style sheets of this version: %s', (_what, hrefs, times) => {
    store('/anime/1', hrefs);
    start('/anime/1', manifests);
    expect(showStoredScreen).toHaveBeenCalledTimes(times);
  });

  test('is not shown with a style sheet without an address, or in a document that does not name its own', () => {
    store('/anime/1', [SHELL]);
    document.querySelector('link[data-shell]')?.remove();
    start('/anime/1', manifests);
    writeStoredScreen(localStorage, undefined, {
      url: 'http://localhost/tsugi/anime/1',
      viewport: currentViewport(),
      storedAt: Date.now(),
      styles: [{ href: SHELL }, {}],
      results: [],
      nodes: ['Stored'],
    });
    document.head.insertAdjacentHTML(
      'afterbegin',
      '<link rel="preload" as="style" href="shell.css" data-shell>',
    );
    start('/anime/1', manifests);
    expect(showStoredScreen).not.toHaveBeenCalled();
  });
});

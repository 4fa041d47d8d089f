import { foreignPictures, pictures } from './service-worker.mjs';

/** Asks the rule as the worker on https://tsugi.example would. */
function applies(href, request) {
  // The worker's own global, which the rule reads.
  globalThis.self = { location: { origin: 'https://tsugi.example' } };
  try {
    return foreignPictures.urlPattern({ url: new URL(href), request });
  } finally {
    delete globalThis.self;
  }
}

test.each([
  ['https://i.example/a.png', 'image', 'no-cors', true],
  ['https://i.example/picture', 'image', 'no-cors', true],
  ['https://tsugi.example/icon.png', 'image', 'no-cors', false],
  ['https://i.example/a.png', 'image', 'cors', false],
  ['https://i.example/a.webm', 'video', 'no-cors', false],
  ['https://t.example/graphql', '', 'cors', false],
])('%s as %s, %s: without credentials: %s', (href, destination, mode, expected) => {
  expect(applies(href, { destination, mode })).toBe(expected);
  expect(foreignPictures.options.fetchOptions).toEqual({ credentials: 'omit' });
});

describe('a picture of which the browser has a copy that cannot be read', () => {
  const [plugin] = pictures.options.plugins;
  const url = 'https://i.example/a.png';
  const fetched = jest.fn();
  const anew = [url, { mode: 'cors', credentials: 'omit', cache: 'reload' }];
  const { fetch: original, Request: OriginalRequest } = globalThis;

  beforeEach(() => {
    globalThis.fetch = fetched;
    // The part of the browser's class that is read here.
    globalThis.Request = class {
      constructor(request, init) {
        Object.assign(this, request, init);
      }
    };
  });
  afterEach(() => {
    fetched.mockReset();
    globalThis.fetch = original;
    globalThis.Request = OriginalRequest;
    delete globalThis.self;
  });

  test('is requested past that copy when the page had loaded it before the worker', async () => {
    const { requestWillFetch } = plugin;
    expect(await requestWillFetch({ request: { url, destination: '' } })).toMatchObject({
      url,
      cache: 'reload',
    });
    const ofElement = { url, destination: 'image' };
    expect(await requestWillFetch({ request: ofElement })).toBe(ofElement);
  });

  test('is requested past that copy when it could not be read, and as the page requested it when that fails too', async () => {
    const request = { url, destination: 'image' };
    fetched.mockResolvedValueOnce('readable');
    expect(await plugin.handlerDidError({ request })).toBe('readable');
    expect(fetched.mock.calls).toEqual([anew]);
    fetched.mockRejectedValueOnce(new TypeError('no CORS')).mockResolvedValueOnce('opaque');
    expect(await plugin.handlerDidError({ request })).toBe('opaque');
    expect(fetched).toHaveBeenLastCalledWith(request);
  });

  test.each([
    [false, true],
    [true, false],
  ])('is requested once more for offline use unless the user saves data (%s)', (saveData, expected) => {
    globalThis.self = {
      location: { origin: 'https://tsugi.example' },
      pictureHosts: new Map(),
      navigator: { connection: { saveData } },
    };
    expect(pictures.urlPattern({ url: new URL(url), request: { destination: '' } })).toBe(expected);
  });

  test('does not decide whether its host allows reading', async () => {
    globalThis.self = { location: { origin: 'https://tsugi.example' }, pictureHosts: new Map() };
    fetched.mockResolvedValue('readable');
    const answers = [];
    const ask = () =>
      pictures.urlPattern({
        url: new URL(url),
        request: { destination: 'image' },
        event: { waitUntil: (answer) => answers.push(answer) },
      });
    expect(ask()).toBe(false);
    await Promise.all(answers);
    expect(fetched.mock.calls).toEqual([anew]);
    expect(ask()).toBe(true);
  });
});

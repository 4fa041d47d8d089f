import { foreignPictures } from './service-worker.mjs';

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

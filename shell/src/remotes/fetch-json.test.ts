import { fetchJson } from './fetch-json.ts';

const url = 'https://m.example/1/remote.json';
const respond = (response: () => Promise<unknown>) => {
  globalThis.fetch = jest.fn(response) as jest.Mock;
};

test('a file is parsed, after asking the server whether it has changed', async () => {
  respond(async () => ({ ok: true, json: async () => ({ name: 'media' }) }));
  await expect(fetchJson(url)).resolves.toEqual({ name: 'media' });
  expect(fetch).toHaveBeenCalledWith(
    url,
    expect.objectContaining({ cache: 'no-cache', credentials: 'omit' }),
  );
});

test.each([
  ['responded with 500', async () => ({ ok: false, status: 500 })],
  ['did not respond with JSON', async () => ({ ok: true, json: () => Promise.reject(new SyntaxError('<')) })],
  ['could not be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['did not respond for 8 s', () => Promise.reject(new DOMException('', 'TimeoutError'))],
])('a file that cannot be used is named with the cause: it %s', async (cause, response) => {
  respond(response);
  await expect(fetchJson(url)).rejects.toThrow(`${url} ${cause}`);
});

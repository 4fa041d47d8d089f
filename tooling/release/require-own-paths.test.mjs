/** @jest-environment node */
import { createServer } from 'node:http';
import { requireOwnPaths } from './require-own-paths.mjs';

jest.mock('../serve/require-no-overlaps.mjs', () => {
  const { withoutOverlaps } = jest.requireActual('../../shared/contract/src/routing/index.ts');
  return {
    async requireNoOverlaps(manifests) {
      const [overlap] = withoutOverlaps(manifests).overlaps;
      if (overlap) throw new Error(`${overlap.dropped.path} of ${overlap.dropped.remote}`);
    },
  };
});

const route = (path, title) => ({ type: 'route', path, title });
const search = { name: 'search', contributions: [route('/search/:type', 'Search')] };
const canary = { name: 'search', contributions: [...search.contributions, route('/browse', 'Browse')] };
const media = (path) => ({ name: 'media', contributions: [route(path, 'Media')] });

let server;
let shellUrl = '';
beforeEach(async () => {
  server = createServer((request, response) => {
    const files = { '/search': search, '/canary': canary, '/media': media('/search/:type') };
    const file = files[request.url ?? ''];
    response.writeHead(file ? 200 : 404).end(JSON.stringify(file));
  });
  await new Promise((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve));
  shellUrl = `http://127.0.0.1:${server.address().port}/`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const check = (path, searchEntry, areOthersNeeded = true) =>
  requireOwnPaths(media(path), {
    // The remote itself stands first, so that the order of the registry decides nothing.
    registry: { remotes: { media: { manifest: 'media' }, search: searchEntry } },
    shellUrl,
    areOthersNeeded,
  });

test('a release with a path of another remote is refused, also when it stands first in the registry', async () => {
  await expect(check('/search/:type/:header?', { manifest: 'search' })).rejects.toThrow(
    '/search/:type/:header? of media',
  );
  await expect(check('/ani/:id', { manifest: 'search' })).resolves.toBeUndefined();
});

test('a path that only the canary of another remote has is refused too', async () => {
  await expect(check('/browse', { manifest: 'search' })).resolves.toBeUndefined();
  const entry = { manifest: 'search', canary: { manifest: 'canary', share: 0.1 } };
  await expect(check('/browse', entry)).rejects.toThrow('/browse of media');
});

test('another remote that is down prevents a release, whose paths cannot be compared, but no rollback', async () => {
  await expect(check('/ani/:id', { manifest: 'gone' })).rejects.toThrow('gone could not be read');
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await expect(check('/ani/:id', { manifest: 'gone' }, false)).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
});

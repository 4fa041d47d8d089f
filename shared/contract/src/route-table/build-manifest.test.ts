import { buildManifest, type ReadOperation } from './build-manifest.ts';
import { remoteModuleOf } from './remote-module-of.ts';
import type { RouteModule, RouteTable, TablePrefetch, TableRoute } from './route-table.ts';

const load = async (): Promise<RouteModule> => ({ Component: null });
const readOperation = async (file: string, name: string) => ({
  document: `document of ${file} ${name}`,
  shape: 3,
});

const page = (id: string, path: string, more: Partial<TableRoute> = {}): TableRoute => ({
  id,
  path,
  title: id,
  chunk: `route-${id}`,
  load,
  ...more,
});

const build = (routes: readonly TableRoute[]) => buildManifest({ routes }, readOperation);

test('a page below a layout has the whole pattern, the rules, the request and the chunks of what is above it', async () => {
  const prefetch = { operation: 'one#query', variables: { id: 1 } } as const;
  const { routes } = await build([
    page('layout', '/ani/:id/:name?', {
      params: { id: 'digits' },
      prefetch,
      children: [page('overview', ''), page('staff', 'staff')],
    }),
  ]);
  expect(routes).toEqual([
    {
      route: 'layout',
      path: '/ani/:id/:name?',
      title: 'overview',
      params: { id: 'digits' },
      prefetch: { query: 'document of one query', shape: 3, variables: { id: 1 } },
      build: { chunks: ['route-layout', 'route-overview'] },
    },
    expect.objectContaining({
      route: 'layout',
      path: '/ani/:id/:name/staff',
      title: 'staff',
      build: { chunks: ['route-layout', 'route-staff'] },
    }),
  ]);
});

test('a page may send a request beside the one that it inherits', async () => {
  const one = { operation: 'one#query', variables: { id: 1 } } as const;
  const two = { operation: 'two#query', variables: {} } as const;
  const children = [page('overview', ''), page('list', 'list', { alsoPrefetch: two })];
  const { routes } = await build([page('user', '/user/:name', { prefetch: one, children })]);
  expect(routes.map(({ prefetch }) => [prefetch ?? []].flat().map(({ query }) => query))).toEqual([
    ['document of one query'],
    ['document of one query', 'document of two query'],
  ]);
});

test('a request that is bound to segments has a pattern of its own, before the general one', async () => {
  const { routes } = await build([
    page('results', '/search/:type/:header?', {
      params: { type: ['anime', 'media'] },
      prefetch: [
        { operation: 'one#query', variables: {}, when: { type: ['anime'], header: 'absent' } },
        { operation: 'two#query', variables: {}, when: { type: ['media'] } },
      ],
    }),
  ]);
  expect(
    routes.map(({ path, params, prefetch }) => [path, params?.type, [prefetch ?? []].flat()[0]?.query]),
  ).toEqual([
    ['/search/:type', ['anime'], 'document of one query'],
    ['/search/:type/:header?', ['media'], 'document of two query'],
    ['/search/:type/:header?', ['anime', 'media'], undefined],
  ]);
});

test('a pattern behind one that matches all of it is refused by name', async () => {
  const routes = [page('any', '/user/:name/:part?'), page('likes', '/user/:name/likes')];
  await expect(build(routes)).rejects.toThrow(
    '/user/:name/likes is never reached: /user/:name/:part? stands before it',
  );
  await expect(build([...routes].reverse())).resolves.toBeDefined();
});

test('a page without a title is refused by name', async () => {
  await expect(build([{ id: 'bare', path: '/bare', chunk: 'route-bare', load }])).rejects.toThrow('"bare"');
});

test("the module's top-level routes are those that the manifest's patterns name", async () => {
  const table: RouteTable = {
    routes: [
      page('one', '/one', { children: [page('index', ''), page('part', 'part')] }),
      page('two', '/two'),
    ],
  };
  const { routes } = await buildManifest(table, readOperation);
  const named = new Set(routes.map(({ route }) => `name:${route}`));
  expect([...named]).toEqual(remoteModuleOf('name', table).routes.map(({ id }) => id));
});

test('a request to another service stands beside those of the tracker, as a path with its variables', async () => {
  const route = (variables: TablePrefetch['variables']) =>
    page('work', '/work/:id', { prefetch: { operation: 'one#query', variables } });
  const read: ReadOperation = async (_file, _name, { id }) => ({
    document: `/work/${id}/full?include=all`,
    shape: 3,
    source: 'mal',
  });
  const id = { from: 'param', name: 'id', as: 'integer' } as const;
  const { routes } = await buildManifest({ routes: [route({ id })] }, read);
  expect(routes[0]?.prefetch).toBeUndefined();
  expect(routes[0]?.prefetchGet).toEqual({
    source: 'mal',
    query: '/work/~id~/full?include=all',
    shape: 3,
    variables: { id },
  });
  const both: ReadOperation = async (...wanted) => ({
    ...(await read(...wanted)),
    graphql: 'query One { one }',
  });
  const [pattern] = (await buildManifest({ routes: [route({ id })] }, both)).routes;
  expect(pattern?.prefetchGet).toMatchObject({
    query: '/work/~id~/full?include=all',
    graphql: 'query One { one }',
  });
  await expect(buildManifest({ routes: [route({ id, page: 1 })] }, read)).rejects.toThrow(
    'The variable "page" of one#query is not part of its path',
  );
});

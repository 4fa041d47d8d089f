import type { Contributed, ContributedRequest, ContributedRoute, RouteModule } from './authored.ts';
import { buildManifest, type ReadOperation } from './build-manifest.ts';
import { remoteModuleOf } from './remote-module-of.ts';

const load = async (): Promise<RouteModule> => ({ Component: null });
const readOperation = async (file: string, name: string) => ({
  document: `document of ${file} ${name}`,
  shape: 3,
});

const page = (id: string, path: string, more: Partial<ContributedRoute> = {}): ContributedRoute => ({
  id,
  path,
  title: id,
  chunk: `route-${id}`,
  load,
  ...more,
});
const contributed = (...routes: ContributedRoute[]): Contributed[] =>
  routes.map((one) => ({ type: 'route', ...one }));

async function build(routes: readonly ContributedRoute[], read = readOperation as ReadOperation) {
  const { contributions } = await buildManifest(contributed(...routes), read);
  return contributions.filter((one) => one.type === 'route');
}

test('a page below a layout has the whole pattern, the rules, the requests and the chunks of what is above it', async () => {
  const one = { operation: 'one#query', variables: { id: 1 } } as const;
  const two = { operation: 'two#query', variables: {} } as const;
  const routes = await build([
    page('layout', '/ani/:id/:name?', {
      params: { id: 'digits' },
      requests: [one],
      ignores: ['voices'],
      children: [page('overview', ''), page('staff', 'staff', { requests: [two], ignores: ['sort'] })],
    }),
  ]);
  const first = { query: 'document of one query', shape: 3, variables: { id: 1 } };
  expect(routes).toEqual([
    {
      type: 'route',
      route: 'layout',
      path: '/ani/:id/:name?',
      title: 'overview',
      params: { id: 'digits' },
      requests: [{ ...first, ignores: ['voices'] }],
      build: { chunks: ['route-layout', 'route-overview'] },
    },
    expect.objectContaining({
      route: 'layout',
      path: '/ani/:id/:name/staff',
      title: 'staff',
      requests: [
        { ...first, ignores: ['voices', 'sort'] },
        { query: 'document of two query', shape: 3, variables: {}, ignores: ['voices', 'sort'] },
      ],
      build: { chunks: ['route-layout', 'route-staff'] },
    }),
  ]);
});

test('what a request is bound to stands in the manifest', async () => {
  const when = { type: ['anime'], header: 'absent' } as const;
  const request = { operation: 'one#query', variables: {}, when, isCachedOnly: true } as const;
  const [route] = await build([page('results', '/search/:type/:header?', { requests: [request] })]);
  expect(route?.requests).toEqual([
    { query: 'document of one query', shape: 3, variables: {}, when, isCachedOnly: true },
  ]);
});

test('redirects, links, widgets and home sections stay in the order in which they are contributed', async () => {
  const redirect = { type: 'redirect', from: '/a', to: '/b' } as const;
  const section = {
    type: 'home-section',
    widget: 'row',
    audience: 'signed-out',
    area: 'top',
    order: 10,
    skeleton: { height: [1, 2] },
  } as const;
  const { contributions } = await buildManifest(
    [
      redirect,
      { type: 'widget', name: 'row', load: async () => null },
      {
        ...section,
        chunk: 'rows',
        firstScreen: 'rows',
        requests: [{ operation: 'one#query', variables: {} }],
      },
    ],
    readOperation,
  );
  expect(contributions).toEqual([
    redirect,
    { type: 'widget', name: 'row' },
    { ...section, isFirst: true },
    {
      type: 'home-start',
      audience: 'signed-out',
      requests: [{ query: 'document of one query', shape: 3, variables: {} }],
      build: { chunks: ['rows'], firstScreen: 'rows' },
    },
  ]);
});

test('a home section of a widget that the remote does not have is refused by name', async () => {
  const section = {
    type: 'home-section',
    widget: 'nowhere',
    audience: 'signed-in',
    area: 'side',
    order: 1,
    skeleton: { height: [1, 1] },
    chunk: 'rows',
  } as const;
  await expect(buildManifest([section], readOperation)).rejects.toThrow('"nowhere"');
});

test('a section of the settings stands in the manifest with its English title, and needs its widget', async () => {
  const section = { type: 'settings-section', id: 'lists', title: 'Lists', order: 1, widget: 'w' } as const;
  const widget = { type: 'widget', name: 'w', load: async () => null } as const;
  const { contributions } = await buildManifest([section, widget], readOperation);
  expect(contributions).toEqual([section, { type: 'widget', name: 'w' }]);
  await expect(buildManifest([section], readOperation)).rejects.toThrow(
    'The section "lists" shows the widget "w"',
  );
});

test('home sections that need the same request or chunk start it once, for each audience', async () => {
  const section = {
    type: 'home-section',
    widget: 'row',
    area: 'side',
    order: 1,
    skeleton: { height: [1, 1] },
  } as const;
  const one = { operation: 'one#query', variables: { userId: { from: 'viewer' } } } as const;
  const two = { operation: 'two#query', variables: {}, isCachedOnly: true } as const;
  const { contributions } = await buildManifest(
    [
      { type: 'widget', name: 'row', load: async () => null },
      { ...section, audience: 'signed-in', chunk: 'a', firstScreen: 'home', requests: [one] },
      { ...section, audience: 'signed-in', chunk: 'b', firstScreen: 'home', requests: [{ ...one }, two] },
      { ...section, audience: 'signed-in', chunk: 'a', textsOf: 'd' },
      { ...section, audience: 'signed-out', chunk: 'c' },
      // The page is complete without it.
      { ...section, audience: 'signed-in', chunk: 'late', isLate: true },
    ],
    readOperation,
  );
  const request = { query: 'document of one query', shape: 3, variables: one.variables };
  expect(contributions.filter(({ type }) => type === 'home-start')).toEqual([
    {
      type: 'home-start',
      audience: 'signed-in',
      requests: [request, { query: 'document of two query', shape: 3, variables: {}, isCachedOnly: true }],
      build: { chunks: ['a', 'b'], firstScreen: 'home', textsOf: ['d'] },
    },
    { type: 'home-start', audience: 'signed-out', build: { chunks: ['c'] } },
  ]);
  const sections = contributions.filter((one) => one.type === 'home-section');
  expect(sections.map(({ isFirst }) => isFirst)).toEqual([true, true, undefined, undefined, undefined]);
  expect(sections.map(({ isLate }) => isLate)).toEqual([undefined, undefined, undefined, undefined, true]);
  expect(sections.some((one) => 'textsOf' in one)).toBe(false);
});

test('home sections of a remote with two first screens are refused', async () => {
  const section = {
    type: 'home-section',
    widget: 'row',
    audience: 'signed-in',
    area: 'side',
    order: 1,
    skeleton: { height: [1, 1] },
    chunk: 'rows',
  } as const;
  const widget = { type: 'widget', name: 'row', load: async () => null } as const;
  const sections = (other: 'one' | 'two') => [
    widget,
    { ...section, firstScreen: 'one' },
    { ...section, firstScreen: other },
  ];
  await expect(buildManifest(sections('two'), readOperation)).rejects.toThrow('one, two');
  await expect(buildManifest(sections('one'), readOperation)).resolves.toBeDefined();
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
  const routes = [
    page('one', '/one', { children: [page('index', ''), page('part', 'part')] }),
    page('two', '/two'),
  ];
  const named = new Set((await build(routes)).map(({ route }) => `name:${route}`));
  const module = remoteModuleOf('name', contributed(...routes));
  expect([...named]).toEqual(module.routes.map(({ id }) => id));
});

test('a request to another service is a path with its variables, and the document of a service with both interfaces', async () => {
  const route = (variables: ContributedRequest['variables']) =>
    page('work', '/work/:id', { requests: [{ operation: 'one#query', variables }] });
  const read: ReadOperation = async (_file, _name, { id }) => ({
    document: `/work/${id}/full?include=all`,
    shape: 3,
    source: 'mal',
  });
  const id = { from: 'param', name: 'id', as: 'integer' } as const;
  const request = { source: 'mal', query: '/work/~id~/full?include=all', shape: 3, variables: { id } };
  expect((await build([route({ id })], read))[0]?.requests).toEqual([request]);
  const both: ReadOperation = async (...wanted) => ({
    ...(await read(...wanted)),
    graphql: 'query One { one }',
  });
  expect((await build([route({ id })], both))[0]?.requests).toEqual([
    { ...request, graphql: 'query One { one }' },
  ]);
  await expect(build([route({ id, page: 1 })], read)).rejects.toThrow(
    'The variable "page" of one#query is not part of its path',
  );
});

test('commands and their sources stand in the manifest, and the code of sources in the module', async () => {
  const command = { type: 'command', id: 'season', title: 'Season', to: '/season' } as const;
  const source = { type: 'command-source', name: 'week', asked: 'in-view', recent: ['/week'] } as const;
  const loadSource = async () => async () => undefined;
  const all = [{ ...command, keywords: 'airing' }, command, { ...source, load: loadSource }];
  const { contributions } = await buildManifest(all, readOperation);
  expect(contributions).toEqual([{ ...command, keywords: 'airing' }, command, source]);
  expect(remoteModuleOf('name', all).commands).toEqual({ week: loadSource });
});

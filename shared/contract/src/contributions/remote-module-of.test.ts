/** @jest-environment jsdom */

import type { Contributed } from './authored.ts';
import { remoteModuleOf } from './remote-module-of.ts';

function setUp() {
  document.head.innerHTML = '<base href="/tsugi/">';
  const preload = jest.fn();
  const load = { layout: jest.fn(), part: jest.fn(), list: jest.fn(), other: jest.fn() };
  load.layout.mockResolvedValue({ Component: null, preload });
  load.part.mockResolvedValue({ Component: null });
  const contributed: Contributed[] = [
    {
      type: 'route',
      id: 'user',
      path: '/user/:name',
      chunk: 'c',
      load: load.layout,
      children: [
        { id: 'part', path: 'part', title: 'Part', chunk: 'c', load: load.part },
        {
          id: 'list',
          path: ':type',
          params: { type: ['anime'] },
          title: 'List',
          chunk: 'c',
          load: load.list,
        },
      ],
    },
    { type: 'widget', name: 'row', load: load.other },
    { type: 'route', id: 'other', path: '/other', title: 'Other', chunk: 'c', load: load.other },
  ];
  return { module: remoteModuleOf('remote', contributed), preload, load };
}

const at = (path: string) => new URL(path, 'http://localhost/tsugi/');

test('route objects have ids that are unique across remotes, and load their page on demand', () => {
  const { module, load } = setUp();
  expect(module.routes).toEqual([
    {
      id: 'remote:user',
      path: '/user/:name',
      lazy: expect.any(Function),
      children: [
        { id: 'remote:part', path: 'part', lazy: expect.any(Function) },
        { id: 'remote:list', path: ':type', lazy: expect.any(Function) },
      ],
    },
    { id: 'remote:other', path: '/other', lazy: expect.any(Function) },
  ]);
  expect(load.layout).not.toHaveBeenCalled();
});

test('widgets are loaded by their names', () => {
  const { module, load } = setUp();
  expect(module.widgets).toEqual({ row: load.other });
});

test('a loader runs only for a path that is a page of the table', async () => {
  const { module, load } = setUp();
  const loader = jest.fn(() => 'data');
  load.list.mockResolvedValue({ Component: 'page', loader });
  const page = await module.routes[0]?.children?.[1]?.lazy();
  expect(page).toMatchObject({ Component: 'page' });
  // Its arguments are the router's, of which only the request is read.
  const guarded = page?.loader as ((args: object) => unknown) | undefined;
  const run = (path: string) => guarded?.({ request: new Request(at(path)) });
  expect(run('user/aoi/novel')).toBeNull();
  expect(loader).not.toHaveBeenCalled();
  expect(run('user/aoi/ANIME?sort=score')).toBe('data');
});

test('preload loads the code of the page and of what is around it, and asks for its data', async () => {
  const { module, preload, load } = setUp();
  const url = at('user/a%20b/part?q=1');
  await module.preload(url);
  expect(load.part).toHaveBeenCalled();
  expect(load.other).not.toHaveBeenCalled();
  expect(preload).toHaveBeenCalledWith({ params: { name: 'a b' }, url });
});

test('preload never rejects: the navigation reports the error', async () => {
  const { module, load } = setUp();
  load.other.mockRejectedValue(new Error('Loading chunk 7 failed'));
  await expect(module.preload(at('other'))).resolves.toBeUndefined();
  await expect(module.preload(at('nowhere'))).resolves.toBeUndefined();
});

test('a page at the path of its parent is the index of it', async () => {
  document.head.innerHTML = '<base href="/tsugi/">';
  const page = { Component: 'page' };
  const load = async () => page;
  const { routes } = remoteModuleOf('remote', [
    {
      type: 'route',
      id: 'user',
      path: '/user',
      chunk: 'c',
      load,
      children: [{ id: 'start', path: '', title: 'Start', chunk: 'c', load }],
    },
  ]);
  const [start] = routes[0]?.children ?? [];
  expect(start).toEqual({ id: 'remote:start', index: true, lazy: expect.any(Function) });
  // A page without a loader needs no rules.
  expect(await start?.lazy()).toBe(page);
});

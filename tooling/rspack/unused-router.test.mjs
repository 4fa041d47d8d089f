/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, traverse } from '@babel/core';
import { transformSync } from '@swc/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import * as React from 'react';
import { packageDir } from '../lib/package-dir.mjs';
import { root } from '../lib/paths.mjs';
import { withoutUnusedParts } from './unused-router.mjs';

const dist = join(packageDir('react-router', join(root, 'shared/router/package.json')), 'dist/production');
const [installed = '', ...others] = readdirSync(dist)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(join(dist, file), 'utf8'))
  .filter((source) => /^function createRouter\(/m.test(source));
const result = withoutUnusedParts(installed);

test('finds all parts in the installed router, whose next version may have others', () => {
  expect(others).toEqual([]);
  expect(result).toMatch(/^ {2}async function fetch2\(\) \{\}$/m);
  expect(result).toMatch(/^function getRouteInstrumentationUpdates\(\) \{\}$/m);
  expect(result).toMatch(/^ {2}async function startNavigation\(historyAction, location, opts\) \{\n/m);
});

test('stops the build when the router no longer has one of them', () => {
  expect(() => withoutUnusedParts('function createRouter(init) {\n}')).toThrow(
    /The router has 0 parts like .*_internalSetRoutes/,
  );
  const renamed = installed.replaceAll('revalidatingFetchers', 'fetchersAgain');
  expect(() => withoutUnusedParts(renamed)).toThrow(
    /Not found any longer: .*handleLoaders: revalidatingFetchers/,
  );
});

test('takes no variable away that something else reads', () => {
  const before = globalsOf(installed);
  expect(globalsOf(result).filter((name) => !before.includes(name))).toEqual([]);
});

function globalsOf(source) {
  let names = [];
  traverse(parseSync(source, { configFile: false, babelrc: false }), {
    Program: ({ scope }) => {
      names = Object.keys(scope.globals);
    },
  });
  return names;
}

/** The router that is left, with React as the product has it. */
function startRouter() {
  // What would need a module is of the framework mode.
  const { code } = transformSync(result.replaceAll('import.meta', '({})'), {
    jsc: { target: 'es2022' },
    module: { type: 'commonjs' },
  });
  const exports = {};
  new Function('exports', 'require', code)(exports, (name) => ({ react: React })[name]);
  return exports;
}

const { createBrowserRouter, Outlet, RouterProvider, ScrollRestoration, ...rest } = startRouter();
const { redirect, replace, useLoaderData, useLocation, useNavigate, useNavigation } = rest;
const { useNavigationType, useParams, useRouteError, useSearchParams, useHref } = rest;
const h = React.createElement;

/** As the shell does: routes that are found when they are visited, a guard, a page for failures. */
function start(path) {
  history.replaceState({ key: 'first' }, '', `/product${path}`);
  const loaded = [];
  let open;
  const opened = new Promise((resolve) => (open = resolve));
  const page = (name) => () => h('p', null, name + JSON.stringify([useParams(), useLoaderData() ?? null]));
  function Frame() {
    const navigate = useNavigate();
    const [search, setSearch] = useSearchParams();
    const { pathname, state } = useLocation();
    const go = { navigate, setSearch };
    React.useEffect(() => void Object.assign(frame, go));
    return h(
      'main',
      null,
      h(
        'i',
        null,
        [useNavigation().state, useNavigationType(), pathname, search.get('q'), state === 'given'].join(' '),
      ),
      h('a', { href: useHref('/item/3') }, 'item'),
      h(Outlet),
      h(ScrollRestoration),
    );
  }
  const frame = {};
  const Failure = () => {
    const error = useRouteError();
    return h('b', null, error.status ?? error.message);
  };
  const patched = [
    {
      id: 'item',
      path: '/item/:id',
      loader: ({ params, request }) => {
        loaded.push(new URL(request.url).pathname + new URL(request.url).search);
        return params.id === 'late' ? opened : `loaded ${params.id}`;
      },
      shouldRevalidate: ({ currentParams, nextParams }) => currentParams.id !== nextParams.id,
      Component: page('item'),
    },
    { path: '/old', loader: () => redirect('/item/7') },
    { path: '/other', loader: () => replace('/item/8') },
    {
      path: '/broken',
      Component: () => {
        throw new Error('broken on purpose');
      },
    },
    { path: '/lazy/:tab?', lazy: async () => ({ loader: () => 'lazy data', Component: page('lazy') }) },
  ];
  const router = createBrowserRouter(
    [
      {
        id: 'root',
        Component: Frame,
        HydrateFallback: () => null,
        ErrorBoundary: Failure,
        children: [
          {
            id: 'main',
            loader: ({ request }) => {
              if (new URL(request.url).pathname === '/product/missing')
                throw new Response(null, { status: 404 });
              return null;
            },
            shouldRevalidate: () => true,
            ErrorBoundary: Failure,
            children: [
              { id: 'home', index: true, Component: page('home') },
              { id: 'unknown', path: '*', Component: page('unknown') },
            ],
          },
        ],
      },
    ],
    {
      basename: '/product',
      async patchRoutesOnNavigation({ path: wanted, patch }) {
        await null;
        if (wanted !== '/product/' && patched.length > 0) patch('main', patched.splice(0));
      },
    },
  );
  return { router, frame, loaded, open };
}

async function show(path) {
  const started = start(path);
  const { router } = started;
  await waitFor(() => expect(router.state.initialized).toBe(true));
  const view = render(h(RouterProvider, { router }));
  return { ...started, view, text: () => view.container.querySelector('i').textContent };
}

const go = (change) => act(async () => change());

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockReturnValue();
});

test('shows routes that are found when they are visited, with their data', async () => {
  const { frame, loaded, text } = await show('/item/1?q=moon');
  expect(screen.getByText(/item\[\{"id":"1"\},"loaded 1"\]/)).toBeVisible();
  expect(text()).toBe('idle POP /item/1 moon false');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/product/item/3');
  await go(() => frame.navigate('/item/2', { state: 'given' }));
  expect(text()).toBe('idle PUSH /item/2  true');
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(location.pathname).toBe('/product/item/2');
  await go(() => frame.setSearch({ q: 'sun' }, { replace: true, preventScrollReset: true }));
  expect(text()).toBe('idle REPLACE /item/2 sun false');
  // Its page says that other search parameters change nothing.
  expect(loaded).toEqual(['/product/item/1?q=moon', '/product/item/2']);
  await go(() => frame.navigate('/lazy/one'));
  expect(screen.getByText(/lazy\[\{"tab":"one"\},"lazy data"\]/)).toBeVisible();
  await go(() => frame.navigate('/'));
  expect(screen.getByText(/home/)).toBeVisible();
  await go(() => frame.navigate('..'));
  expect(text()).toContain('PUSH / ');
});

test('follows redirects, and goes back and forth', async () => {
  const { frame, text } = await show('/item/1');
  await go(() => frame.navigate('/old'));
  expect(text()).toBe('idle PUSH /item/7  false');
  await go(() => frame.navigate('/other'));
  expect(text()).toBe('idle REPLACE /item/8  false');
  await go(() => frame.navigate(-1));
  await waitFor(() => expect(text()).toBe('idle POP /item/1  false'));
  await go(() => frame.navigate('#end'));
  expect(location.hash).toBe('#end');
  expect(text()).toBe('idle PUSH /item/1  false');
});

test('shows the page before while the next one loads, and a later navigation replaces it', async () => {
  const { frame, open, text } = await show('/item/1');
  act(() => void frame.navigate('/item/late'));
  await waitFor(() => expect(text()).toBe('loading POP /item/1  false'));
  await go(() => frame.navigate('/item/2'));
  expect(text()).toBe('idle PUSH /item/2  false');
  await go(() => open('too late'));
  expect(text()).toBe('idle PUSH /item/2  false');
  expect(screen.getByText(/loaded 2/)).toBeVisible();
});

test('shows failures of pages and of loaders, and other pages after them', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { frame } = await show('/item/1');
  await go(() => frame.navigate('/broken'));
  expect(screen.getByText('broken on purpose')).toBeVisible();
  await go(() => frame.navigate('/missing'));
  expect(screen.getByText('404')).toBeVisible();
  await go(() => frame.navigate('/nowhere'));
  expect(screen.getByText(/unknown/)).toBeVisible();
  await expect(frame.navigate('//other.example/')).rejects.toThrow('External navigation is not allowed');
});

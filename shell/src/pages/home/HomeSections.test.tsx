/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CONTRACT_VERSION } from '@tsugi/contract';
import { installTestHost } from '@tsugi/contract/testing';
import { createManifestStore } from '../../remotes/manifest-store.ts';
import type { RemoteLoader } from '../../remotes/remote-loader.ts';
import { RemoteLoaderContext } from '../../remotes/remote-loader-context.ts';
import { HomeSections } from './HomeSections.tsx';

const isWide = jest.fn(() => true);
jest.mock('@tsugi/ui/components', () => ({
  ...jest.requireActual('@tsugi/ui/components'),
  useMediaQuery: () => isWide(),
}));

const section = (widget: string, area: string, order: number, more: object = {}) => ({
  type: 'home-section',
  widget,
  area,
  order,
  audience: 'signed-in',
  skeleton: { height: [100, 200] },
  ...more,
});
const manifestOf = (name: string, ...contributions: object[]) => ({
  name,
  version: '1.0.0',
  contract: CONTRACT_VERSION,
  entry: 'e.js',
  shared: {},
  contributions,
});
const one = manifestOf(
  'one',
  section('lists', 'top', 10, { props: { type: 'ANIME' } }),
  section('feed', 'main', 10),
  section('guests', 'top', 1, { audience: 'signed-out' }),
);
const two = manifestOf('two', section('schedule', 'top', 5), section('today', 'side', 10));
const registry = { one: 'https://one.example/remote.json', two: 'https://two.example/remote.json' };

async function show(known: Record<string, object>, load: (url: string) => Promise<unknown>) {
  const { loadWidget } = installTestHost();
  loadWidget.mockImplementation(async (remote, widget) => ({
    status: 'ready',
    value: (props: object) => <p>{`${remote}/${widget} ${JSON.stringify(props)}`}</p>,
  }));
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const provided = { versions: {}, exports: {}, satisfies: () => true };
  const store = createManifestStore({ registry, known, provided, load });
  await act(async () =>
    render(
      // The page reads nothing else.
      <RemoteLoaderContext value={store as unknown as RemoteLoader}>
        <HomeSections audience="signed-in" />
      </RemoteLoaderContext>,
    ),
  );
  return store;
}

const texts = () => screen.queryAllByText(/\//).map(({ textContent }) => textContent?.split(' ')[0]);
const nothing = async () => Promise.reject(new Error('down'));

test('sections of all remotes stand in their areas and their order, with the props that the remote gives', async () => {
  await show({ [registry.one]: one, [registry.two]: two }, nothing);
  expect(texts()).toEqual(['two/schedule', 'one/lists', 'one/feed', 'two/today']);
  expect(screen.getByText('one/lists {"type":"ANIME"}')).toBeInTheDocument();
});

test('in one column the narrow one stands first', async () => {
  isWide.mockReturnValueOnce(false).mockReturnValue(false);
  await show({ [registry.one]: one, [registry.two]: two }, nothing);
  expect(texts()).toEqual(['two/schedule', 'one/lists', 'two/today', 'one/feed']);
  isWide.mockReturnValue(true);
});

test('a manifest that is read later adds its sections, and without main and side there are no columns', async () => {
  const store = await show(
    { [registry.two]: manifestOf('two', section('schedule', 'top', 5)) },
    async () => one,
  );
  expect(texts()).toEqual(['two/schedule']);
  expect(document.querySelector('.home-columns')).toBeNull();
  await act(async () => void (await store.manifest('one')));
  expect(texts()).toEqual(['two/schedule', 'one/lists', 'one/feed']);
});

test('a page without one section says why, and reads the manifests again', async () => {
  const load = jest.fn(nothing);
  await show({}, load);
  expect(screen.getByRole('alert')).toHaveTextContent(/./);
  load.mockImplementation(async () => Promise.resolve(one) as never);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(texts()).toContain('one/lists');
});

/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { RouterProvider } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';
import { text } from './codec.ts';
import { paramsCodec } from './params-codec.ts';
import { useUrlState } from './use-url-state.ts';

const CODEC = paramsCodec({ q: text });

/** Navigations to these texts arrive when their promise does. */
let waits: Record<string, Promise<null>> = {};
let set: (q: string) => void = () => {};

function Page() {
  const [{ q }, write] = useUrlState(CODEC);
  set = (next) => write({ q: next });
  return <p>shows “{q}”</p>;
}

function show(...entries: readonly string[]) {
  const loader = ({ request }: { readonly request: Request }) =>
    waits[new URL(request.url).searchParams.get('q') ?? ''] ?? null;
  const router = createMemoryRouter([{ path: '/', loader, Component: Page, HydrateFallback: () => null }], {
    initialEntries: [...entries],
  });
  render(<RouterProvider router={router} />);
  return { router, url: () => router.state.location.search };
}

/** A navigation to this text waits until the returned function is called. */
function hold(q: string): () => void {
  let arrive: () => void = () => {};
  waits[q] = new Promise((resolve) => {
    arrive = () => resolve(null);
  });
  return arrive;
}

beforeEach(() => {
  waits = {};
});

it('shows at once what is set, while the URL is on its way, and when it has come', async () => {
  const { url } = show('/?q=old');
  await screen.findByText('shows “old”');
  const arrive = hold('new');
  await act(async () => set('new'));
  expect(screen.getByText('shows “new”')).toBeInTheDocument();
  expect(url()).toBe('?q=old');
  await act(async () => arrive());
  expect(screen.getByText('shows “new”')).toBeInTheDocument();
  expect(url()).toBe('?q=new');
});

it('follows a link that is pressed meanwhile', async () => {
  const { router } = show('/?q=old');
  await screen.findByText('shows “old”');
  hold('new');
  await act(async () => set('new'));
  await act(() => router.navigate('/?q=link'));
  expect(screen.getByText('shows “link”')).toBeInTheDocument();
});

it('shows what the entry says that the user goes back to, though it was once set here too', async () => {
  const { router, url } = show('/');
  await screen.findByText('shows “”');
  await act(async () => set('first'));
  await act(() => router.navigate('/?q=link'));
  hold('new');
  await act(async () => set('new'));
  await act(() => router.navigate(-1));
  expect(url()).toBe('?q=first');
  expect(screen.getByText('shows “first”')).toBeInTheDocument();
});

/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, type LinkProps, RouterProvider } from './index.ts';
import { createMemoryRouter } from './testing.ts';

function show(props: Partial<LinkProps> = {}) {
  const element = (
    <Link to="/search/anime?q=moon" {...props}>
      Anime
    </Link>
  );
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: ['/first', '/second'],
  });
  render(<RouterProvider router={router} />);
  const path = () => router.state.location.pathname + router.state.location.search;
  return { router, path, link: screen.getByRole('link', { name: 'Anime' }) };
}

it('names its target, and navigates within the document on a plain click', () => {
  const { link, path } = show();
  expect(link).toHaveAttribute('href', '/search/anime?q=moon');
  // Not followed by the browser.
  expect(fireEvent.click(link)).toBe(false);
  expect(path()).toBe('/search/anime?q=moon');
});

it.each([
  ['the Ctrl key', { ctrlKey: true }],
  ['the Command key', { metaKey: true }],
  ['the Shift key', { shiftKey: true }],
  ['another button', { button: 1 }],
])('leaves a click with %s to the browser', (_name, init) => {
  const { link, path } = show();
  expect(fireEvent.click(link, init)).toBe(true);
  expect(path()).toBe('/second');
});

it('leaves a link into another tab to the browser', () => {
  const { link, path } = show({ target: '_blank' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(fireEvent.click(link)).toBe(true);
  expect(path()).toBe('/second');
});

it('does not navigate when the click has been handled', () => {
  const { link, path } = show({ onClick: (event) => event.preventDefault() });
  fireEvent.click(link);
  expect(path()).toBe('/second');
});

it('passes state on, and replaces the entry when asked to', async () => {
  const { link, router } = show({ replace: true, state: { keepFocus: true } });
  fireEvent.click(link);
  expect(router.state.location.state).toEqual({ keepFocus: true });
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/first');
});

it('hands its element out', () => {
  const ref = { current: null as HTMLAnchorElement | null };
  const { link } = show({ ref });
  expect(ref.current).toBe(link);
});

it('leaves the URL of another site as it is, and to the browser', () => {
  const { link, path } = show({ to: 'https://tracker.example/authorize?x=1' });
  expect(link).toHaveAttribute('href', 'https://tracker.example/authorize?x=1');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(path()).toBe('/second');
});

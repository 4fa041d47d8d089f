/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { useLocation } from '@tsugi/router';
import { NavigationFocus } from './NavigationFocus.tsx';

jest.mock('@tsugi/router', () => ({ ...jest.requireActual('@tsugi/router'), useLocation: jest.fn() }));

function pageIs(pathname: string, title: string, state: unknown = null) {
  // Only these two are looked at.
  jest.mocked(useLocation).mockReturnValue({ pathname, state } as ReturnType<typeof useLocation>);
  document.title = title;
}

/** @param began path of the first page; none while the code has not arrived */
function Page({ began }: { readonly began?: string }) {
  return (
    <>
      <main id="main" tabIndex={-1}>
        <input />
      </main>
      {began && <NavigationFocus began={began} />}
    </>
  );
}

it('leaves the first page alone', async () => {
  pageIs('/', 'Home - Tsugi');
  render(<Page began="/" />);
  expect(screen.getByRole('main')).not.toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('moves the focus to a page that was opened before this code had arrived, and announces it', async () => {
  pageIs('/compare/anime', 'Compare - Tsugi');
  render(<Page began="/" />);
  expect(screen.getByRole('main')).toHaveFocus();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Compare - Tsugi'));
});

it('leaves the focus where the reader has put it meanwhile', () => {
  pageIs('/search/anime', 'Search - Tsugi');
  const { rerender } = render(<Page />);
  screen.getByRole('textbox').focus();
  rerender(<Page began="/" />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('does so for every further page, and not for the same one again', () => {
  pageIs('/', 'Home - Tsugi');
  const { rerender } = render(<Page began="/" />);
  pageIs('/browse/anime', 'Anime - Tsugi');
  rerender(<Page began="/" />);
  expect(screen.getByRole('main')).toHaveFocus();
  screen.getByRole('main').blur();
  pageIs('/browse/anime', 'Anime - Tsugi');
  rerender(<Page began="/" />);
  expect(screen.getByRole('main')).not.toHaveFocus();
});

it('leaves the focus with a control that changes the address', () => {
  pageIs('/compare/manga', 'Compare - Tsugi', { keepFocus: true });
  render(<Page began="/compare/anime" />);
  expect(screen.getByRole('main')).not.toHaveFocus();
});

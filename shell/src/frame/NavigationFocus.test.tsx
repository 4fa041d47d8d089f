/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { useLocation } from '@tsugi/router';
import { type LeftPage, NavigationFocus } from './NavigationFocus.tsx';

jest.mock('@tsugi/router', () => ({ ...jest.requireActual('@tsugi/router'), useLocation: jest.fn() }));

function pageIs(pathname: string, title: string, state: unknown = null) {
  // Only these two are looked at.
  jest.mocked(useLocation).mockReturnValue({ pathname, state } as ReturnType<typeof useLocation>);
  document.title = title;
}

/** @param left none while the code has not arrived */
function Page({ left }: { readonly left?: LeftPage }) {
  return (
    <>
      <main id="main" tabIndex={-1}>
        <input />
      </main>
      {left && <NavigationFocus left={{ current: left }} />}
    </>
  );
}

const HOME: LeftPage = { pathname: '/', title: '' };

it('leaves the first page alone', async () => {
  pageIs('/', 'Home - Tsugi');
  render(<Page left={{ ...HOME }} />);
  expect(screen.getByRole('main')).not.toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('moves the focus to a page that was opened before this code had arrived, and announces it', async () => {
  pageIs('/compare/anime', 'Compare - Tsugi');
  render(<Page left={{ pathname: '/', title: 'Home - Tsugi' }} />);
  expect(screen.getByRole('main')).toHaveFocus();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Compare - Tsugi'));
});

it('leaves the focus where the reader has put it meanwhile', () => {
  pageIs('/search/anime', 'Search - Tsugi');
  const { rerender } = render(<Page />);
  screen.getByRole('textbox').focus();
  rerender(<Page left={{ ...HOME }} />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('does so for every further page, and not for the same one again', () => {
  pageIs('/', 'Home - Tsugi');
  const left = { ...HOME };
  const { rerender } = render(<Page left={left} />);
  pageIs('/browse/anime', 'Anime - Tsugi');
  rerender(<Page left={left} />);
  expect(screen.getByRole('main')).toHaveFocus();
  screen.getByRole('main').blur();
  pageIs('/browse/anime', 'Anime - Tsugi');
  rerender(<Page left={left} />);
  expect(screen.getByRole('main')).not.toHaveFocus();
});

it('leaves the focus with a control that changes the address', () => {
  pageIs('/compare/manga', 'Compare - Tsugi', { keepFocus: true });
  render(<Page left={{ pathname: '/compare/anime', title: 'Compare - Tsugi' }} />);
  expect(screen.getByRole('main')).not.toHaveFocus();
});

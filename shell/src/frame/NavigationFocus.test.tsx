/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigationType } from '@tsugi/router';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import { RemoteLoaderContext } from '../remotes/remote-loader-context.ts';
import { NavigationFocus } from './NavigationFocus.tsx';

jest.mock('@tsugi/router', () => ({
  ...jest.requireActual('@tsugi/router'),
  useLocation: jest.fn(),
  useNavigationType: jest.fn(),
}));

// The router's names for it are an enumeration of these texts.
const navigationType = jest.mocked(useNavigationType as () => 'PUSH' | 'REPLACE');

beforeEach(() => void navigationType.mockReturnValue('PUSH'));

function pageIs(pathname: string, title: string, state: unknown = null) {
  // Only these two members are read.
  jest.mocked(useLocation).mockReturnValue({ pathname, state } as ReturnType<typeof useLocation>);
  document.title = title;
}

/** @param began path of the first page; none while the component is not loaded */
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

it('does not change the focus of the first page', async () => {
  pageIs('/', 'Home - Tsugi');
  render(<Page began="/" />);
  expect(screen.getByRole('main')).not.toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('moves the focus to a page that was opened before the component was loaded, and announces it', async () => {
  pageIs('/compare/anime', 'Compare - Tsugi');
  render(<Page began="/" />);
  expect(screen.getByRole('main')).toHaveFocus();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Compare - Tsugi'));
});

it('leaves a focus that the user has set meanwhile', () => {
  pageIs('/search/anime', 'Search - Tsugi');
  const { rerender } = render(<Page />);
  screen.getByRole('textbox').focus();
  rerender(<Page began="/" />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('moves the focus for every further page, and not again for the same one', () => {
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

it('leaves the focus with a control that changes the URL', () => {
  pageIs('/compare/manga', 'Compare - Tsugi', { keepFocus: true });
  render(<Page began="/compare/anime" />);
  expect(screen.getByRole('main')).not.toHaveFocus();
});

it.each([
  ['leaves the focus in a dialog that is open when the page comes', 'data-open', true],
  ['takes the focus from a dialog that is closing', 'data-closed', false],
])('%s', (_title, attribute, isKept) => {
  const Frame = () => (
    <>
      <Page began="/" />
      <div role="dialog" {...{ [attribute]: '' }}>
        <button type="button">Field</button>
      </div>
    </>
  );
  pageIs('/', 'Home - Tsugi');
  const { rerender } = render(<Frame />);
  screen.getByRole('button').focus();
  pageIs('/schedule', 'Schedule - Tsugi');
  rerender(<Frame />);
  expect(isKept ? screen.getByRole('button') : screen.getByRole('main')).toHaveFocus();
});

describe('a URL that its page completes in place', () => {
  // Only the title of the manifest's route is read.
  const remoteLoader = { match: async () => ({ route: { title: 'Card' } }) } as unknown as RemoteLoader;

  function show(pathname: string, title: string, type: 'PUSH' | 'REPLACE' = 'PUSH') {
    pageIs(pathname, title);
    navigationType.mockReturnValue(type);
    return (
      <RemoteLoaderContext value={remoteLoader}>
        <Page began="/1" />
      </RemoteLoaderContext>
    );
  }

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('leaves the title and the focus of the first page alone', async () => {
    const { rerender } = render(show('/1', 'Paper Moon - Tsugi'));
    rerender(show('/1/paper-moon', 'Paper Moon - Tsugi', 'REPLACE'));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(document.title).toBe('Paper Moon - Tsugi');
    expect(screen.getByRole('main')).not.toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is announced once', async () => {
    const { rerender } = render(show('/1', 'Before - Tsugi'));
    rerender(show('/2', 'Before - Tsugi'));
    rerender(show('/2/paper-moon', 'Paper Moon - Tsugi', 'REPLACE'));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(document.title).toBe('Paper Moon - Tsugi');
    expect(screen.getByRole('status')).toHaveTextContent('Paper Moon - Tsugi');
  });
});

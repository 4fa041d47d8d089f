/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { useQuery } from '@tsugi/data';
import { ready } from '@tsugi/data/testing';
import { ENGINES } from '../../engines/engines.ts';
import type { AnyFilter, SearchEngine } from '../params.ts';
import { ALL_FILTERS, NO_PARAMS } from '../params.ts';
import { GenresPanel } from './GenresPanel.tsx';

// The first filter.
const genres = ALL_FILTERS[0] as AnyFilter;

jest.mock('@tsugi/data', () => ({ ...jest.requireActual('@tsugi/data'), useQuery: jest.fn() }));

const names = Array.from({ length: 27 }, (_, index) => `Theme ${index}`);

function show(engine: SearchEngine, chosen: number) {
  const known = names.map((name, malId) => ({ name, malId }));
  jest
    .mocked(useQuery)
    .mockReturnValue(ready<unknown>(engine === ENGINES.tracker ? { genres: names, tags: [] } : known));
  const params = { ...NO_PARAMS, genre: names.slice(0, chosen) };
  const context = {
    type: 'anime',
    header: undefined,
    params,
    isSignedIn: false,
    showsAdult: false,
    knownNames: new Set(names),
  } as const;
  return render(<GenresPanel engine={engine} context={context} filter={genres} onChange={() => {}} />);
}

const button = (name: string) => screen.getAllByRole('button', { name: new RegExp(`^${name}(?! ?\\d)`) })[0];

test('the 26th genre of a MAL search is disabled, with the reason; those before can be taken away', () => {
  const { unmount } = show(ENGINES.mal, 25);
  expect(button('Theme 24')).toBeEnabled();
  expect(button('Theme 25')).toBeDisabled();
  expect(button('Theme 25')).toHaveAttribute(
    'title',
    'MAL searches by at most 25 genres and themes at once.',
  );
  unmount();
  show(ENGINES.mal, 24);
  expect(button('Theme 25')).toBeEnabled();
});

test('the tracker takes any number of genres', () => {
  show(ENGINES.tracker, 26);
  expect(button('Theme 26')).toBeEnabled();
});

test('a list that came back empty says one thing', () => {
  jest.mocked(useQuery).mockReturnValue(ready<unknown>([]));
  const params = { ...NO_PARAMS };
  const context = {
    type: 'anime',
    header: undefined,
    params,
    isSignedIn: false,
    showsAdult: false,
    knownNames: new Set<string>(),
  } as const;
  render(<GenresPanel engine={ENGINES.mal} context={context} filter={genres} onChange={() => {}} />);
  expect(screen.getByText('The list came back empty.')).toBeVisible();
  expect(screen.queryByText('Nothing is called that.')).not.toBeInTheDocument();
});

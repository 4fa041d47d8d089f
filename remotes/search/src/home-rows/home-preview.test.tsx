/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { handedPreview } from '@tsugi/contract/testing';
import { useAuth, useQuery } from '@tsugi/data';
import { SNAPSHOT_KEY } from '@tsugi/data/snapshot';
import { ready } from '@tsugi/data/testing';
import { media } from '../testing/media.ts';
import { showPage } from '../testing/show-page.tsx';
import { SeasonRow } from './SeasonRow.tsx';
import { TrendingRow } from './TrendingRow.tsx';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(),
  useQuery: jest.fn(),
}));

const works = Array.from({ length: 8 }, (_, index) => media(index + 1, `Work ${index + 1}`));
const rows = ready({ trending: works, 'this-season': works.toReversed() });

const preview = () => handedPreview(() => import('./home.preview.ts'));

function Rows() {
  return (
    <>
      <TrendingRow />
      <SeasonRow />
    </>
  );
}

function showRows(auth: 'signed-in' | 'signed-out') {
  jest.mocked(useQuery).mockReturnValue(rows);
  jest
    .mocked(useAuth)
    .mockReturnValue(auth === 'signed-in' ? { status: auth, viewer: undefined } : { status: auth });
  return showPage({ path: '/', Component: Rows }, '/');
}

/** Headings and cards, with their classes: what decides where things stand. */
function outline(root: Element): string[] {
  return [...root.querySelectorAll('section, h2, ul, li, article, article > *')].map(
    (node) => `${node.tagName} ${node.className} ${node.matches('h2, article > *') ? node.textContent : ''}`,
  );
}

beforeEach(() => localStorage.clear());

it('draws from what the rows have kept exactly what they show', async () => {
  const { container } = showRows('signed-out');
  const kept = JSON.parse(localStorage.getItem(SNAPSHOT_KEY) ?? '{}');
  const place = document.createElement('div');
  (await preview())(place, kept.data, new URL('http://localhost/'));
  expect(outline(place)).toEqual(outline(container));
  const [first] = screen.getAllByRole('list');
  expect(first && within(first).getAllByRole('listitem')).toHaveLength(6);
});

it("keeps nothing in the place of a signed-in reader's own page", () => {
  showRows('signed-in');
  expect(localStorage.getItem(SNAPSHOT_KEY)).toBeNull();
});

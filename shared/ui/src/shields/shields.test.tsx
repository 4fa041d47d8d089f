/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost } from '@tsugi/contract/testing';
import { MediaCard } from '../media-card/MediaCard.tsx';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { followShields, liftShields, restoreShields } from './index.ts';
import { ALL, isShielded, readShields } from './shields.ts';

const FIVE = { shield: 'scores', of: 5 } as const;

function hide(shields: unknown) {
  localStorage.setItem('tsugi.settings', JSON.stringify({ shields }));
  act(followShields);
}

beforeEach(() => {
  installTestHost();
  sessionStorage.clear();
  localStorage.clear();
  followShields();
});

test.each([
  [[], [], false],
  [['scores'], [], true],
  [['episodes'], [], false],
  [['scores'], ['scores:5'], false],
  [['scores'], ['scores:6', 'episodes:5'], true],
  [['scores'], [ALL], false],
])('with %j on and %j shown a score is hidden: %j', (names, shown, isHidden) => {
  expect(isShielded({ names, shown }, FIVE)).toBe(isHidden);
});

test.each(['{"broken', 'null', '1', '[]', '{"shields":1}', '{"shields":{}}'])(
  'settings that are %s hide nothing',
  (text) => {
    localStorage.setItem('tsugi.settings', text);
    sessionStorage.setItem('tsugi.shown', text);
    expect(isShielded(readShields(), FIVE)).toBe(false);
  },
);

const media = { id: 5, title: 'Paper Moon', cover: null, color: null, score: 79, facts: 'TV' };

function show(more = {}) {
  const { container } = renderInRouter(<MediaCard media={{ ...media, ...more }} to="/x" />);
  return within(container).getByRole('article');
}

test('a hidden score is no part of the card until it is asked for, and it is said then', async () => {
  hide(['scores']);
  const card = show();
  expect(card.innerHTML).not.toContain('7.9');
  const button = await screen.findByRole('button', { name: 'Show scores of Paper Moon' });
  expect(card.innerHTML).not.toContain('7.9');
  await userEvent.click(button);
  expect(within(card).getByText('7.9')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('7.9'));
  expect(button).not.toBeInTheDocument();
});

test('what was shown stays so in this tab, whatever loads anew, and is hidden when nothing is hidden any more', async () => {
  hide(['scores']);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Show scores of Paper Moon' }));
  expect(isShielded(readShields(), FIVE)).toBe(false);
  hide([]);
  hide(['scores']);
  expect(isShielded(readShields(), FIVE)).toBe(true);
});

test('a title that the user has scored shows its score, and so does one without a shield', () => {
  hide(['scores']);
  expect(show({ isScored: true })).toHaveTextContent('7.9');
  hide(['episodes', 'spoilers', 'characters']);
  expect(show()).toHaveTextContent('7.9');
});

test('the score of another user is hidden like an average', async () => {
  hide(['scores']);
  const card = show({ score: null, scoreText: '85/100' });
  expect(card.innerHTML).not.toContain('85');
  await userEvent.click(await screen.findByRole('button', { name: 'Show scores of Paper Moon' }));
  expect(within(card).getByText('85/100')).toBeVisible();
});

test('all of a tab can be shown, and hidden again', async () => {
  hide(['scores']);
  const card = show();
  act(liftShields);
  expect(card).toHaveTextContent('7.9');
  expect(isShielded(readShields(), { shield: 'scores', of: 'mal-anime-1' })).toBe(false);
  act(restoreShields);
  expect(card.innerHTML).not.toContain('7.9');
});

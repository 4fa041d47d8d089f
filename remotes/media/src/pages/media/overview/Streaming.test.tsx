/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { followShields } from '@tsugi/ui/shields';
import { mediaFixture } from '../../../testing/media-fixture.ts';
import { Streaming } from './Streaming.tsx';

const withEpisodes = (count: number) => ({
  ...mediaFixture,
  streamingEpisodes: Array.from({ length: count }, (_, index) => ({
    site: 'Crunchyroll',
    title: `Episode ${count - index} - The ferry ${count - index}`,
    url: `https://www.crunchyroll.com/watch/the-ferry-${count - index}`,
    thumbnail: `https://stills.example/${count - index}.webp`,
  })),
});

/** What is hidden on this device. */
function hide(shields: readonly string[]) {
  localStorage.setItem('tsugi.settings', JSON.stringify({ shields }));
  followShields();
}

afterEach(() => hide([]));

it('shows all episodes of a season at a press, and fewer at the next', async () => {
  render(<Streaming media={withEpisodes(26)} />);
  expect(screen.getAllByRole('link')).toHaveLength(8);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 26', expanded: false }));
  expect(screen.getAllByRole('link')).toHaveLength(26);
  await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
  expect(screen.getAllByRole('link')).toHaveLength(8);
});

it('adds 48 episodes of a long run at a time', async () => {
  render(<Streaming media={withEpisodes(1_100)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show 48 more of 1,100' }));
  expect(screen.getAllByRole('link')).toHaveLength(56);
  expect(screen.getByRole('button', { name: 'Show 48 more of 1,100', expanded: true })).toBeVisible();
});

it('offers no button when there is no further episode', () => {
  render(<Streaming media={withEpisodes(8)} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('has nothing of an episode beyond the own progress, until one is asked for', async () => {
  hide(['episodes']);
  // Status and progress are read.
  const mediaListEntry = { status: 'CURRENT', progress: 6 } as typeof mediaFixture.mediaListEntry;
  const { container } = render(<Streaming media={{ ...withEpisodes(8), mediaListEntry }} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toHaveLength(6);
  const seven = await screen.findByRole('button', { name: 'Show title and picture of Episode 7' });
  expect(container.innerHTML).not.toMatch(/ferry.7|ferry.8|stills\.example\/[78]/);
  await userEvent.click(seven);
  expect(screen.getByRole('link', { name: /The ferry 7/ })).toBeVisible();
  expect(container.innerHTML).not.toMatch(/ferry.8/);
});

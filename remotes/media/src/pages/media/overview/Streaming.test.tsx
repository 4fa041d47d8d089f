/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Streaming } from './Streaming.tsx';

const episodes = (count: number): Parameters<typeof Streaming>[0]['episodes'] =>
  Array.from({ length: count }, (_, index) => ({
    site: 'Crunchyroll',
    title: `Episode ${count - index}`,
    url: `https://www.crunchyroll.com/watch/${count - index}`,
    thumbnail: null,
  }));

it('shows all episodes of a season at a press, and fewer at the next', async () => {
  render(<Streaming episodes={episodes(26)} />);
  expect(screen.getAllByRole('link')).toHaveLength(8);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 26', expanded: false }));
  expect(screen.getAllByRole('link')).toHaveLength(26);
  await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
  expect(screen.getAllByRole('link')).toHaveLength(8);
});

it('adds 48 episodes of a long run at a time', async () => {
  render(<Streaming episodes={episodes(1_100)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show 48 more of 1,100' }));
  expect(screen.getAllByRole('link')).toHaveLength(56);
  expect(screen.getByRole('button', { name: 'Show 48 more of 1,100', expanded: true })).toBeVisible();
});

it('offers no button when there is no further episode', () => {
  render(<Streaming episodes={episodes(8)} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

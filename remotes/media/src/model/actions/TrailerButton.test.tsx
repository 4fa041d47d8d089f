/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TrailerButton, trailerUrl } from './TrailerButton.tsx';

it('asks nothing of the video site before it is pressed, and stops when it is closed', async () => {
  render(<TrailerButton trailer={{ id: 'dQw4w9WgXcQ', site: 'youtube' }} title="Paper Moon" />);
  expect(document.querySelector('iframe')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Play trailer' }));
  expect(await screen.findByRole('dialog', { name: 'Trailer of Paper Moon' })).toBeVisible();
  expect(screen.getByTitle('Trailer of Paper Moon')).toHaveAttribute(
    'src',
    expect.stringContaining('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'),
  );

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.querySelector('iframe')).toBeNull());
});

it('is not there for videos of other sites', () => {
  render(<TrailerButton trailer={{ id: 'x1abcde', site: 'dailymotion' }} title="Paper Moon" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('plays videos of the video-sharing site, without its cookies', () => {
  expect(trailerUrl({ id: 'dQw4w9WgXcQ', site: 'youtube' })).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
  );
});

it.each([
  null,
  undefined,
  { id: 'x1abcde', site: 'dailymotion' },
  { id: null, site: 'youtube' },
  { id: '../../evil', site: 'youtube' },
  { id: 'dQw4w9WgXcQ?list=x', site: 'youtube' },
])('%j has no player', (trailer) => {
  expect(trailerUrl(trailer)).toBeUndefined();
});

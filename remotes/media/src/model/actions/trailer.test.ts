import { trailerUrl } from './trailer.ts';

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

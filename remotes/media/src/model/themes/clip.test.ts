import type { ThemeVideo } from './anime-themes.query.ts';
import { bestVideo, clipOf, videoText } from './clip.ts';

const video = (change: Partial<ThemeVideo> = {}): ThemeVideo => ({
  id: 1,
  link: 'https://clips.example/1.webm',
  resolution: 720,
  source: 'WEB',
  nc: false,
  audioLink: null,
  ...change,
});
const entry = { id: 7, version: 1, episodes: '1-12', spoiler: false, nsfw: false, videos: [video()] };
const theme = {
  id: 5,
  slug: 'OP1',
  type: 'OP',
  group: null,
  song: { title: 'Bloom', artists: [{ slug: 'rin', name: 'Rin' }] },
  entries: [entry],
  anime: null,
};
const work = { name: 'Paper Moon', to: '/ani/anime/12' };

it('makes a clip of a version', () => {
  expect(clipOf(theme, entry, work)).toEqual({
    id: 7,
    url: 'https://clips.example/1.webm',
    slug: 'OP1',
    title: 'Bloom',
    artists: [{ slug: 'rin', name: 'Rin' }],
    work,
    isGuarded: false,
  });
});

it('names the second version, and the slug where the song has no title', () => {
  const untitled = { ...theme, song: { ...theme.song, title: null } };
  expect(clipOf(untitled, { ...entry, version: 2 }, work)).toMatchObject({
    slug: 'OP1 v2',
    title: 'OP1 v2',
  });
});

it.each([[{ spoiler: true }], [{ nsfw: true }]])('guards %j', (mark) => {
  expect(clipOf(theme, { ...entry, ...mark }, work)?.isGuarded).toBe(true);
});

it('has no clip without a file, or with one that is not of the web', () => {
  expect(clipOf(theme, { ...entry, videos: [] }, work)).toBeUndefined();
  expect(clipOf(theme, { ...entry, videos: [video({ link: 'javascript:0' })] }, work)).toBeUndefined();
});

it('prefers a video without credits, then the larger one', () => {
  const videos = [
    video({ id: 1, resolution: 1080 }),
    video({ id: 2, resolution: 720, nc: true }),
    video({ id: 3, resolution: 1080, nc: true }),
  ];
  expect(bestVideo(videos)?.id).toBe(3);
});

it('says what a video is', () => {
  expect(videoText({ resolution: 1080, source: 'BD', nc: true })).toBe('1080p, BD, without credits');
  expect(videoText({ resolution: null, source: null, nc: false })).toBe('');
});

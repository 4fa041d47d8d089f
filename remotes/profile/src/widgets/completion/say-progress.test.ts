import { completionOf, progressText } from './say-progress.ts';

const anime = {
  mediaId: 1,
  title: 'Salt',
  type: 'ANIME',
  entry: { id: 9, status: 'CURRENT', progress: 10, score: 0 },
  total: 12,
  volumes: null,
} as const;
const manga = { ...anime, type: 'MANGA', total: null, volumes: 5 } as const;

it.each([
  [anime, { progress: 11 }, '11 of 12'],
  [anime, { progress: 12 }, 'Completed'],
  [{ ...anime, entry: { ...anime.entry, status: 'PAUSED' } }, { progress: 12 }, '12 of 12'],
  [manga, { progress: 11 }, '11'],
  [manga, { progressVolumes: 2 }, 'volume 2 of 5'],
  [{ ...manga, volumes: null }, { progress: 11, progressVolumes: 2 }, '11, volume 2'],
] as const)('says of %j that %j is "%s"', (counted, change, text) => {
  expect(progressText(counted, change)).toBe(text);
});

it('has something to offer for the change that completes alone', () => {
  expect(completionOf(anime, { progress: 11 })).toBeUndefined();
  expect(completionOf(manga, { progressVolumes: 5 })).toBeUndefined();
  expect(completionOf(anime, { progress: 12 })?.content.props).toMatchObject({
    name: 'completion',
    props: { mediaId: 1, entry: { id: 9, status: 'COMPLETED', progress: 12 } },
  });
});

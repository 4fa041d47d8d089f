import { parseVolume } from './volume.ts';

it('reads back what was stored', () => {
  const volume = { level: 0.35, isMuted: true };
  expect(parseVolume(JSON.stringify(volume))).toEqual(volume);
});

it.each([
  [null],
  [''],
  ['{'],
  ['null'],
  ['7'],
  ['{"level":"loud"}'],
  ['{"level":2}'],
  ['{"level":-1}'],
  ['[]'],
])('takes the default for %j', (text) => {
  expect(parseVolume(text)).toEqual({ level: 0.8, isMuted: false });
});

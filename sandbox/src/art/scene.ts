import { itemAt, seeded } from '../random.ts';
import type { Canvas, Scene } from './canvas.ts';
import { type Mode, palette } from './palette.ts';
import { meadow, poles, rain } from './scenes/country.ts';
import { planet, skyIsland, stairs } from './scenes/dream.ts';
import { festival, lanterns, windowSeat } from './scenes/evening.ts';
import { forest, mountains, snow } from './scenes/land.ts';
import { blossom, waves } from './scenes/pattern.ts';
import { deep, islands } from './scenes/sea.ts';
import { skyline, train } from './scenes/town.ts';
import { lighthouse, pier, torii } from './scenes/water.ts';

export const SCENES = {
  mountains,
  forest,
  poles,
  meadow,
  snow,
  rain,
  lighthouse,
  pier,
  torii,
  deep,
  islands,
  skyline,
  train,
  lanterns,
  windowSeat,
  festival,
  planet,
  skyIsland,
  waves,
  blossom,
  stairs,
} satisfies Record<string, Scene>;
export type SceneName = keyof typeof SCENES;
// The names are the keys of the object above.
const NAMES = Object.keys(SCENES) as SceneName[];

/** Patterns of a title that select a scene. */
const HINTS: readonly (readonly [RegExp, SceneName])[] = [
  [/lantern|candle|firefl|lamp/i, 'lanterns'],
  [/pier|harbo|port/i, 'pier'],
  [/lighthouse|salt|seaside|horizon/i, 'lighthouse'],
  [/whale|jelly|coral|deep|sunken|aquari|diver|underground sea/i, 'deep'],
  [/moon|\borbit|planet|satellite|comet|space|astronom|planetari|starlight/i, 'planet'],
  [/\btrains?\b|express|station|line\b|platform|conductor/i, 'train'],
  [/\brain|umbrella|storm/i, 'rain'],
  [/snow|winter|frozen/i, 'snow'],
  [/\bcat|window|room|\bunit|floor|\btea|cup|library|diary/i, 'windowSeat'],
  [/shrine|god|deity|gate|fox|spirit/i, 'torii'],
  [/sakura|blossom|bloom|plum|peach|camellia|wisteria|spring/i, 'blossom'],
  [/forest|wolf|witch|owl|bear|garden|moth/i, 'forest'],
  [/festival|firework|carousel|circus/i, 'festival'],
  [/kingdom|crown|princess|castle|cloud|\bsky|dragon|celestial/i, 'skyIsland'],
  [/island|\bships?\b|captain|tide|\bsea\b|ferry|kujira|river/i, 'islands'],
  [/street|ward|city|detective|diner|electric|neon/i, 'skyline'],
  [/stair|stairway|labyrinth|temple/i, 'stairs'],
  [/\bwind\b|farm|bee|meadow|summer/i, 'meadow'],
];

/** Works whose picture was chosen by hand, by the beginning of their English title. */
const CHOSEN: readonly (readonly [string, SceneName, Mode])[] = [
  ['The Lantern Keeper of Asahi Pier', 'pier', 'dusk'],
  ['Paper Moon Cartographers', 'planet', 'night'],
  ['When the River Learned My Name', 'lanterns', 'night'],
  ['Midnight Library of Foxes', 'windowSeat', 'night'],
  ['A Quiet War of Tea', 'blossom', 'dawn'],
  ['My Neighbour Is a Minor Deity', 'torii', 'dusk'],
  ['Nine Bells Under Snow', 'snow', 'night'],
  ["Girls' Last Broadcast", 'poles', 'dusk'],
  ['Sakura Engine Zero', 'blossom', 'day'],
  ['Orbit Street Diner', 'skyline', 'night'],
  ['Hollow Crown Alchemist', 'skyIsland', 'dusk'],
  ['Kaze to Kujira', 'deep', 'day'],
  ['Second Summer, Third Floor', 'meadow', 'day'],
  ['Salt and Starlight', 'lighthouse', 'night'],
  ['Forty Lanterns', 'pier', 'night'],
  ['The Last Express to Hoshimi', 'train', 'night'],
  ['Umbrella for a Storm God', 'rain', 'storm'],
  ['Runners of the Northern Line', 'train', 'dawn'],
  ['Moth Queen', 'forest', 'night'],
  ['The Ghost Who Came to Rehearsal', 'festival', 'night'],
  ['Bathhouse at the End of the Labyrinth', 'stairs', 'dusk'],
  ['Little Witch of the Ferry Line', 'islands', 'dusk'],
  ['Tetsu no Hanataba', 'skyline', 'dusk'],
];

/** A scene that suits the title, more often than not. */
export function sceneFor(seed: number, title: string): Picture {
  const chosen = CHOSEN.find(([start]) => title.startsWith(start));
  if (chosen !== undefined) {
    return { name: chosen[1], mode: chosen[2] };
  }
  const rng = seeded('scene', seed);
  const hint = HINTS.find(([pattern]) => pattern.test(title))?.[1];
  return { name: hint !== undefined && rng.chance(0.72) ? hint : rng.pick(NAMES) };
}

export type Picture = { name: SceneName; mode?: Mode };
export type Drawing = Picture & { seed: number; hue: number; width: number; height: number };

/** Elements and definitions of one scene, drawn at 600 units of height. */
export function drawScene({ seed, hue, width, height, name, mode }: Drawing): {
  canvas: Canvas;
  elements: string;
} {
  const rng = seeded('art', seed);
  const canvas: Canvas = { w: width, h: height, rng, p: palette(rng, hue, mode), defs: [] };
  return { canvas, elements: itemAt([SCENES[name]], 0)(canvas) };
}

/** In pixels. */
export type PictureSize = { width: number; height: number };

/** The drawing fills the picture; what is over at two sides is cut. */
export function sized({ width, height }: PictureSize): string {
  return ` width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`;
}

export function svg(
  width: number,
  height: number,
  defs: readonly string[],
  elements: string,
  more = '',
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${more}>${defs.length === 0 ? '' : `<defs>${defs.join('')}</defs>`}${elements}</svg>`;
}

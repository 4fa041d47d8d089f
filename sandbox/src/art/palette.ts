import type { Rng } from '../random.ts';
import { oklch } from './colour.ts';

export const MODES = ['dusk', 'night', 'dawn', 'day', 'storm', 'print'] as const;
export type Mode = (typeof MODES)[number];

/** The colours of one picture, all from one hue. `sky` runs from the top down; `far` to `ink` are the layers of the land. */
export type Palette = {
  mode: Mode;
  sky: readonly [string, string, string];
  glow: string;
  far: string;
  mid: string;
  near: string;
  ink: string;
  /** Lamps and lit windows. */
  lamp: string;
  /** The one strong colour against the rest. */
  accent: string;
  /** The vermilion of shrine gates, white where it would drown. */
  gate: string;
  pale: string;
};

type Recipe = { sky: readonly [Tone, Tone, Tone]; glow: Tone; far: Tone; mid: Tone; near: Tone; ink: Tone };
/** Lightness, chroma, and how far the hue is turned. */
type Tone = readonly [number, number, number];

const RECIPES: Readonly<Record<Mode, Recipe>> = {
  dusk: {
    sky: [
      [0.33, 0.12, -32],
      [0.57, 0.16, 4],
      [0.82, 0.13, 46],
    ],
    glow: [0.93, 0.09, 58],
    far: [0.48, 0.13, -4],
    mid: [0.36, 0.11, -18],
    near: [0.25, 0.08, -30],
    ink: [0.16, 0.05, -36],
  },
  night: {
    sky: [
      [0.17, 0.06, -18],
      [0.29, 0.1, 0],
      [0.5, 0.13, 28],
    ],
    glow: [0.95, 0.05, 50],
    far: [0.36, 0.1, 8],
    mid: [0.27, 0.085, -4],
    near: [0.2, 0.065, -14],
    ink: [0.13, 0.04, -20],
  },
  dawn: {
    sky: [
      [0.6, 0.11, -24],
      [0.78, 0.1, 16],
      [0.93, 0.06, 48],
    ],
    glow: [0.985, 0.035, 60],
    far: [0.72, 0.09, 4],
    mid: [0.57, 0.11, -8],
    near: [0.41, 0.1, -20],
    ink: [0.26, 0.07, -30],
  },
  day: {
    sky: [
      [0.62, 0.13, 0],
      [0.77, 0.1, 12],
      [0.94, 0.04, 30],
    ],
    glow: [0.99, 0.02, 60],
    far: [0.7, 0.1, 22],
    mid: [0.56, 0.12, 34],
    near: [0.41, 0.1, 40],
    ink: [0.25, 0.07, 30],
  },
  storm: {
    sky: [
      [0.27, 0.035, -10],
      [0.43, 0.05, 4],
      [0.68, 0.06, 24],
    ],
    glow: [0.88, 0.06, 40],
    far: [0.45, 0.05, 0],
    mid: [0.34, 0.045, -8],
    near: [0.24, 0.04, -14],
    ink: [0.15, 0.03, -18],
  },
  print: {
    sky: [
      [0.94, 0.03, 40],
      [0.93, 0.035, 38],
      [0.89, 0.05, 34],
    ],
    glow: [0.66, 0.19, 4],
    far: [0.8, 0.075, 16],
    mid: [0.64, 0.13, 6],
    near: [0.43, 0.12, -6],
    ink: [0.27, 0.08, -14],
  },
};

export function palette(rng: Rng, hue: number, mode: Mode = drawMode(rng)): Palette {
  const recipe = RECIPES[mode];
  const turn = rng.chance(0.5) ? 1 : -1;
  const colour = ([lightness, chroma, shift]: Tone): string =>
    oklch(lightness, chroma, clear(hue + shift * turn, lightness));
  return {
    mode,
    sky: [colour(recipe.sky[0]), colour(recipe.sky[1]), colour(recipe.sky[2])],
    glow: colour(recipe.glow),
    far: colour(recipe.far),
    mid: colour(recipe.mid),
    near: colour(recipe.near),
    ink: colour(recipe.ink),
    lamp: oklch(0.88, 0.13, mode === 'print' ? hue + 180 : 82),
    accent: oklch(mode === 'night' || mode === 'storm' ? 0.72 : 0.63, 0.18, hue + 165 * turn),
    gate:
      Math.abs(((hue - 35 + 540) % 360) - 180) < 28 && mode !== 'night'
        ? oklch(0.97, 0.02, 60)
        : oklch(0.62, 0.2, 34),
    pale: oklch(0.96, 0.02, hue + 40 * turn),
  };
}

/** Dark yellows look like mud: they move towards brown or towards green, the further the darker they are. */
function clear(hue: number, lightness: number): number {
  const turned = ((hue % 360) + 360) % 360;
  if (lightness > 0.62 || turned < 62 || turned > 138) {
    return turned;
  }
  const push = Math.min(1, (0.7 - lightness) * 2.4);
  return turned < 98 ? turned - (turned - 34) * push : turned + (172 - turned) * push;
}

function drawMode(rng: Rng): Mode {
  return MODES[rng.weighted([26, 24, 16, 14, 8, 12])] ?? 'dusk';
}

import { seeded } from '../random.ts';
import { circle, opacity, path } from './canvas.ts';
import { oklch } from './colour.ts';
import { cat, lantern } from './figures.ts';
import { drawScene, type PictureSize, SCENES, type SceneName, sized, svg } from './scene.ts';

const S = 230;

/** A square picture of a user: a scene, a creature's silhouette or an emblem. Seed 0 stands for people without a picture. */
export function avatar(seed: number, hue: number, pixels: PictureSize): string {
  const rng = seeded('avatar', seed);
  const size = sized(pixels);
  if (seed === 0) {
    return svg(
      S,
      S,
      [],
      `<rect width="230" height="230" fill="${oklch(0.6, 0.02, 265)}"/>${circle(115, 92, 40, oklch(0.8, 0.015, 265))}${path('M40 230q0-86 75-86t75 86z', oklch(0.8, 0.015, 265))}`,
      size,
    );
  }
  const ground = oklch(0.3 + rng.next() * 0.55, 0.12, hue);
  const light = oklch(0.9, 0.08, hue + 50);
  const dark = oklch(0.22, 0.06, hue - 20);
  const bright = oklch(0.72, 0.17, hue + 150);
  const defs = [
    `<linearGradient id="a" x2=".6" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${ground}"/></linearGradient>`,
  ];
  const base = '<rect width="230" height="230" fill="url(#a)"/>';
  switch (rng.weighted([44, 12, 12, 10, 12, 10])) {
    case 0: {
      // The names are the keys of the object.
      const names = Object.keys(SCENES) as SceneName[];
      const { canvas, elements } = drawScene({ seed, hue, width: S, height: S, name: rng.pick(names) });
      return svg(S, S, canvas.defs, elements, size);
    }
    case 1:
      return svg(
        S,
        S,
        defs,
        base +
          circle(150, 80, 46, bright) +
          cat(60, 226, 150, dark) +
          circle(98, 128, 5, light) +
          circle(120, 128, 5, light),
        size,
      );
    case 2:
      return svg(
        S,
        S,
        defs,
        `${base}${path('M115 196L44 112 36 34l52 38q27-8 54 0l52-38-8 78z', bright)}${path('M115 196L74 148q20-26 41-24 21-2 41 24z', light)}${path('M50 62l8 40 22-22zM180 62l-8 40-22-22z', dark)}${circle(115, 190, 10, dark)}${path('M72 124q14-12 26 2M158 124q-14-12-26 2', 'none', ` stroke="${dark}" stroke-width="6" stroke-linecap="round"`)}`,
        size,
      );
    case 3:
      return svg(
        S,
        S,
        defs,
        base +
          Array.from(
            { length: 12 },
            (_, at) =>
              `<ellipse cx="115" cy="62" rx="17" ry="52" fill="${at % 2 === 0 ? bright : dark}" opacity=".75" transform="rotate(${at * 30} 115 115)"/>`,
          ).join('') +
          circle(115, 115, 24, light),
        size,
      );
    case 4:
      return svg(
        S,
        S,
        defs,
        `${base}${circle(115, 112, 84, dark, opacity(0.85))}${lantern(115, 112, 84, oklch(0.88, 0.13, 82), bright)}`,
        size,
      );
    default:
      return svg(
        S,
        S,
        defs,
        base +
          Array.from({ length: 6 }, (_, at) =>
            circle(
              115 + rng.int(-50, 50),
              115 + rng.int(-50, 50),
              92 - at * 14,
              [dark, bright, light][at % 3] ?? dark,
              opacity(0.62),
            ),
          ).join(''),
        size,
      );
  }
}

/** A plain mark for a site that works are linked to. */
export function icon(seed: number): string {
  const rng = seeded('icon', seed);
  const marks = [
    'M9 7l9 5-9 5z',
    'M7 7h10v3H7zM7 14h7v3H7z',
    'M12 6l6 6-6 6-6-6z',
    'M6 16q6-14 12 0q-6-5-12 0z',
    'M7 17V7l5 6 5-6v10h-3v-4l-2 2-2-2v4z',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="48" height="48"><path fill="#fff" d="${rng.pick(marks)}"/></svg>`;
}

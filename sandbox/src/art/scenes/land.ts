import {
  circle,
  clouds,
  glow,
  hills,
  line,
  n,
  opacity,
  path,
  rect,
  ridge,
  type Scene,
  sky,
  stars,
  sun,
  vertical,
} from '../canvas.ts';
import { bird, pine, walker } from '../figures.ts';
import { isDark } from './water-surface.ts';

export const mountains: Scene = (c) => {
  const { w, h, p, rng } = c;
  const horizon = h * (0.5 + rng.next() * 0.12);
  const x = w * (0.25 + rng.next() * 0.5);
  return [
    sky(c),
    isDark(c) ? stars(c, 40, horizon, p.pale) : clouds(c, 3, h * 0.1, h * 0.35, p.pale, 0.45),
    sun(c, x, horizon - h * (0.12 + rng.next() * 0.16), Math.min(w, h) * (0.1 + rng.next() * 0.1)),
    ridge(c, horizon, h * 0.15, p.far),
    rect(
      0,
      horizon,
      w,
      h * 0.2,
      vertical(c, [
        [0, p.sky[2], 0],
        [1, p.sky[2], 0.5],
      ]),
    ),
    ridge(c, horizon + h * 0.14, h * 0.13, p.mid),
    hills(c, h * 0.8, h * 0.06, p.near),
    hills(c, h * 0.9, h * 0.05, p.ink),
    rng.chance(0.6)
      ? walker(w * (0.3 + rng.next() * 0.4), h * 0.9, h * 0.12, p.ink)
      : bird(w * 0.6, h * 0.3, 14, p.ink) + bird(w * 0.68, h * 0.27, 10, p.ink),
  ].join('');
};

export const forest: Scene = (c) => {
  const { w, h, p, rng } = c;
  const row = (y: number, size: number, fill: string): string => {
    const count = Math.round((w / size) * 2.2);
    return (
      path(
        Array.from({ length: count }, (_, at) =>
          pine((at + rng.next()) * (w / count), y + rng.next() * size * 0.2, size * (0.7 + rng.next() * 0.6)),
        ).join(''),
        fill,
      ) + rect(0, y - size * 0.03, w, h - y + size, fill)
    );
  };
  const flies = Array.from({ length: 16 }, () =>
    circle(
      rng.next() * w,
      h * (0.45 + rng.next() * 0.5),
      1.5 + rng.next() * 2.4,
      p.lamp,
      opacity(0.5 + rng.next() * 0.5),
    ),
  ).join('');
  const mist = (y: number): string =>
    rect(
      0,
      y,
      w,
      h * 0.16,
      vertical(c, [
        [0, p.sky[2], 0],
        [1, p.sky[2], 0.35],
      ]),
    );
  return [
    sky(c),
    isDark(c) ? stars(c, 34, h * 0.5, p.pale) : '',
    sun(c, w * (0.3 + rng.next() * 0.4), h * (0.24 + rng.next() * 0.14), Math.min(w, h) * 0.15),
    row(h * 0.58, h * 0.14, p.far),
    mist(h * 0.5),
    row(h * 0.72, h * 0.22, p.mid),
    mist(h * 0.66),
    rng.chance(0.5)
      ? path(
          `M${n(w * 0.46)} ${n(h * 0.74)}q${n(w * 0.08)} ${n(h * 0.12)} ${n(-w * 0.12)} ${n(h * 0.26)}h${n(w * 0.42)}q${n(-w * 0.2)} ${n(-h * 0.14)} ${n(-w * 0.22)} ${n(-h * 0.26)}z`,
          p.sky[2],
          opacity(0.35),
        )
      : '',
    row(h * 0.95, h * 0.36, p.near),
    flies,
    walker(w * 0.52, h * 0.95, h * 0.11, p.ink),
  ].join('');
};

export const snow: Scene = (c) => {
  const { w, h, p, rng } = c;
  const x = w * (0.3 + rng.next() * 0.4);
  const y = h * 0.76;
  const s = h * 0.13;
  const cabin = `${rect(x - s * 0.6, y - s * 0.7, s * 1.2, s * 0.8, p.near)}${path(`M${n(x - s * 0.8)} ${n(y - s * 0.66)}L${n(x)} ${n(y - s * 1.35)}L${n(x + s * 0.8)} ${n(y - s * 0.66)}z`, p.pale)}${circle(x, y - s * 0.3, s * 1.3, glow(c, p.lamp, 0.5))}${rect(x - s * 0.4, y - s * 0.52, s * 0.28, s * 0.3, p.lamp)}${rect(x + s * 0.1, y - s * 0.52, s * 0.28, s * 0.3, p.lamp)}`;
  const flakes = (count: number, size: number): string =>
    line(
      Array.from({ length: count }, () => `M${n(rng.next() * w)} ${n(rng.next() * h)}h0`).join(''),
      '#fff',
      size,
      opacity(0.85),
    );
  const trees = path(
    Array.from({ length: Math.round(w / 34) }, () =>
      pine(rng.next() * w, h * 0.72 + rng.next() * h * 0.05, h * (0.1 + rng.next() * 0.1)),
    ).join(''),
    p.near,
  );
  return [
    sky(c),
    isDark(c) ? stars(c, 30, h * 0.5, p.pale) : '',
    sun(c, w * 0.7, h * 0.2, Math.min(w, h) * 0.09),
    ridge(c, h * 0.56, h * 0.16, p.far),
    trees,
    hills(c, h * 0.72, h * 0.03, p.pale, 4, opacity(0.9)),
    cabin,
    hills(
      c,
      h * 0.84,
      h * 0.04,
      vertical(c, [
        [0, '#fff'],
        [1, p.sky[2]],
      ]),
      4,
    ),
    flakes(40, 3),
    flakes(14, 6),
  ].join('');
};

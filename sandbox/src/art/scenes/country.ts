import {
  circle,
  clouds,
  glow,
  group,
  hills,
  line,
  n,
  opacity,
  path,
  rect,
  type Scene,
  sky,
  sun,
  vertical,
} from '../canvas.ts';
import { umbrella, walker } from '../figures.ts';

export const poles: Scene = (c) => {
  const { w, h, p, rng } = c;
  const ground = h * 0.82;
  const count = Math.max(3, Math.round((3 * w) / h) + 1);
  const tops: [number, number][] = [];
  const masts = Array.from({ length: count }, (_, at) => {
    const x = w * (0.08 + (at / count) * 1.05);
    const height = h * (0.62 - (at / count) * 0.36);
    tops.push([x, ground - height]);
    const arm = height * 0.16;
    return `${rect(x - 2, ground - height, 4, height + 8, p.ink)}${rect(x - arm, ground - height * 0.94, arm * 2, 3, p.ink)}${rect(x - arm * 0.7, ground - height * 0.86, arm * 1.4, 2.6, p.ink)}`;
  }).join('');
  const wires = tops
    .slice(1)
    .map(([x, y], at) => {
      const [fromX, fromY] = tops[at] ?? [0, 0];
      return line(
        [0.06, 0.1, 0.14]
          .map(
            (drop) =>
              `M${n(fromX)} ${n(fromY + h * drop * 0.5)}Q${n((fromX + x) / 2)} ${n((fromY + y) / 2 + h * (0.05 + drop * 0.6))} ${n(x)} ${n(y + h * drop * 0.4)}`,
          )
          .join(''),
        p.ink,
        1.2,
        opacity(0.8),
      );
    })
    .join('');
  return [
    sky(c),
    clouds(c, 6, h * 0.12, h * 0.6, p.pale, 0.55),
    sun(c, w * (0.55 + rng.next() * 0.3), h * 0.6, Math.min(w, h) * 0.16),
    hills(c, h * 0.74, h * 0.05, p.mid),
    wires,
    masts,
    hills(c, ground + h * 0.02, h * 0.025, p.near),
    rect(0, h * 0.9, w, h * 0.1, p.ink),
    walker(w * 0.36, h * 0.91, h * 0.12, p.ink),
  ].join('');
};

export const meadow: Scene = (c) => {
  const { w, h, p, rng } = c;
  const blossoms = Array.from({ length: 60 }, () => {
    const depth = rng.next();
    return `M${n(rng.next() * w)} ${n(h * (0.7 + depth * 0.3))}h0`;
  }).join('');
  const mill = (x: number, y: number, s: number): string =>
    path(
      `M${n(x - s * 0.16)} ${n(y)}l${n(s * 0.06)} ${n(-s * 0.7)}h${n(s * 0.2)}l${n(s * 0.06)} ${n(s * 0.7)}z`,
      p.near,
    ) +
    group(
      Array.from(
        { length: 4 },
        (_, at) =>
          `<rect x="${n(-s * 0.035)}" y="${n(-s * 0.56)}" width="${n(s * 0.13)}" height="${n(s * 0.5)}" fill="${p.pale}" transform="rotate(${at * 90 + 20})"/>`,
      ).join(''),
      ` transform="translate(${n(x)} ${n(y - s * 0.7)})"`,
    );
  return [
    sky(c),
    clouds(c, 7, h * 0.1, h * 0.5, p.pale, 0.75),
    sun(c, w * (0.2 + rng.next() * 0.6), h * 0.22, Math.min(w, h) * 0.1),
    hills(c, h * 0.62, h * 0.06, p.far),
    mill(w * (0.25 + rng.next() * 0.5), h * 0.66, h * 0.26),
    hills(c, h * 0.7, h * 0.07, p.mid),
    hills(c, h * 0.82, h * 0.06, p.near),
    line(blossoms, p.accent, 5, opacity(0.9)),
    line(
      Array.from({ length: 30 }, () => `M${n(rng.next() * w)} ${n(h * (0.76 + rng.next() * 0.24))}h0`).join(
        '',
      ),
      p.pale,
      4,
    ),
    walker(w * 0.6, h * 0.86, h * 0.13, p.ink),
  ].join('');
};

export const rain: Scene = (c) => {
  const { w, h, p, rng } = c;
  const streaks = line(
    Array.from(
      { length: 46 },
      () =>
        `M${n(rng.next() * w * 1.1)} ${n(rng.next() * h)}l${n(-h * 0.018)} ${n(h * (0.05 + rng.next() * 0.05))}`,
    ).join(''),
    p.pale,
    1.3,
    opacity(0.45),
  );
  const shine = glow(c, p.lamp, 0.7);
  const puddle = vertical(c, [
    [0, p.lamp, 0.5],
    [1, p.lamp, 0],
  ]);
  const lamps = Array.from({ length: Math.max(2, Math.round(w / 190)) }, (_, at) => {
    const x = w * (0.12 + at * 0.31);
    const top = h * (0.36 + at * 0.05);
    return (
      rect(x - 1.6, top, 3.2, h * 0.86 - top, p.ink) +
      circle(x, top, h * 0.13, shine) +
      circle(x, top, h * 0.016, p.lamp) +
      rect(x - 5, h * 0.86, 10, h * 0.12, puddle)
    );
  }).join('');
  const houses = Array.from({ length: Math.round(w / 60) }, (_, at) =>
    rect(at * 60 - 8, h * (0.44 + rng.next() * 0.2), 62, h * 0.5, at % 2 === 0 ? p.mid : p.far),
  ).join('');
  return [
    sky(c),
    houses,
    rect(
      0,
      h * 0.84,
      w,
      h * 0.16,
      vertical(c, [
        [0, p.near],
        [1, p.ink],
      ]),
    ),
    lamps,
    umbrella(w * (0.4 + rng.next() * 0.25), h * 0.92, h * 0.24, p.ink, p.accent),
    streaks,
  ].join('');
};

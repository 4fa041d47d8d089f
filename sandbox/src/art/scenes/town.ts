import { circle, glow, hills, n, path, rect, type Scene, sky, sun } from '../canvas.ts';
import { walker } from '../figures.ts';
import { blocks } from './blocks.ts';
import { ceiling } from './water-surface.ts';

export const skyline: Scene = (c) => {
  const { w, h, p, rng } = c;
  return [
    sky(c),
    ceiling(c, h * 0.5),
    sun(
      c,
      w * (0.25 + rng.next() * 0.5),
      h * (0.3 + rng.next() * 0.16),
      Math.min(w, h) * (0.14 + rng.next() * 0.06),
    ),
    blocks(c, h * 0.66, h * 0.2, p.far, false),
    blocks(c, h * 0.76, h * 0.26, p.mid, w < h),
    blocks(c, h * 0.9, h * 0.22, p.ink, false),
    rng.chance(0.5) ? walker(w * 0.5, h * 0.8, h * 0.1, p.ink) : '',
  ].join('');
};

export const train: Scene = (c) => {
  const { w, h, p, rng } = c;
  const y = h * 0.66;
  const s = h * 0.07;
  const arches = Array.from(
    { length: Math.ceil(w / (s * 1.7)) },
    (_, at) =>
      `M${n(at * s * 1.7 + s * 0.2)} ${n(h)}V${n(y + s * 1.5)}a${n(s * 0.65)} ${n(s * 0.65)} 0 0 1 ${n(s * 1.3)} 0V${n(h)}z`,
  ).join('');
  const from = w * (0.02 + rng.next() * 0.1);
  const length = w * 0.74;
  const panes = Array.from(
    { length: Math.floor(length / (s * 0.62)) - 1 },
    (_, at) =>
      `M${n(from + s * 0.3 + at * s * 0.62)} ${n(y - s * 0.66)}h${n(s * 0.42)}v${n(s * 0.32)}h${n(-s * 0.42)}z`,
  ).join('');
  const cars =
    path(
      `M${n(from)} ${n(y)}v${n(-s * 0.9)}h${n(length - s * 0.5)}q${n(s * 0.6)} ${n(s * 0.1)} ${n(s * 0.7)} ${n(s * 0.9)}z`,
      p.pale,
    ) +
    rect(from, y - s * 0.22, length, s * 0.1, p.accent) +
    path(panes, p.lamp) +
    circle(from + length, y - s * 0.3, h * 0.08, glow(c, p.lamp, 0.6));
  return [
    sky(c),
    ceiling(c, h * 0.5),
    sun(c, w * (0.35 + rng.next() * 0.4), h * 0.34, Math.min(w, h) * 0.17),
    hills(c, h * 0.62, h * 0.08, p.far),
    hills(c, h * 0.74, h * 0.05, p.mid),
    rect(0, y, w, s * 0.5, p.ink),
    path(`M0 ${n(y + s * 0.5)}H${n(w)}V${n(h)}H0z${arches}`, p.near, ' fill-rule="evenodd"'),
    cars,
    hills(c, h * 0.95, h * 0.03, p.ink),
  ].join('');
};

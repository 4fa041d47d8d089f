import {
  circle,
  glow,
  group,
  hills,
  line,
  n,
  opacity,
  path,
  rect,
  ridge,
  type Scene,
  sky,
  sun,
} from '../canvas.ts';
import { bird, lantern, walker } from '../figures.ts';
import { ceiling, water } from './water-surface.ts';

export const lighthouse: Scene = (c) => {
  const { w, h, p, rng } = c;
  const y = h * 0.62;
  const side = rng.chance(0.5) ? 0.27 : 0.7;
  const x = w * side;
  const top = h * 0.3;
  const s = h * 0.035;
  const beam = path(
    `M${n(x)} ${n(top)}L${n(side < 0.5 ? w : 0)} ${n(top - h * 0.12)}V${n(top + h * 0.1)}z`,
    p.lamp,
    opacity(0.28),
  );
  const tower =
    path(
      `M${n(x - s * 0.8)} ${n(top + s)}h${n(s * 1.6)}l${n(s * 0.5)} ${n(y - top)}h${n(-s * 2.6)}z`,
      p.pale,
    ) +
    path(
      `M${n(x - s * 0.95)} ${n(top + (y - top) * 0.4)}h${n(s * 1.9)}l${n(s * 0.12)} ${n(h * 0.06)}h${n(-s * 2.14)}z`,
      p.accent,
    ) +
    rect(x - s, top + s * 0.6, s * 2, s * 0.5, p.ink) +
    rect(x - s * 0.6, top - s * 0.7, s * 1.2, s * 1.4, p.lamp) +
    path(`M${n(x - s)} ${n(top - s * 0.6)}l${n(s)} ${n(-s)}l${n(s)} ${n(s)}z`, p.ink);
  return [
    sky(c, 0.75),
    ceiling(c, y * 0.8),
    sun(c, w * (1 - side), y - h * 0.06, Math.min(w, h) * 0.1),
    water(c, y, w * (1 - side)),
    beam,
    circle(x, top, h * 0.13, glow(c, p.lamp, 0.7)),
    path(
      `M${n(x - w * 0.3)} ${n(y + h * 0.12)}Q${n(x - w * 0.14)} ${n(y - h * 0.02)} ${n(x)} ${n(y)}T${n(x + w * 0.32)} ${n(y + h * 0.12)}z`,
      p.near,
    ),
    tower,
    bird(w * 0.5, h * 0.2, 12, p.ink),
    bird(w * 0.58, h * 0.23, 9, p.ink),
  ].join('');
};

export const pier: Scene = (c) => {
  const { w, h, p, rng } = c;
  const y = h * 0.56;
  const x = w * (0.4 + rng.next() * 0.2);
  const count = w > h ? 9 : 5;
  const shine = glow(c, p.lamp, 0.6);
  c.defs.push(`<g id="l">${circle(0, 0, 34, shine)}${lantern(0, 0, 20, p.lamp, p.ink)}</g>`);
  const deck =
    path(
      `M${n(w * 0.04)} ${n(h)}L${n(w * 0.44)} ${n(h * 0.64)}h${n(w * 0.1)}L${n(w * 0.86)} ${n(h)}z`,
      p.near,
    ) +
    line(
      Array.from({ length: 9 }, (_, at) => {
        const t = (at / 9) ** 1.6;
        const yy = h * (0.66 + t * 0.34);
        return `M${n(w * (0.42 - t * 0.36))} ${n(yy)}H${n(w * (0.55 + t * 0.3))}`;
      }).join(''),
      p.ink,
      2,
      opacity(0.6),
    );
  const lights = Array.from({ length: count }, (_, at) => {
    const t = at / count;
    const size = h * (0.05 - t * 0.036);
    return [-1, 1]
      .map((sideways) => {
        const px = w * 0.49 + sideways * w * (0.34 - t * 0.29);
        const py = h * (0.86 - t * 0.24);
        return (
          rect(px - 1.5, py - size * 1.8, 3, size * 2.4, p.ink) +
          `<use href="#l" transform="translate(${n(px)} ${n(py - size * 1.9)})scale(${(size / 20).toFixed(2)})"/>`
        );
      })
      .join('');
  })
    .reverse()
    .join('');
  return [
    sky(c, 0.7),
    ceiling(c, y * 0.8),
    sun(c, x, y - h * 0.1, Math.min(w, h) * 0.13),
    ridge(c, y - h * 0.005, h * 0.05, p.far),
    water(c, y, x),
    deck,
    lights,
    walker(w * 0.49, h * 0.76, h * 0.13, p.ink),
  ].join('');
};

export const torii: Scene = (c) => {
  const { w, h, p, rng } = c;
  const y = h * 0.6;
  const x = w / 2;
  const s = h * (0.17 + rng.next() * 0.05);
  const gate =
    path(
      `M${n(x - s * 1.1)} ${n(y - s * 1.55)}Q${n(x)} ${n(y - s * 1.38)} ${n(x + s * 1.1)} ${n(y - s * 1.55)}l${n(-s * 0.05)} ${n(s * 0.2)}Q${n(x)} ${n(y - s * 1.2)} ${n(x - s * 1.05)} ${n(y - s * 1.35)}z`,
      p.gate,
    ) +
    rect(x - s * 0.8, y - s * 1.02, s * 1.6, s * 0.12, p.gate) +
    rect(x - s * 0.66, y - s * 1.3, s * 0.15, s * 1.5, p.gate) +
    rect(x + s * 0.51, y - s * 1.3, s * 0.15, s * 1.5, p.gate) +
    rect(x - s * 0.06, y - s * 1.25, s * 0.12, s * 0.3, p.gate);
  const mirror = group(
    rect(x - s * 0.66, y + s * 0.2, s * 0.15, s * 1.1, p.gate) +
      rect(x + s * 0.51, y + s * 0.2, s * 0.15, s * 1.1, p.gate),
    opacity(0.35),
  );
  return [
    sky(c, 0.7),
    ceiling(c, y * 0.7),
    sun(c, x, y - s * 0.75, s * 0.95),
    ridge(c, y - h * 0.02, h * 0.1, p.far),
    hills(c, y, h * 0.03, p.mid),
    water(c, y, x),
    mirror,
    gate,
    bird(w * 0.24, h * 0.24, 12, p.ink),
    bird(w * 0.31, h * 0.2, 9, p.ink),
    bird(w * 0.7, h * 0.16, 8, p.ink),
  ].join('');
};

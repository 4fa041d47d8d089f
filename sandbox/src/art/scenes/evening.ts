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
  type Scene,
  sky,
  stars,
  sun,
  vertical,
} from '../canvas.ts';
import { cat, lantern, walker } from '../figures.ts';
import { blocks } from './blocks.ts';
import { ceiling, isDark } from './water-surface.ts';

export const lanterns: Scene = (c) => {
  const { w, h, p, rng } = c;
  const shine = glow(c, p.lamp, 0.5);
  const lights = Array.from(
    { length: Math.round(11 + (w / h) * 5) },
    () => h * (0.014 + rng.next() ** 2 * 0.06),
  ).sort((one, other) => one - other);
  const drawn = lights.map((s) => {
    const x = rng.next() * w;
    const y = h * (0.06 + rng.next() * 0.72);
    return circle(x, y, s * 2.1, shine) + lantern(x, y, s, p.lamp, p.near);
  });
  return [
    sky(c),
    isDark(c) ? stars(c, 40, h * 0.6, p.pale) : '',
    hills(c, h * 0.78, h * 0.06, p.far),
    ...drawn,
    hills(c, h * 0.86, h * 0.05, p.near),
    walker(w * 0.44, h * 0.9, h * 0.14, p.ink),
    walker(w * 0.44 + h * 0.07, h * 0.9, h * 0.11, p.ink),
    hills(c, h * 0.93, h * 0.03, p.ink),
  ].join('');
};

export const windowSeat: Scene = (c) => {
  const { w, h, p, rng } = c;
  const x = w * 0.16;
  const wide = w * 0.68;
  const top = h * 0.12;
  const tall = h * 0.56;
  const view = [
    sky(c, 0.7),
    ceiling(c, h * 0.5),
    sun(c, w * (0.35 + rng.next() * 0.3), h * 0.34, Math.min(w, h) * 0.12),
    blocks(c, h * 0.62, h * 0.14, p.far, false),
    blocks(c, h * 0.68, h * 0.1, p.mid, false),
  ].join('');
  const wall = path(
    `M0 0H${n(w)}V${n(h)}H0zM${n(x)} ${n(top)}v${n(tall)}h${n(wide)}v${n(-tall)}z`,
    p.near,
    ' fill-rule="evenodd"',
  );
  const frame = line(
    `M${n(x)} ${n(top)}h${n(wide)}v${n(tall)}h${n(-wide)}zM${n(w / 2)} ${n(top)}v${n(tall)}M${n(x)} ${n(top + tall * 0.36)}h${n(wide)}`,
    p.ink,
    7,
  );
  const light = path(
    `M${n(x)} ${n(h * 0.76)}h${n(wide)}l${n(w * 0.1)} ${n(h * 0.24)}h${n(-wide - w * 0.2)}z`,
    p.glow,
    opacity(0.14),
  );
  const plant =
    line(
      [-0.5, -0.2, 0.15, 0.5]
        .map(
          (lean) =>
            `M${n(x + wide * 0.86)} ${n(top + tall)}q${n(lean * 20)} ${n(-h * 0.05)} ${n(lean * 44)} ${n(-h * 0.1)}`,
        )
        .join(''),
      p.mid,
      5,
    ) +
    path(
      `M${n(x + wide * 0.8)} ${n(top + tall - h * 0.05)}h${n(wide * 0.12)}l-4 ${n(h * 0.05)}h${n(-wide * 0.12 + 8)}z`,
      p.accent,
    );
  return [
    view,
    wall,
    light,
    frame,
    rect(x - w * 0.05, top + tall, wide + w * 0.1, h * 0.03, p.ink),
    plant,
    cat(x + wide * 0.2, top + tall, h * 0.16, p.ink),
  ].join('');
};

export const festival: Scene = (c) => {
  const { w, h, p, rng } = c;
  const bursts = Array.from({ length: 3 + Math.round(w / h) }, (_, at) => {
    const x = w * (0.15 + rng.next() * 0.7);
    const y = h * (0.12 + rng.next() * 0.32);
    const r = h * (0.06 + rng.next() * 0.09);
    const rays = Array.from({ length: 14 }, (_unused, ray) => {
      const a = (ray / 14) * Math.PI * 2;
      return `M${n(x + Math.cos(a) * r * 0.4)} ${n(y + Math.sin(a) * r * 0.4)}L${n(x + Math.cos(a) * r)} ${n(y + Math.sin(a) * r)}`;
    }).join('');
    return (
      line(rays, [p.lamp, p.accent, p.glow][at % 3] ?? p.lamp, 3, opacity(0.9)) +
      circle(x, y, r * 0.14, p.pale)
    );
  }).join('');
  const x = w * (0.3 + rng.next() * 0.4);
  const y = h * 0.62;
  const r = h * 0.19;
  const spokes = Array.from({ length: 10 }, (_, at) => {
    const a = (at / 10) * Math.PI * 2;
    return `M${n(x)} ${n(y)}L${n(x + Math.cos(a) * r)} ${n(y + Math.sin(a) * r)}`;
  }).join('');
  const cabins = Array.from({ length: 10 }, (_, at) => {
    const a = (at / 10) * Math.PI * 2;
    return circle(x + Math.cos(a) * r, y + Math.sin(a) * r, h * 0.017, at % 2 === 0 ? p.accent : p.lamp);
  }).join('');
  return [
    sky(c),
    stars(c, 26, h * 0.5, p.pale),
    bursts,
    group(
      line(spokes, p.mid, 2) +
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${p.mid}" stroke-width="4"/>`,
      '',
    ),
    cabins,
    path(
      `M${n(x)} ${n(y)}l${n(-r * 0.6)} ${n(h * 0.28)}h10l${n(r * 0.6 - 8)} ${n(-h * 0.24)}l${n(r * 0.6 - 8)} ${n(h * 0.24)}h10z`,
      p.near,
    ),
    blocks(c, h * 0.86, h * 0.07, p.near, false),
    rect(
      0,
      h * 0.9,
      w,
      h * 0.1,
      vertical(c, [
        [0, p.near],
        [1, p.ink],
      ]),
    ),
    walker(w * 0.2, h * 0.94, h * 0.1, p.ink),
    walker(w * 0.25, h * 0.945, h * 0.085, p.ink),
  ].join('');
};

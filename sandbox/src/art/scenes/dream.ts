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
  stars,
  sun,
  vertical,
} from '../canvas.ts';
import { bird, walker } from '../figures.ts';

export const planet: Scene = (c) => {
  const { w, h, p, rng } = c;
  const x = w * (0.35 + rng.next() * 0.3);
  const y = h * (0.32 + rng.next() * 0.1);
  const r = Math.min(w, h) * (0.22 + rng.next() * 0.1);
  const tilt = rng.int(-28, 28);
  const bands = Array.from(
    { length: 4 },
    (_, at) => `M${n(x - r)} ${n(y - r * 0.6 + at * r * 0.4)}q${n(r)} ${n(r * 0.2)} ${n(r * 2)} 0`,
  ).join('');
  c.defs.push(`<clipPath id="disc"><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/></clipPath>`);
  const disc =
    circle(x, y, r * 1.7, glow(c, p.glow, 0.4)) +
    circle(
      x,
      y,
      r,
      vertical(c, [
        [0, p.glow],
        [1, p.sky[1]],
      ]),
    ) +
    group(line(bands, p.far, r * 0.12, opacity(0.4)), ' clip-path="url(#disc)"');
  const ring = `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 1.7)}" ry="${n(r * 0.4)}" fill="none" stroke="${p.pale}" stroke-width="${n(r * 0.09)}" opacity=".75" transform="rotate(${tilt} ${n(x)} ${n(y)})" stroke-dasharray="${n(r * 3.45)} ${n(r * 2.2)}" stroke-dashoffset="${n(r * 0.25)}"/>`;
  const moon = circle(w * (0.12 + rng.next() * 0.2), h * 0.62, h * 0.02, p.pale);
  return [
    rect(
      0,
      0,
      w,
      h,
      vertical(c, [
        [0, p.sky[0]],
        [0.7, p.sky[1]],
        [1, p.sky[2]],
      ]),
    ),
    stars(c, 70, h * 0.9, p.pale),
    disc,
    rng.chance(0.7) ? ring : '',
    moon,
    hills(c, h * 0.84, h * 0.07, p.near),
    hills(c, h * 0.93, h * 0.04, p.ink),
    walker(w * 0.5, h * 0.87, h * 0.1, p.ink),
  ].join('');
};

export const skyIsland: Scene = (c) => {
  const { w, h, p, rng } = c;
  const island = (x: number, y: number, s: number, fill: string, top: string): string =>
    path(
      `M${n(x - s)} ${n(y)}q${n(s * 0.3)} ${n(s * 0.2)} ${n(s * 0.4)} ${n(s * 0.6)}q${n(s * 0.2)} ${n(s * 0.5)} ${n(s * 0.5)} ${n(s * 0.8)}q${n(s * 0.2)} ${n(-s * 0.4)} ${n(s * 0.5)} ${n(-s * 0.7)}q${n(s * 0.1)} ${n(-s * 0.5)} ${n(s * 0.6)} ${n(-s * 0.7)}z`,
      fill,
    ) +
    path(
      `M${n(x - s)} ${n(y)}q${n(s * 0.5)} ${n(-s * 0.28)} ${n(s)} ${n(-s * 0.2)}t${n(s)} ${n(s * 0.2)}q${n(-s)} ${n(s * 0.2)} ${n(-s * 2)} 0z`,
      top,
    );
  const x = w * (0.42 + rng.next() * 0.16);
  const y = h * 0.48;
  const s = Math.min(w, h) * 0.3;
  const castle =
    path(
      `M${n(x - s * 0.34)} ${n(y - s * 0.06)}v${n(-s * 0.4)}l${n(s * 0.1)} ${n(-s * 0.2)}l${n(s * 0.1)} ${n(s * 0.2)}v${n(-s * 0.28)}l${n(s * 0.14)} ${n(-s * 0.34)}l${n(s * 0.14)} ${n(s * 0.34)}v${n(s * 0.34)}l${n(s * 0.1)} ${n(-s * 0.18)}l${n(s * 0.1)} ${n(s * 0.18)}v${n(s * 0.46)}z`,
      p.mode === 'night' || p.mode === 'dusk' || p.mode === 'storm' ? p.pale : p.near,
    ) +
    path(
      `M${n(x - s * 0.02)} ${n(y - s * 0.5)}h8v12h-8zM${n(x - s * 0.24)} ${n(y - s * 0.36)}h6v9h-6zM${n(x + s * 0.22)} ${n(y - s * 0.34)}h6v9h-6z`,
      p.accent,
    );
  return [
    sky(c),
    sun(c, w * 0.72, h * 0.22, Math.min(w, h) * 0.11),
    clouds(c, 4, h * 0.2, h * 0.42, p.pale, 0.5),
    island(w * 0.16, h * 0.3, s * 0.26, p.far, p.mid),
    island(w * 0.86, h * 0.62, s * 0.3, p.far, p.mid),
    castle,
    island(x, y, s, p.mid, p.near),
    clouds(c, 6, h * 0.66, h * 0.84, p.pale, 0.7),
    clouds(c, 9, h * 0.86, h, p.pale, 0.95),
    bird(w * 0.3, h * 0.52, 11, p.ink),
    bird(w * 0.36, h * 0.49, 8, p.ink),
  ].join('');
};

export const stairs: Scene = (c) => {
  const { w, h, p, rng } = c;
  const steps = Array.from({ length: 11 }, (_, at) => {
    const t = at / 11;
    const y = h * (0.98 - t * 0.5);
    const half = w * (0.44 - t * 0.34);
    return rect(w / 2 - half, y - h * 0.05, half * 2, h * 0.052, at % 2 === 0 ? p.near : p.mid);
  }).join('');
  const gates = Array.from({ length: 4 }, (_, at) => {
    const t = at / 4;
    const y = h * (0.9 - t * 0.42);
    const s = h * (0.3 - t * 0.22);
    const half = w * (0.42 - t * 0.32);
    const bar = Math.max(3, s * 0.09);
    return (
      rect(w / 2 - half, y - s, bar, s, p.gate) +
      rect(w / 2 + half - bar, y - s, bar, s, p.gate) +
      rect(w / 2 - half * 1.16, y - s, half * 2.32, bar, p.gate) +
      rect(w / 2 - half, y - s * 0.84, half * 2, bar * 0.6, p.gate)
    );
  })
    .reverse()
    .join('');
  return [
    sky(c),
    stars(c, 24, h * 0.4, p.pale),
    sun(c, w / 2, h * 0.3, Math.min(w, h) * (0.15 + rng.next() * 0.05)),
    hills(c, h * 0.52, h * 0.1, p.far),
    path(
      `M0 ${n(h * 0.5)}q${n(w * 0.3)} ${n(h * 0.02)} ${n(w * 0.42)} ${n(-h * 0.01)}L${n(w * 0.06)} ${n(h)}H0zM${n(w)} ${n(h * 0.48)}q${n(-w * 0.3)} ${n(h * 0.04)} ${n(-w * 0.42)} ${n(h * 0.01)}L${n(w * 0.94)} ${n(h)}h${n(w * 0.06)}z`,
      p.ink,
    ),
    steps,
    gates,
    walker(w / 2, h * 0.74, h * 0.1, p.ink),
  ].join('');
};

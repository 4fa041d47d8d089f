import { circle, hills, line, n, opacity, path, rect, type Scene, sky, sun, vertical } from '../canvas.ts';
import { ceiling, water } from './water-surface.ts';

export const deep: Scene = (c) => {
  const { w, h, p, rng } = c;
  const shafts = Array.from({ length: 5 }, () => {
    const x = rng.next() * w;
    const wide = w * (0.04 + rng.next() * 0.08);
    return path(
      `M${n(x)} 0h${n(wide)}l${n(-wide * 2.4)} ${n(h * 0.8)}h${n(-wide * 1.6)}z`,
      p.glow,
      opacity(0.1),
    );
  }).join('');
  const x = w * (0.44 + rng.next() * 0.1);
  const y = h * (0.4 + rng.next() * 0.1);
  const s = Math.min(w, h) * 0.42;
  const whale = path(
    `M${n(x - s)} ${n(y)}q${n(s * 0.2)} ${n(-s * 0.42)} ${n(s * 0.9)} ${n(-s * 0.38)}q${n(s * 0.7)} ${n(s * 0.04)} ${n(s)} ${n(s * 0.12)}q${n(s * 0.1)} ${n(-s * 0.22)} ${n(s * 0.34)} ${n(-s * 0.3)}q${n(-s * 0.06)} ${n(s * 0.22)} ${n(-s * 0.06)} ${n(s * 0.34)}q${n(s * 0.1)} ${n(s * 0.12)} ${n(s * 0.12)} ${n(s * 0.3)}q${n(-s * 0.28)} ${n(-s * 0.04)} ${n(-s * 0.4)} ${n(-s * 0.18)}q${n(-s * 0.5)} ${n(s * 0.3)} ${n(-s * 1)} ${n(s * 0.36)}q${n(-s * 0.2)} ${n(s * 0.26)} ${n(-s * 0.4)} ${n(s * 0.24)}q${n(s * 0.12)} ${n(-s * 0.16)} ${n(s * 0.12)} ${n(-s * 0.26)}q${n(-s * 0.5)} ${n(-s * 0.1)} ${n(-s * 0.62)} ${n(-s * 0.24)}z`,
    p.near,
  );
  const jelly = Array.from({ length: rng.int(2, 5) }, () => {
    const jx = rng.next() * w;
    const jy = h * (0.2 + rng.next() * 0.6);
    const r = h * (0.018 + rng.next() * 0.025);
    return (
      path(`M${n(jx - r)} ${n(jy)}a${n(r)} ${n(r)} 0 0 1 ${n(r * 2)} 0z`, p.pale, opacity(0.7)) +
      line(
        [-0.6, 0, 0.6]
          .map((off) => `M${n(jx + off * r)} ${n(jy)}q${n(r * 0.4)} ${n(r)} 0 ${n(r * 2.4)}`)
          .join(''),
        p.pale,
        1.2,
        opacity(0.6),
      )
    );
  }).join('');
  const bubbles = Array.from({ length: 18 }, () =>
    circle(rng.next() * w, rng.next() * h, 1.5 + rng.next() * 4, p.pale, opacity(0.15 + rng.next() * 0.3)),
  ).join('');
  return [
    rect(
      0,
      0,
      w,
      h,
      vertical(c, [
        [0, p.sky[2]],
        [0.4, p.sky[1]],
        [1, p.sky[0]],
      ]),
    ),
    shafts,
    whale,
    jelly,
    bubbles,
    hills(c, h * 0.92, h * 0.05, p.ink),
    line(
      Array.from({ length: 14 }, () => {
        const kx = rng.next() * w;
        return `M${n(kx)} ${n(h)}q${n(-12)} ${n(-h * 0.05)} 0 ${n(-h * 0.1)}t0 ${n(-h * (0.04 + rng.next() * 0.06))}`;
      }).join(''),
      p.near,
      4,
    ),
  ].join('');
};

export const islands: Scene = (c) => {
  const { w, h, p, rng } = c;
  const y = h * 0.66;
  const sails = Array.from({ length: rng.int(1, 3) }, () => {
    const x = w * (0.15 + rng.next() * 0.7);
    const s = h * (0.03 + rng.next() * 0.05);
    const at = y + h * (0.02 + rng.next() * 0.16);
    return (
      path(
        `M${n(x)} ${n(at - s * 2.2)}q${n(s * 1.3)} ${n(s)} ${n(s * 1.1)} ${n(s * 1.9)}h${n(-s * 1.1)}zM${n(x - s * 0.15)} ${n(at - s * 1.8)}v${n(s * 1.5)}h${n(-s * 0.8)}z`,
        p.pale,
      ) + path(`M${n(x - s)} ${n(at)}h${n(s * 2.2)}l${n(-s * 0.4)} ${n(s * 0.4)}h${n(-s * 1.4)}z`, p.ink)
    );
  }).join('');
  const rock = (x: number, size: number, fill: string): string =>
    path(
      `M${n(x - size)} ${n(y + 3)}q${n(size * 0.1)} ${n(-size * 0.9)} ${n(size * 0.5)} ${n(-size * 1.1)}q${n(size * 0.5)} ${n(-size * 0.4)} ${n(size * 0.8)} ${n(size * 0.2)}q${n(size * 0.5)} ${n(size * 0.2)} ${n(size * 0.6)} ${n(size * 0.9)}z`,
      fill,
    );
  const x = w * (0.3 + rng.next() * 0.4);
  return [
    sky(c, 0.75),
    ceiling(c, y * 0.8),
    sun(c, x, y - h * 0.16, Math.min(w, h) * 0.16),
    rock(w * 0.15, h * 0.11, p.far),
    rock(w * 0.86, h * 0.14, p.mid),
    water(c, y, x),
    rock(w * 0.55, h * 0.045, p.near),
    sails,
  ].join('');
};

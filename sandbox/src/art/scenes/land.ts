import { bird, pine, umbrella, walker } from '../figures.ts';
import { type Canvas, circle, clouds, glow, group, hills, line, n, opacity, path, rect, ridge, type Scene, sky, stars, sun, vertical } from '../canvas.ts';

const isDark = ({ p }: Canvas): boolean => p.mode === 'night' || p.mode === 'dusk' || p.mode === 'storm';

export const mountains: Scene = (c) => {
  const { w, h, p, rng } = c;
  const horizon = h * (0.5 + rng.next() * 0.12);
  const x = w * (0.25 + rng.next() * 0.5);
  return [
    sky(c),
    isDark(c) ? stars(c, 40, horizon, p.pale) : clouds(c, 3, h * 0.1, h * 0.35, p.pale, 0.45),
    sun(c, x, horizon - h * (0.12 + rng.next() * 0.16), Math.min(w, h) * (0.1 + rng.next() * 0.1)),
    ridge(c, horizon, h * 0.15, p.far),
    rect(0, horizon, w, h * 0.2, vertical(c, [[0, p.sky[2], 0], [1, p.sky[2], 0.5]])),
    ridge(c, horizon + h * 0.14, h * 0.13, p.mid),
    hills(c, h * 0.8, h * 0.06, p.near),
    hills(c, h * 0.9, h * 0.05, p.ink),
    rng.chance(0.6) ? walker(w * (0.3 + rng.next() * 0.4), h * 0.9, h * 0.12, p.ink) : bird(w * 0.6, h * 0.3, 14, p.ink) + bird(w * 0.68, h * 0.27, 10, p.ink),
  ].join('');
};

export const forest: Scene = (c) => {
  const { w, h, p, rng } = c;
  const row = (y: number, size: number, fill: string): string => {
    const count = Math.round((w / size) * 2.2);
    return path(Array.from({ length: count }, (_, at) => pine((at + rng.next()) * (w / count), y + rng.next() * size * 0.2, size * (0.7 + rng.next() * 0.6))).join(''), fill) + rect(0, y - size * 0.03, w, h - y + size, fill);
  };
  const flies = Array.from({ length: 16 }, () => circle(rng.next() * w, h * (0.45 + rng.next() * 0.5), 1.5 + rng.next() * 2.4, p.lamp, opacity(0.5 + rng.next() * 0.5))).join('');
  const mist = (y: number): string => rect(0, y, w, h * 0.16, vertical(c, [[0, p.sky[2], 0], [1, p.sky[2], 0.35]]));
  return [
    sky(c),
    isDark(c) ? stars(c, 34, h * 0.5, p.pale) : '',
    sun(c, w * (0.3 + rng.next() * 0.4), h * (0.24 + rng.next() * 0.14), Math.min(w, h) * 0.15),
    row(h * 0.58, h * 0.14, p.far),
    mist(h * 0.5),
    row(h * 0.72, h * 0.22, p.mid),
    mist(h * 0.66),
    rng.chance(0.5) ? path(`M${n(w * 0.46)} ${n(h * 0.74)}q${n(w * 0.08)} ${n(h * 0.12)} ${n(-w * 0.12)} ${n(h * 0.26)}h${n(w * 0.42)}q${n(-w * 0.2)} ${n(-h * 0.14)} ${n(-w * 0.22)} ${n(-h * 0.26)}z`, p.sky[2], opacity(0.35)) : '',
    row(h * 0.95, h * 0.36, p.near),
    flies,
    walker(w * 0.52, h * 0.95, h * 0.11, p.ink),
  ].join('');
};

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
  const wires = tops.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = tops[at] ?? [0, 0];
    return line([0.06, 0.1, 0.14].map((drop) => `M${n(fromX)} ${n(fromY + h * drop * 0.5)}Q${n((fromX + x) / 2)} ${n((fromY + y) / 2 + h * (0.05 + drop * 0.6))} ${n(x)} ${n(y + h * drop * 0.4)}`).join(''), p.ink, 1.2, opacity(0.8));
  }).join('');
  return [sky(c), clouds(c, 6, h * 0.12, h * 0.6, p.pale, 0.55), sun(c, w * (0.55 + rng.next() * 0.3), h * 0.6, Math.min(w, h) * 0.16), hills(c, h * 0.74, h * 0.05, p.mid), wires, masts, hills(c, ground + h * 0.02, h * 0.025, p.near), rect(0, h * 0.9, w, h * 0.1, p.ink), walker(w * 0.36, h * 0.91, h * 0.12, p.ink)].join('');
};

export const meadow: Scene = (c) => {
  const { w, h, p, rng } = c;
  const blossoms = Array.from({ length: 60 }, () => {
    const depth = rng.next();
    return `M${n(rng.next() * w)} ${n(h * (0.7 + depth * 0.3))}h0`;
  }).join('');
  const mill = (x: number, y: number, s: number): string =>
    path(`M${n(x - s * 0.16)} ${n(y)}l${n(s * 0.06)} ${n(-s * 0.7)}h${n(s * 0.2)}l${n(s * 0.06)} ${n(s * 0.7)}z`, p.near) +
    group(Array.from({ length: 4 }, (_, at) => `<rect x="${n(-s * 0.035)}" y="${n(-s * 0.56)}" width="${n(s * 0.13)}" height="${n(s * 0.5)}" fill="${p.pale}" transform="rotate(${at * 90 + 20})"/>`).join(''), ` transform="translate(${n(x)} ${n(y - s * 0.7)})"`);
  return [
    sky(c),
    clouds(c, 7, h * 0.1, h * 0.5, p.pale, 0.75),
    sun(c, w * (0.2 + rng.next() * 0.6), h * 0.22, Math.min(w, h) * 0.1),
    hills(c, h * 0.62, h * 0.06, p.far),
    mill(w * (0.25 + rng.next() * 0.5), h * 0.66, h * 0.26),
    hills(c, h * 0.7, h * 0.07, p.mid),
    hills(c, h * 0.82, h * 0.06, p.near),
    line(blossoms, p.accent, 5, opacity(0.9)),
    line(Array.from({ length: 30 }, () => `M${n(rng.next() * w)} ${n(h * (0.76 + rng.next() * 0.24))}h0`).join(''), p.pale, 4),
    walker(w * 0.6, h * 0.86, h * 0.13, p.ink),
  ].join('');
};

export const snow: Scene = (c) => {
  const { w, h, p, rng } = c;
  const x = w * (0.3 + rng.next() * 0.4);
  const y = h * 0.76;
  const s = h * 0.13;
  const cabin = `${rect(x - s * 0.6, y - s * 0.7, s * 1.2, s * 0.8, p.near)}${path(`M${n(x - s * 0.8)} ${n(y - s * 0.66)}L${n(x)} ${n(y - s * 1.35)}L${n(x + s * 0.8)} ${n(y - s * 0.66)}z`, p.pale)}${circle(x, y - s * 0.3, s * 1.3, glow(c, p.lamp, 0.5))}${rect(x - s * 0.4, y - s * 0.52, s * 0.28, s * 0.3, p.lamp)}${rect(x + s * 0.1, y - s * 0.52, s * 0.28, s * 0.3, p.lamp)}`;
  const flakes = (count: number, size: number): string => line(Array.from({ length: count }, () => `M${n(rng.next() * w)} ${n(rng.next() * h)}h0`).join(''), '#fff', size, opacity(0.85));
  const trees = path(Array.from({ length: Math.round(w / 34) }, () => pine(rng.next() * w, h * 0.72 + rng.next() * h * 0.05, h * (0.1 + rng.next() * 0.1))).join(''), p.near);
  return [sky(c), isDark(c) ? stars(c, 30, h * 0.5, p.pale) : '', sun(c, w * 0.7, h * 0.2, Math.min(w, h) * 0.09), ridge(c, h * 0.56, h * 0.16, p.far), trees, hills(c, h * 0.72, h * 0.03, p.pale, 4, opacity(0.9)), cabin, hills(c, h * 0.84, h * 0.04, vertical(c, [[0, '#fff'], [1, p.sky[2]]]), 4), flakes(40, 3), flakes(14, 6)].join('');
};

export const rain: Scene = (c) => {
  const { w, h, p, rng } = c;
  const streaks = line(Array.from({ length: 46 }, () => `M${n(rng.next() * w * 1.1)} ${n(rng.next() * h)}l${n(-h * 0.018)} ${n(h * (0.05 + rng.next() * 0.05))}`).join(''), p.pale, 1.3, opacity(0.45));
  const lamps = Array.from({ length: Math.max(2, Math.round(w / 190)) }, (_, at) => {
    const x = w * (0.12 + at * 0.31);
    const top = h * (0.36 + at * 0.05);
    return rect(x - 1.6, top, 3.2, h * 0.86 - top, p.ink) + circle(x, top, h * 0.13, glow(c, p.lamp, 0.7)) + circle(x, top, h * 0.016, p.lamp) + rect(x - 5, h * 0.86, 10, h * 0.12, vertical(c, [[0, p.lamp, 0.5], [1, p.lamp, 0]]));
  }).join('');
  const houses = Array.from({ length: Math.round(w / 60) }, (_, at) => rect(at * 60 - 8, h * (0.44 + rng.next() * 0.2), 62, h * 0.5, at % 2 === 0 ? p.mid : p.far)).join('');
  return [sky(c), houses, rect(0, h * 0.84, w, h * 0.16, vertical(c, [[0, p.near], [1, p.ink]])), lamps, umbrella(w * (0.4 + rng.next() * 0.25), h * 0.92, h * 0.24, p.ink, p.accent), streaks].join('');
};

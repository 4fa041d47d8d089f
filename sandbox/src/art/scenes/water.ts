import { bird, lantern, walker } from '../figures.ts';
import { type Canvas, circle, clouds, glow, group, hills, line, n, opacity, path, rect, ridge, type Scene, sky, stars, sun, vertical } from '../canvas.ts';

/** Water from `y` down with the light of a sun or moon at `x` lying on it. */
function water(c: Canvas, y: number, x: number): string {
  const { w, h, p, rng } = c;
  const depth = h - y;
  const glints = Array.from({ length: 22 }, () => {
    const down = rng.next() ** 1.4;
    const spread = w * (0.03 + down * 0.16);
    const at = x + (rng.next() - 0.5) * spread * 2;
    const length = 8 + down * 34;
    return `M${n(at - length / 2)} ${n(y + 4 + down * depth * 0.9)}h${n(length)}`;
  }).join('');
  const ripples = Array.from({ length: 16 }, () => `M${n(rng.next() * w)} ${n(y + rng.next() * depth)}h${n(20 + rng.next() * 50)}`).join('');
  return rect(0, y, w, depth, vertical(c, [[0, p.sky[1]], [0.35, p.mid], [1, p.ink]])) + line(ripples, p.pale, 1.4, opacity(0.16)) + line(glints, p.glow, 2.6, opacity(0.75));
}

const isDark = ({ p }: Canvas): boolean => p.mode === 'night' || p.mode === 'dusk' || p.mode === 'storm';
const ceiling = (c: Canvas, bottom: number): string => (isDark(c) ? stars(c, 36, bottom, c.p.pale) : clouds(c, 5, c.h * 0.08, bottom * 0.9, c.p.pale, 0.6));

export const lighthouse: Scene = (c) => {
  const { w, h, p, rng } = c;
  const y = h * 0.62;
  const side = rng.chance(0.5) ? 0.27 : 0.7;
  const x = w * side;
  const top = h * 0.3;
  const s = h * 0.035;
  const beam = path(`M${n(x)} ${n(top)}L${n(side < 0.5 ? w : 0)} ${n(top - h * 0.12)}V${n(top + h * 0.1)}z`, p.lamp, opacity(0.28));
  const tower = path(`M${n(x - s * 0.8)} ${n(top + s)}h${n(s * 1.6)}l${n(s * 0.5)} ${n(y - top)}h${n(-s * 2.6)}z`, p.pale) + path(`M${n(x - s * 0.95)} ${n(top + (y - top) * 0.4)}h${n(s * 1.9)}l${n(s * 0.12)} ${n(h * 0.06)}h${n(-s * 2.14)}z`, p.accent) + rect(x - s, top + s * 0.6, s * 2, s * 0.5, p.ink) + rect(x - s * 0.6, top - s * 0.7, s * 1.2, s * 1.4, p.lamp) + path(`M${n(x - s)} ${n(top - s * 0.6)}l${n(s)} ${n(-s)}l${n(s)} ${n(s)}z`, p.ink);
  return [sky(c, 0.75), ceiling(c, y * 0.8), sun(c, w * (1 - side), y - h * 0.06, Math.min(w, h) * 0.1), water(c, y, w * (1 - side)), beam, circle(x, top, h * 0.13, glow(c, p.lamp, 0.7)), path(`M${n(x - w * 0.3)} ${n(y + h * 0.12)}Q${n(x - w * 0.14)} ${n(y - h * 0.02)} ${n(x)} ${n(y)}T${n(x + w * 0.32)} ${n(y + h * 0.12)}z`, p.near), tower, bird(w * 0.5, h * 0.2, 12, p.ink), bird(w * 0.58, h * 0.23, 9, p.ink)].join('');
};

export const pier: Scene = (c) => {
  const { w, h, p, rng } = c;
  const y = h * 0.56;
  const x = w * (0.4 + rng.next() * 0.2);
  const count = Math.max(5, Math.round((w / h) * 6));
  const deck = path(`M${n(w * 0.04)} ${n(h)}L${n(w * 0.44)} ${n(h * 0.64)}h${n(w * 0.1)}L${n(w * 0.86)} ${n(h)}z`, p.near) + line(Array.from({ length: 9 }, (_, at) => { const t = (at / 9) ** 1.6; const yy = h * (0.66 + t * 0.34); return `M${n(w * (0.42 - t * 0.36))} ${n(yy)}H${n(w * (0.55 + t * 0.3))}`; }).join(''), p.ink, 2, opacity(0.6));
  const lights = Array.from({ length: count }, (_, at) => {
    const t = at / count;
    const size = h * (0.05 - t * 0.036);
    return [-1, 1].map((sideways) => {
      const px = w * 0.49 + sideways * w * (0.34 - t * 0.29);
      const py = h * (0.86 - t * 0.24);
      return rect(px - 1.5, py - size * 1.8, 3, size * 2.4, p.ink) + circle(px, py - size * 1.9, size * 1.7, glow(c, p.lamp, 0.6)) + lantern(px, py - size * 1.9, size, p.lamp, p.ink);
    }).join('');
  }).reverse().join('');
  return [sky(c, 0.7), ceiling(c, y * 0.8), sun(c, x, y - h * 0.1, Math.min(w, h) * 0.13), ridge(c, y - h * 0.005, h * 0.05, p.far), water(c, y, x), deck, lights, walker(w * 0.49, h * 0.76, h * 0.13, p.ink)].join('');
};

export const torii: Scene = (c) => {
  const { w, h, p, rng } = c;
  const y = h * 0.6;
  const x = w / 2;
  const s = h * (0.17 + rng.next() * 0.05);
  const gate = path(`M${n(x - s * 1.1)} ${n(y - s * 1.55)}Q${n(x)} ${n(y - s * 1.38)} ${n(x + s * 1.1)} ${n(y - s * 1.55)}l${n(-s * 0.05)} ${n(s * 0.2)}Q${n(x)} ${n(y - s * 1.2)} ${n(x - s * 1.05)} ${n(y - s * 1.35)}z`, p.gate) + rect(x - s * 0.8, y - s * 1.02, s * 1.6, s * 0.12, p.gate) + rect(x - s * 0.66, y - s * 1.3, s * 0.15, s * 1.5, p.gate) + rect(x + s * 0.51, y - s * 1.3, s * 0.15, s * 1.5, p.gate) + rect(x - s * 0.06, y - s * 1.25, s * 0.12, s * 0.3, p.gate);
  const mirror = group(rect(x - s * 0.66, y + s * 0.2, s * 0.15, s * 1.1, p.gate) + rect(x + s * 0.51, y + s * 0.2, s * 0.15, s * 1.1, p.gate), opacity(0.35));
  return [sky(c, 0.7), ceiling(c, y * 0.7), sun(c, x, y - s * 0.75, s * 0.95), ridge(c, y - h * 0.02, h * 0.1, p.far), hills(c, y, h * 0.03, p.mid), water(c, y, x), mirror, gate, bird(w * 0.24, h * 0.24, 12, p.ink), bird(w * 0.31, h * 0.2, 9, p.ink), bird(w * 0.7, h * 0.16, 8, p.ink)].join('');
};

export const deep: Scene = (c) => {
  const { w, h, p, rng } = c;
  const shafts = Array.from({ length: 5 }, () => { const x = rng.next() * w; const wide = w * (0.04 + rng.next() * 0.08); return path(`M${n(x)} 0h${n(wide)}l${n(-wide * 2.4)} ${n(h * 0.8)}h${n(-wide * 1.6)}z`, p.glow, opacity(0.1)); }).join('');
  const x = w * (0.44 + rng.next() * 0.1);
  const y = h * (0.4 + rng.next() * 0.1);
  const s = Math.min(w, h) * 0.42;
  const whale = path(`M${n(x - s)} ${n(y)}q${n(s * 0.2)} ${n(-s * 0.42)} ${n(s * 0.9)} ${n(-s * 0.38)}q${n(s * 0.7)} ${n(s * 0.04)} ${n(s)} ${n(s * 0.12)}q${n(s * 0.1)} ${n(-s * 0.22)} ${n(s * 0.34)} ${n(-s * 0.3)}q${n(-s * 0.06)} ${n(s * 0.22)} ${n(-s * 0.06)} ${n(s * 0.34)}q${n(s * 0.1)} ${n(s * 0.12)} ${n(s * 0.12)} ${n(s * 0.3)}q${n(-s * 0.28)} ${n(-s * 0.04)} ${n(-s * 0.4)} ${n(-s * 0.18)}q${n(-s * 0.5)} ${n(s * 0.3)} ${n(-s * 1)} ${n(s * 0.36)}q${n(-s * 0.2)} ${n(s * 0.26)} ${n(-s * 0.4)} ${n(s * 0.24)}q${n(s * 0.12)} ${n(-s * 0.16)} ${n(s * 0.12)} ${n(-s * 0.26)}q${n(-s * 0.5)} ${n(-s * 0.1)} ${n(-s * 0.62)} ${n(-s * 0.24)}z`, p.near);
  const jelly = Array.from({ length: rng.int(2, 5) }, () => {
    const jx = rng.next() * w;
    const jy = h * (0.2 + rng.next() * 0.6);
    const r = h * (0.018 + rng.next() * 0.025);
    return path(`M${n(jx - r)} ${n(jy)}a${n(r)} ${n(r)} 0 0 1 ${n(r * 2)} 0z`, p.pale, opacity(0.7)) + line([-0.6, 0, 0.6].map((off) => `M${n(jx + off * r)} ${n(jy)}q${n(r * 0.4)} ${n(r)} 0 ${n(r * 2.4)}`).join(''), p.pale, 1.2, opacity(0.6));
  }).join('');
  const bubbles = Array.from({ length: 18 }, () => circle(rng.next() * w, rng.next() * h, 1.5 + rng.next() * 4, p.pale, opacity(0.15 + rng.next() * 0.3))).join('');
  return [rect(0, 0, w, h, vertical(c, [[0, p.sky[2]], [0.4, p.sky[1]], [1, p.sky[0]]])), shafts, whale, jelly, bubbles, hills(c, h * 0.92, h * 0.05, p.ink), line(Array.from({ length: 14 }, () => { const kx = rng.next() * w; return `M${n(kx)} ${n(h)}q${n(-12)} ${n(-h * 0.05)} 0 ${n(-h * 0.1)}t0 ${n(-h * (0.04 + rng.next() * 0.06))}`; }).join(''), p.near, 4)].join('');
};

export const islands: Scene = (c) => {
  const { w, h, p, rng } = c;
  const y = h * 0.66;
  const sails = Array.from({ length: rng.int(1, 3) }, () => { const x = w * (0.15 + rng.next() * 0.7); const s = h * (0.03 + rng.next() * 0.05); const at = y + h * (0.02 + rng.next() * 0.16); return path(`M${n(x)} ${n(at - s * 2.2)}q${n(s * 1.3)} ${n(s)} ${n(s * 1.1)} ${n(s * 1.9)}h${n(-s * 1.1)}zM${n(x - s * 0.15)} ${n(at - s * 1.8)}v${n(s * 1.5)}h${n(-s * 0.8)}z`, p.pale) + path(`M${n(x - s)} ${n(at)}h${n(s * 2.2)}l${n(-s * 0.4)} ${n(s * 0.4)}h${n(-s * 1.4)}z`, p.ink); }).join('');
  const rock = (x: number, size: number, fill: string): string => path(`M${n(x - size)} ${n(y + 3)}q${n(size * 0.1)} ${n(-size * 0.9)} ${n(size * 0.5)} ${n(-size * 1.1)}q${n(size * 0.5)} ${n(-size * 0.4)} ${n(size * 0.8)} ${n(size * 0.2)}q${n(size * 0.5)} ${n(size * 0.2)} ${n(size * 0.6)} ${n(size * 0.9)}z`, fill);
  const x = w * (0.3 + rng.next() * 0.4);
  return [sky(c, 0.75), ceiling(c, y * 0.8), sun(c, x, y - h * 0.16, Math.min(w, h) * 0.16), rock(w * 0.15, h * 0.11, p.far), rock(w * 0.86, h * 0.14, p.mid), water(c, y, x), rock(w * 0.55, h * 0.045, p.near), sails].join('');
};

import { cat, lantern, walker } from '../figures.ts';
import { type Canvas, circle, clouds, glow, group, hills, line, n, opacity, path, rect, type Scene, sky, stars, sun, vertical } from '../canvas.ts';

const isDark = ({ p }: Canvas): boolean => p.mode === 'night' || p.mode === 'dusk' || p.mode === 'storm';
const ceiling = (c: Canvas, bottom: number): string => (isDark(c) ? stars(c, 40, bottom, c.p.pale) : clouds(c, 5, c.h * 0.08, bottom, c.p.pale, 0.55));

function blocks(c: Canvas, y: number, rise: number, fill: string, lit: boolean): string {
  const { w, h, p, rng } = c;
  let x = -10;
  let walls = '';
  let windows = '';
  while (x < w) {
    const width = h * (0.05 + rng.next() * 0.06);
    const top = y - rng.next() ** 1.5 * rise;
    walls += `M${n(x)} ${n(h)}V${n(top)}h${n(width)}V${n(h)}z`;
    if (rng.chance(0.2)) {
      walls += `M${n(x + width * 0.45)} ${n(top)}v${n(-h * 0.05)}h2v${n(h * 0.05)}z`;
    }
    for (let row = top + 9; lit && row < h * 0.92; row += h * 0.037) {
      for (let column = x + 5; column < x + width - 7; column += h * 0.021) {
        windows += rng.chance(0.2) ? `M${n(column)} ${n(row)}h4v6h-4z` : '';
      }
    }
    x += width + (rng.chance(0.2) ? 5 : 0);
  }
  return path(walls, fill) + (windows === '' ? '' : path(windows, p.lamp, opacity(0.85)));
}

export const skyline: Scene = (c) => {
  const { w, h, p, rng } = c;
  return [sky(c), ceiling(c, h * 0.5), sun(c, w * (0.25 + rng.next() * 0.5), h * (0.3 + rng.next() * 0.16), Math.min(w, h) * (0.14 + rng.next() * 0.06)), blocks(c, h * 0.66, h * 0.2, p.far, false), blocks(c, h * 0.76, h * 0.26, p.mid, w < h), blocks(c, h * 0.9, h * 0.22, p.ink, false), rng.chance(0.5) ? walker(w * 0.5, h * 0.8, h * 0.1, p.ink) : ''].join('');
};

export const train: Scene = (c) => {
  const { w, h, p, rng } = c;
  const y = h * 0.66;
  const s = h * 0.07;
  const arches = Array.from({ length: Math.ceil(w / (s * 1.7)) }, (_, at) => `M${n(at * s * 1.7 + s * 0.2)} ${n(h)}V${n(y + s * 1.5)}a${n(s * 0.65)} ${n(s * 0.65)} 0 0 1 ${n(s * 1.3)} 0V${n(h)}z`).join('');
  const from = w * (0.02 + rng.next() * 0.1);
  const length = w * 0.74;
  const panes = Array.from({ length: Math.floor(length / (s * 0.62)) - 1 }, (_, at) => `M${n(from + s * 0.3 + at * s * 0.62)} ${n(y - s * 0.66)}h${n(s * 0.42)}v${n(s * 0.32)}h${n(-s * 0.42)}z`).join('');
  const cars = path(`M${n(from)} ${n(y)}v${n(-s * 0.9)}h${n(length - s * 0.5)}q${n(s * 0.6)} ${n(s * 0.1)} ${n(s * 0.7)} ${n(s * 0.9)}z`, p.pale) + rect(from, y - s * 0.22, length, s * 0.1, p.accent) + path(panes, p.lamp) + circle(from + length, y - s * 0.3, h * 0.08, glow(c, p.lamp, 0.6));
  return [sky(c), ceiling(c, h * 0.5), sun(c, w * (0.35 + rng.next() * 0.4), h * 0.34, Math.min(w, h) * 0.17), hills(c, h * 0.62, h * 0.08, p.far), hills(c, h * 0.74, h * 0.05, p.mid), rect(0, y, w, s * 0.5, p.ink), path(`M0 ${n(y + s * 0.5)}H${n(w)}V${n(h)}H0z${arches}`, p.near, ' fill-rule="evenodd"'), cars, hills(c, h * 0.95, h * 0.03, p.ink)].join('');
};

export const lanterns: Scene = (c) => {
  const { w, h, p, rng } = c;
  const shine = glow(c, p.lamp, 0.5);
  const lights = Array.from({ length: Math.round(11 + (w / h) * 5) }, () => h * (0.014 + rng.next() ** 2 * 0.06)).sort((one, other) => one - other);
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
  const view = [sky(c, 0.7), ceiling(c, h * 0.5), sun(c, w * (0.35 + rng.next() * 0.3), h * 0.34, Math.min(w, h) * 0.12), blocks(c, h * 0.62, h * 0.14, p.far, false), blocks(c, h * 0.68, h * 0.1, p.mid, false)].join('');
  const wall = path(`M0 0H${n(w)}V${n(h)}H0zM${n(x)} ${n(top)}v${n(tall)}h${n(wide)}v${n(-tall)}z`, p.near, ' fill-rule="evenodd"');
  const frame = line(`M${n(x)} ${n(top)}h${n(wide)}v${n(tall)}h${n(-wide)}zM${n(w / 2)} ${n(top)}v${n(tall)}M${n(x)} ${n(top + tall * 0.36)}h${n(wide)}`, p.ink, 7);
  const light = path(`M${n(x)} ${n(h * 0.76)}h${n(wide)}l${n(w * 0.1)} ${n(h * 0.24)}h${n(-wide - w * 0.2)}z`, p.glow, opacity(0.14));
  const plant = line([-0.5, -0.2, 0.15, 0.5].map((lean) => `M${n(x + wide * 0.86)} ${n(top + tall)}q${n(lean * 20)} ${n(-h * 0.05)} ${n(lean * 44)} ${n(-h * 0.1)}`).join(''), p.mid, 5) + path(`M${n(x + wide * 0.8)} ${n(top + tall - h * 0.05)}h${n(wide * 0.12)}l-4 ${n(h * 0.05)}h${n(-wide * 0.12 + 8)}z`, p.accent);
  return [view, wall, light, frame, rect(x - w * 0.05, top + tall, wide + w * 0.1, h * 0.03, p.ink), plant, cat(x + wide * 0.2, top + tall, h * 0.16, p.ink)].join('');
};

export const festival: Scene = (c) => {
  const { w, h, p, rng } = c;
  const bursts = Array.from({ length: 3 + Math.round(w / h) }, (_, at) => {
    const x = w * (0.15 + rng.next() * 0.7);
    const y = h * (0.12 + rng.next() * 0.32);
    const r = h * (0.06 + rng.next() * 0.09);
    const rays = Array.from({ length: 14 }, (_unused, ray) => { const a = (ray / 14) * Math.PI * 2; return `M${n(x + Math.cos(a) * r * 0.4)} ${n(y + Math.sin(a) * r * 0.4)}L${n(x + Math.cos(a) * r)} ${n(y + Math.sin(a) * r)}`; }).join('');
    return line(rays, [p.lamp, p.accent, p.glow][at % 3] ?? p.lamp, 3, opacity(0.9)) + circle(x, y, r * 0.14, p.pale);
  }).join('');
  const x = w * (0.3 + rng.next() * 0.4);
  const y = h * 0.62;
  const r = h * 0.19;
  const spokes = Array.from({ length: 10 }, (_, at) => { const a = (at / 10) * Math.PI * 2; return `M${n(x)} ${n(y)}L${n(x + Math.cos(a) * r)} ${n(y + Math.sin(a) * r)}`; }).join('');
  const cabins = Array.from({ length: 10 }, (_, at) => { const a = (at / 10) * Math.PI * 2; return circle(x + Math.cos(a) * r, y + Math.sin(a) * r, h * 0.017, at % 2 === 0 ? p.accent : p.lamp); }).join('');
  return [sky(c), stars(c, 26, h * 0.5, p.pale), bursts, group(line(spokes, p.mid, 2) + `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${p.mid}" stroke-width="4"/>`, ''), cabins, path(`M${n(x)} ${n(y)}l${n(-r * 0.6)} ${n(h * 0.28)}h10l${n(r * 0.6 - 8)} ${n(-h * 0.24)}l${n(r * 0.6 - 8)} ${n(h * 0.24)}h10z`, p.near), blocks(c, h * 0.86, h * 0.07, p.near, false), rect(0, h * 0.9, w, h * 0.1, vertical(c, [[0, p.near], [1, p.ink]])), walker(w * 0.2, h * 0.94, h * 0.1, p.ink), walker(w * 0.25, h * 0.945, h * 0.085, p.ink)].join('');
};

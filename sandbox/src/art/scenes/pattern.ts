import { circle, clouds, hills, line, n, opacity, type Scene, sky, sun } from '../canvas.ts';
import { bird, walker } from '../figures.ts';

export const waves: Scene = (c) => {
  const { w, h, p, rng } = c;
  const r = h * 0.075;
  const fills = [p.far, p.mid, p.near, p.ink];
  const rows = Array.from(
    { length: 7 },
    (_, row) =>
      `<use href="#t" x="${row % 2 === 0 ? 0 : n(-r)}" y="${n(h * 0.58 + row * r * 0.78)}" color="${fills[Math.min(3, Math.floor(row / 1.8))]}"/>`,
  ).join('');
  const scales = Array.from(
    { length: Math.ceil(w / (r * 2)) + 2 },
    (_, at) => `<use href="#s" x="${n(at * r * 2)}"/>`,
  ).join('');
  c.defs.push(
    `<g id="s"><circle r="${n(r)}" fill="currentColor"/><g fill="none" stroke="${p.pale}" stroke-width="2"><circle r="${n(r)}"/><circle r="${n(r * 0.68)}"/><circle r="${n(r * 0.36)}"/></g></g><g id="t">${scales}</g>`,
  );
  const sunR = Math.min(w, h) * (0.2 + rng.next() * 0.08);
  const x = w * (0.35 + rng.next() * 0.3);
  return [
    sky(c),
    circle(x, h * 0.36, sunR, p.mode === 'print' ? p.accent : p.glow),
    clouds(c, 4, h * 0.14, h * 0.46, p.pale, 0.9),
    rows,
    bird(w * 0.6, h * 0.2, 14, p.ink),
    bird(w * 0.7, h * 0.17, 10, p.ink),
    bird(w * 0.66, h * 0.24, 8, p.ink),
  ].join('');
};

export const blossom: Scene = (c) => {
  const { w, h, p, rng } = c;
  const flowers: string[] = [];
  const twig = (x: number, y: number, dx: number, dy: number, thick: number): string => {
    const ends = Array.from({ length: 5 }, (_, at) => {
      const t = 0.3 + at * 0.17;
      const ex = x + dx * t + (rng.next() - 0.5) * w * 0.2;
      const ey = y + dy * t + (rng.next() - 0.2) * h * 0.13;
      for (let bloom = 0; bloom < 4; bloom += 1) {
        flowers.push(
          `<use href="#b" x="${n(ex + (rng.next() - 0.5) * 46)}" y="${n(ey + (rng.next() - 0.5) * 46)}"/>`,
        );
      }
      return `M${n(x + dx * t)} ${n(y + dy * t)}Q${n((x + dx * t + ex) / 2)} ${n(ey)} ${n(ex)} ${n(ey)}`;
    }).join('');
    return (
      line(`M${n(x)} ${n(y)}Q${n(x + dx * 0.5)} ${n(y + dy * 0.2)} ${n(x + dx)} ${n(y + dy)}`, p.ink, thick) +
      line(ends, p.ink, thick * 0.4)
    );
  };
  const s = Math.min(w, h) * 0.022;
  c.defs.push(
    `<g id="b" fill="${p.mode === 'print' ? p.accent : p.pale}">${[0, 72, 144, 216, 288].map((turn) => `<ellipse cy="${n(-s)}" rx="${n(s * 0.7)}" ry="${n(s)}" transform="rotate(${turn})"/>`).join('')}<circle r="${n(s * 0.4)}" fill="${p.accent}"/></g>`,
  );
  const branches = twig(-10, h * 0.14, w * 0.9, h * 0.12, 9) + twig(w + 10, h * 0.46, -w * 0.6, h * 0.08, 7);
  const petals = line(
    Array.from({ length: 18 }, () => `M${n(rng.next() * w)} ${n(h * (0.4 + rng.next() * 0.6))}l5 3`).join(''),
    p.pale,
    5,
    opacity(0.8),
  );
  return [
    sky(c),
    sun(c, w * (0.4 + rng.next() * 0.3), h * 0.42, Math.min(w, h) * 0.19),
    hills(c, h * 0.78, h * 0.06, p.far),
    hills(c, h * 0.88, h * 0.05, p.mid),
    branches,
    flowers.join(''),
    petals,
    walker(w * 0.3, h * 0.93, h * 0.14, p.ink),
    hills(c, h * 0.95, h * 0.02, p.near),
  ].join('');
};

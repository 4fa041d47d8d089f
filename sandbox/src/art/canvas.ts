import { itemAt, type Rng } from '../random.ts';
import type { Palette } from './palette.ts';

/** Where a scene is drawn: the scene returns SVG elements and may ask for definitions. */
export type Canvas = { w: number; h: number; rng: Rng; p: Palette; defs: string[] };

export type Scene = (canvas: Canvas) => string;

/** Whole numbers keep the pictures small. */
export const n = (value: number): string => String(Math.round(value));

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${more}/>`;
export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${r < 3 ? r.toFixed(1) : n(r)}" fill="${fill}"${more}/>`;
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"${more}/>`;
export const opacity = (value: number): string => ` opacity="${value.toFixed(2)}"`;
export const group = (content: string, more: string): string => `<g${more}>${content}</g>`;

/** Defines a vertical gradient and responds its reference. */
export function vertical(canvas: Canvas, stops: readonly (readonly [number, string, number?])[]): string {
  const id = `g${canvas.defs.length}`;
  canvas.defs.push(`<linearGradient id="${id}" x2="0" y2="1">${stops.map(stop).join('')}</linearGradient>`);
  return `url(#${id})`;
}

/** Defines a glow that fades from the middle. */
export function glow(canvas: Canvas, colour: string, strength = 0.8): string {
  const id = `g${canvas.defs.length}`;
  canvas.defs.push(
    `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  );
  return `url(#${id})`;
}

function stop([offset, colour, alpha]: readonly [number, string, number?]): string {
  return `<stop offset="${offset}" stop-color="${colour}"${alpha === undefined ? '' : ` stop-opacity="${alpha}"`}/>`;
}

/** A smooth outline through evenly spaced heights, closed at the bottom. */
export function outline(heights: readonly number[], w: number, bottom: number): string {
  const step = w / (heights.length - 1);
  let d = `M0 ${n(bottom)}V${n(itemAt(heights, 0))}`;
  for (let at = 1; at < heights.length; at += 1) {
    const previous = itemAt(heights, at - 1);
    const next = itemAt(heights, at);
    d += `C${n((at - 0.5) * step)} ${n(previous)} ${n((at - 0.5) * step)} ${n(next)} ${n(at * step)} ${n(next)}`;
  }
  return `${d}V${n(bottom)}Z`;
}

/** Rolling land around height `y`. */
export function hills(canvas: Canvas, y: number, swing: number, fill: string, steps = 5, more = ''): string {
  const { rng, w, h } = canvas;
  const count = Math.max(steps, Math.round((steps * w) / h));
  const heights = Array.from(
    { length: count + 1 },
    (_, at) => y + Math.sin(at * 1.3 + rng.next() * 2) * swing * 0.5 + (rng.next() - 0.5) * swing,
  );
  return path(outline(heights, w, h), fill, more);
}

/** Sharp mountains around height `y`. */
export function ridge(canvas: Canvas, y: number, swing: number, fill: string, more = ''): string {
  const { rng, w, h } = canvas;
  const peaks = Math.max(4, Math.round((rng.int(4, 7) * w) / h));
  let d = `M0 ${n(h)}V${n(y + swing * 0.4)}`;
  for (let at = 0; at < peaks; at += 1) {
    const left = (at * w) / peaks;
    const width = w / peaks;
    const top = y - rng.next() * swing;
    const foot = y + (0.25 + rng.next() * 0.5) * swing;
    d += `L${n(left + width * (0.2 + rng.next() * 0.12))} ${n(top + swing * 0.34)}L${n(left + width * (0.42 + rng.next() * 0.16))} ${n(top)}L${n(left + width * 0.72)} ${n(top + swing * 0.42)}L${n(left + width)} ${n(foot)}`;
  }
  return path(`${d}V${n(h)}Z`, fill, more);
}

export function stars(canvas: Canvas, count: number, bottom: number, colour: string): string {
  const { rng, w } = canvas;
  const small = Array.from({ length: count }, () => `M${n(rng.next() * w)} ${n(rng.next() * bottom)}h0`).join(
    '',
  );
  const large = Array.from(
    { length: Math.ceil(count / 5) },
    () => `M${n(rng.next() * w)} ${n(rng.next() * bottom * 0.8)}h0`,
  ).join('');
  return line(small, colour, 1.6, opacity(0.7)) + line(large, colour, 3.2, opacity(0.9));
}

/** The background of most scenes: sky, and a sun or moon with its light. */
export function sky(canvas: Canvas, horizon = 1): string {
  const { w, h, p } = canvas;
  return rect(
    0,
    0,
    w,
    h,
    vertical(canvas, [
      [0, p.sky[0]],
      [0.52 * horizon, p.sky[1]],
      [Math.min(1, 0.92 * horizon), p.sky[2]],
    ]),
  );
}

export function sun(canvas: Canvas, x: number, y: number, r: number): string {
  const { p, rng } = canvas;
  const halo = circle(x, y, r * 2.6, glow(canvas, p.glow, 0.55));
  if (p.mode === 'night' && rng.chance(0.3)) {
    return (
      halo +
      path(
        `M${n(x)} ${n(y - r)}A${n(r)} ${n(r)} 0 1 0 ${n(x + r * 0.9)} ${n(y + r * 0.4)}A${n(r * 0.85)} ${n(r * 0.85)} 0 1 1 ${n(x)} ${n(y - r)}Z`,
        p.glow,
      )
    );
  }
  return halo + circle(x, y, r, p.glow);
}

export function clouds(
  canvas: Canvas,
  count: number,
  top: number,
  bottom: number,
  fill: string,
  alpha = 0.5,
): string {
  const { rng, w } = canvas;
  const unit = Math.min(w, canvas.h) / 400;
  return group(
    Array.from({ length: count }, () => {
      const x = rng.next() * w;
      const y = top + rng.next() * (bottom - top);
      const s = (30 + rng.next() * 55) * unit;
      return path(
        `M${n(x - s * 1.7)} ${n(y)}q${n(s * 0.1)} ${n(-s * 0.5)} ${n(s * 0.75)} ${n(-s * 0.42)}q${n(s * 0.3)} ${n(-s * 0.72)} ${n(s)} ${n(-s * 0.4)}q${n(s * 0.75)} ${n(-s * 0.28)} ${n(s * 0.85)} ${n(s * 0.35)}q${n(s * 0.7)} 0 ${n(s * 0.75)} ${n(s * 0.47)}z`,
        fill,
      );
    }).join(''),
    opacity(alpha),
  );
}

import { type Canvas, n, opacity, path } from '../canvas.ts';

/** A row of buildings of random height, with lit windows where wanted. */
export function blocks(c: Canvas, y: number, rise: number, fill: string, lit: boolean): string {
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

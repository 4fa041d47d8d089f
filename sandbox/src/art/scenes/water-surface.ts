import { type Canvas, clouds, line, n, opacity, rect, stars, vertical } from '../canvas.ts';

/** Water from `y` down with the light of a sun or moon at `x` lying on it. */
export function water(c: Canvas, y: number, x: number): string {
  const { w, h, p, rng } = c;
  const depth = h - y;
  const glints = Array.from({ length: 22 }, () => {
    const down = rng.next() ** 1.4;
    const spread = w * (0.03 + down * 0.16);
    const at = x + (rng.next() - 0.5) * spread * 2;
    const length = 8 + down * 34;
    return `M${n(at - length / 2)} ${n(y + 4 + down * depth * 0.9)}h${n(length)}`;
  }).join('');
  const ripples = Array.from(
    { length: 16 },
    () => `M${n(rng.next() * w)} ${n(y + rng.next() * depth)}h${n(20 + rng.next() * 50)}`,
  ).join('');
  return (
    rect(
      0,
      y,
      w,
      depth,
      vertical(c, [
        [0, p.sky[1]],
        [0.35, p.mid],
        [1, p.ink],
      ]),
    ) +
    line(ripples, p.pale, 1.4, opacity(0.16)) +
    line(glints, p.glow, 2.6, opacity(0.75))
  );
}

/** Whether the sky of the picture shows stars. */
export const isDark = ({ p }: Canvas): boolean =>
  p.mode === 'night' || p.mode === 'dusk' || p.mode === 'storm';
export const ceiling = (c: Canvas, bottom: number): string =>
  isDark(c) ? stars(c, 36, bottom, c.p.pale) : clouds(c, 5, c.h * 0.08, bottom * 0.9, c.p.pale, 0.6);

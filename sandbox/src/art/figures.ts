import { circle, line, n, path } from './canvas.ts';

/** Silhouettes seen from behind or far away: `x`, `y` is where they stand, `s` their height. */
export function walker(x: number, y: number, s: number, fill: string): string {
  const u = s / 100;
  return (
    circle(x, y - 88 * u, 11 * u, fill) +
    path(
      `M${n(x - 6 * u)} ${n(y - 80 * u)}h${n(12 * u)}q${n(9 * u)} ${n(4 * u)} ${n(11 * u)} ${n(22 * u)}l${n(5 * u)} ${n(36 * u)}h${n(-12 * u)}l${n(-1 * u)} ${n(22 * u)}h${n(-8 * u)}v${n(-20 * u)}h${n(-3 * u)}v${n(20 * u)}h${n(-8 * u)}l${n(-1 * u)} ${n(-22 * u)}h${n(-10 * u)}l${n(4 * u)} ${n(-36 * u)}q${n(2 * u)} ${n(-18 * u)} ${n(11 * u)} ${n(-22 * u)}z`,
      fill,
    )
  );
}

export function umbrella(x: number, y: number, s: number, fill: string, canopy: string): string {
  const u = s / 100;
  return (
    walker(x, y, s, fill) +
    line(`M${n(x + 14 * u)} ${n(y - 50 * u)}V${n(y - 122 * u)}`, fill, 2) +
    path(
      `M${n(x - 36 * u)} ${n(y - 96 * u)}a${n(50 * u)} ${n(44 * u)} 0 0 1 ${n(100 * u)} 0q${n(-12 * u)} ${n(-9 * u)} ${n(-25 * u)} 0q${n(-12 * u)} ${n(-9 * u)} ${n(-25 * u)} 0q${n(-12 * u)} ${n(-9 * u)} ${n(-25 * u)} 0q${n(-12 * u)} ${n(-9 * u)} ${n(-25 * u)} 0z`,
      canopy,
    )
  );
}

export function cat(x: number, y: number, s: number, fill: string): string {
  const u = s / 100;
  return path(
    `M${n(x)} ${n(y)}q${n(-6 * u)} ${n(-44 * u)} ${n(16 * u)} ${n(-58 * u)}q${n(-4 * u)} ${n(-14 * u)} 0 ${n(-34 * u)}l${n(13 * u)} ${n(12 * u)}h${n(16 * u)}l${n(13 * u)} ${n(-12 * u)}q${n(6 * u)} ${n(22 * u)} ${n(-2 * u)} ${n(36 * u)}q${n(20 * u)} ${n(18 * u)} ${n(14 * u)} ${n(56 * u)}q${n(26 * u)} ${n(2 * u)} ${n(24 * u)} ${n(-18 * u)}q${n(14 * u)} ${n(20 * u)} ${n(-16 * u)} ${n(26 * u)}l${n(-40 * u)} 0z`,
    fill,
  );
}

export function bird(x: number, y: number, s: number, stroke: string): string {
  return line(
    `M${n(x - s)} ${n(y - s * 0.35)}q${n(s * 0.6)} ${n(-s * 0.25)} ${n(s)} ${n(s * 0.35)}q${n(s * 0.4)} ${n(-s * 0.6)} ${n(s)} ${n(-s * 0.35)}`,
    stroke,
    2,
  );
}

export function pine(x: number, y: number, s: number): string {
  return `M${n(x)} ${n(y - s)}l${n(s * 0.16)} ${n(s * 0.34)}h${n(-s * 0.06)}l${n(s * 0.16)} ${n(s * 0.3)}h${n(-s * 0.07)}l${n(s * 0.15)} ${n(s * 0.3)}h${n(-s * 0.68)}l${n(s * 0.15)} ${n(-s * 0.3)}h${n(-s * 0.07)}l${n(s * 0.16)} ${n(-s * 0.3)}h${n(-s * 0.06)}z`;
}

/** A paper lantern, glowing on its own. */
export function lantern(x: number, y: number, s: number, fill: string, rim: string): string {
  return (
    path(
      `M${n(x - s * 0.34)} ${n(y - s * 0.5)}h${n(s * 0.68)}q${n(s * 0.3)} ${n(s * 0.5)} 0 ${n(s)}h${n(-s * 0.68)}q${n(-s * 0.3)} ${n(-s * 0.5)} 0 ${n(-s)}z`,
      fill,
    ) +
    path(
      `M${n(x - s * 0.24)} ${n(y - s * 0.58)}h${n(s * 0.48)}v${n(s * 0.1)}h${n(-s * 0.48)}zM${n(x - s * 0.24)} ${n(y + s * 0.48)}h${n(s * 0.48)}v${n(s * 0.1)}h${n(-s * 0.48)}z`,
      rim,
    )
  );
}

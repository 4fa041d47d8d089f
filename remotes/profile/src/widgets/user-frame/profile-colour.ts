import type { CSSProperties } from 'react';

/** The names that the tracker has for its own choices; any other choice is a hexadecimal colour. */
export const NAMED: Readonly<Record<string, string>> = {
  blue: '#3db4f2',
  purple: '#c063ff',
  green: '#4cca51',
  orange: '#ef881a',
  red: '#e13333',
  pink: '#fc9dd6',
  gray: '#677b94',
};

/** Stronger colours leave the gamut of most screens at these lightnesses. */
const MOST_CHROMA = 0.14;

/** Lightness in each theme, and how much of the chroma, per token: text of these colours has 4.5:1 on every surface. */
const TOKENS = {
  '': { light: [0.49, 1], dark: [0.79, 1] },
  '-hover': { light: [0.45, 1], dark: [0.83, 0.95] },
  '-soft': { light: [0.955, 0.16], dark: [0.28, 0.3] },
  '-line': { light: [0.8, 0.5], dark: [0.52, 0.6] },
} as const;

export type AccentToken = keyof typeof TOKENS;

/** Lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** The colour of a profile as a token in each theme: its hue, in lightnesses that can be read. Undefined for no colour. */
export function profileColour(
  choice: string | null,
  token: AccentToken,
): { readonly light: Oklch; readonly dark: Oklch } | undefined {
  const hex = choice === null ? undefined : (NAMED[choice.toLowerCase()] ?? choice);
  const base = hex === undefined ? undefined : hexToOklch(hex);
  if (!base) return undefined;
  const [, chroma, hue] = base;
  const most = Math.min(chroma, MOST_CHROMA);
  const { light, dark } = TOKENS[token];
  return { light: [light[0], most * light[1], hue], dark: [dark[0], most * dark[1], hue] };
}

/** Custom properties for a profile's frame; its style sheet puts them in the place of the accent. */
export function profileStyle(choice: string | null): CSSProperties | undefined {
  const entries = (Object.keys(TOKENS) as AccentToken[]).flatMap((token) => {
    const colour = profileColour(choice, token);
    return colour
      ? [[`--profile-accent${token}`, `light-dark(${text(colour.light)}, ${text(colour.dark)})`]]
      : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Hue of a profile's colour in degrees; undefined for none. */
export function profileHue(choice: string | null): number | undefined {
  return profileColour(choice, '')?.light[2];
}

function text([lightness, chroma, hue]: Oklch): string {
  return `oklch(${lightness} ${chroma.toFixed(3)} ${hue.toFixed(1)})`;
}

/** Björn Ottosson's matrices: linear sRGB to OKLab, then polar. */
function hexToOklch(hex: string): Oklch | undefined {
  const digits = /^#?([\da-f]{6})$/i.exec(hex)?.[1];
  if (!digits) return undefined;
  const [r, g, b] = [0, 2, 4].map((at) => linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [lightness, Math.hypot(a, bb), ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360];
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

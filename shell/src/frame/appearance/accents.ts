import type { Accent } from '@tsugi/contract/device-settings';

/** Lightness, chroma and hue of oklch. */
type Color = readonly [lightness: number, chroma: number, hue: number];

/** The accent's tokens in one scheme. Each pair that texts stand on is 4.5:1 (`accents.test.ts`). */
export interface AccentScheme {
  readonly accent: Color;
  readonly hover: Color;
  /** On the accent. */
  readonly text: Color;
  /** Below texts in the accent. */
  readonly soft: Color;
  readonly line: Color;
  readonly selection: Color;
  /** In place of `accent` and `hover` where the user asks for more contrast. */
  readonly strong: readonly [accent: Color, hover: Color];
}

function light(hue: number, chroma: number, lightness = 0.54): AccentScheme {
  return {
    accent: [lightness, chroma, hue],
    hover: [lightness - 0.035, chroma, hue],
    text: [1, 0, 0],
    soft: [0.955, 0.022, hue],
    line: [0.8, 0.075, hue],
    selection: [0.88, 0.07, hue],
    strong: [
      [0.4, chroma * 0.8, hue],
      [0.34, chroma * 0.75, hue],
    ],
  };
}

function dark(hue: number, chroma: number, lightness = 0.75): AccentScheme {
  return {
    accent: [lightness, chroma, hue],
    hover: [lightness + 0.04, chroma * 0.93, hue],
    text: [0.2, 0.05, hue],
    soft: [0.28, 0.038, hue],
    line: [0.52, 0.095, hue],
    selection: [0.42, 0.09, hue],
    strong: [
      [0.85, chroma * 0.75, hue],
      [0.9, chroma * 0.55, hue],
    ],
  };
}

/** The accents beside the one of the style sheet: `light` and `dark` of each. */
export const ACCENT_SCHEMES: Readonly<
  Record<Exclude<Accent, 'orange'>, { readonly light: AccentScheme; readonly dark: AccentScheme }>
> = {
  rose: { light: light(8, 0.18, 0.53), dark: dark(8, 0.125) },
  violet: { light: light(300, 0.18, 0.53), dark: dark(300, 0.12) },
  blue: { light: light(256, 0.16, 0.52), dark: dark(250, 0.115) },
  teal: { light: light(205, 0.085, 0.5), dark: dark(200, 0.105, 0.77) },
  green: { light: light(150, 0.13, 0.5), dark: dark(152, 0.14, 0.77) },
};

export function colorText([lightness, chroma, hue]: Color): string {
  const rounded = (value: number) => Number(value.toFixed(3));
  return `oklch(${rounded(lightness)} ${rounded(chroma)} ${hue})`;
}

import type { Accent, DeviceSettings } from '@tsugi/contract/device-settings';
import { ACCENT_SCHEMES, type AccentScheme, colorText } from './accents.ts';

/** Surfaces of the theme "black", on displays whose black pixels are off; the rest is that of "dark". */
export const BLACK_SURFACES = {
  page: 'oklch(0 0 0)',
  surface: 'oklch(0.13 0.008 265)',
  'surface-raised': 'oklch(0.19 0.012 265)',
  'surface-hover': 'oklch(0.235 0.014 265)',
  'surface-sunken': 'oklch(0.16 0.01 265)',
  overlay: 'oklch(0.17 0.011 265)',
  bar: 'oklch(0 0 0 / 0.84)',
  line: 'oklch(0.275 0.014 265)',
} as const;

/** Smaller steps of the spacing scale, and controls that a pointer still meets: a finger keeps its 44 pixels. */
const COMPACT = [
  ...[10, 12, 15, 18, 20, 23, 26, 29, 32, 36].map((size, index) => `--space-${index + 3}:${size}px`),
  '--text-md:.84375rem',
  '--text-base:.875rem',
  '--text-lg:.9375rem',
  '--bar-height:52px',
].join(';');

/** What the system's own setting for less motion does, and what single rules do for it. */
const STILL =
  ':root{--motion-fast:0s;--motion-normal:0s}*,::before,::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition-duration:1ms!important;scroll-behavior:auto!important}';

/** The style rules of what the user has chosen otherwise; empty for the defaults, which are in the style sheet. */
export function lookOf({ theme, accent, density, motion }: DeviceSettings): string {
  return [
    theme === 'black' ? `:root[data-theme=black]{color-scheme:dark;${tokens(BLACK_SURFACES)}}` : '',
    accent === 'orange' ? '' : accentRules(ACCENT_SCHEMES[accent]),
    density === 'compact'
      ? `:root{${COMPACT}}@media (pointer:fine){:root{--control-height:34px}}@media (height<30em){:root{--bar-height:0px}}`
      : '',
    motion === 'reduced' ? STILL : '',
  ].join('');
}

/** An accent as it looks on the present theme. */
export function swatchOf(accent: Accent): string {
  const { light, dark } = accent === 'orange' ? ORANGE : ACCENT_SCHEMES[accent];
  return `light-dark(${colorText(light.accent)},${colorText(dark.accent)})`;
}

/** That of the style sheet, which is shown among the others. */
const ORANGE = { light: { accent: [0.54, 0.16, 42] }, dark: { accent: [0.75, 0.15, 48] } } as const;

type Schemes = { readonly light: AccentScheme; readonly dark: AccentScheme };

function accentRules({ light, dark }: Schemes): string {
  const both = (of: (scheme: AccentScheme) => Parameters<typeof colorText>[0]) =>
    `light-dark(${colorText(of(light))},${colorText(of(dark))})`;
  const usual = tokens({
    accent: both(({ accent }) => accent),
    'accent-hover': both(({ hover }) => hover),
    'accent-text': both(({ text }) => text),
    'accent-soft': both(({ soft }) => soft),
    'accent-line': both(({ line }) => line),
    selection: both(({ selection }) => selection),
  });
  const strong = tokens({
    accent: both((scheme) => scheme.strong[0]),
    'accent-hover': both((scheme) => scheme.strong[1]),
    'accent-line': 'var(--color-accent)',
  });
  // The system's palette takes no color of ours.
  return `@media not (forced-colors:active){:root{${usual}}@media (prefers-contrast:more){:root{${strong}}}}`;
}

function tokens(colors: Readonly<Record<string, string>>): string {
  return Object.entries(colors)
    .map(([name, value]) => `--color-${name}:${value}`)
    .join(';');
}

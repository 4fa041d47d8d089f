import { readFileSync } from 'node:fs';
import { ACCENTS } from '@tsugi/contract/device-settings';
import { ACCENT_SCHEMES, colorText } from './accents.ts';
import { BLACK_SURFACES } from './look.ts';

const TOKENS = readFileSync('shared/ui/src/styles/tokens.css', 'utf8');

/** A token of the style sheet in one scheme, as `[lightness, chroma, hue]`. */
function token(name: string, scheme: 'light' | 'dark'): readonly number[] {
  const [, light = '', dark = ''] =
    new RegExp(`--color-${name}: light-dark\\((oklch\\([^)]*\\)), (oklch\\([^)]*\\))\\)`).exec(TOKENS) ?? [];
  return numbers(scheme === 'light' ? light : dark);
}

const numbers = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);

/** Relative luminance of WCAG 2 of what a display of sRGB shows. */
function luminance([lightness = 0, chroma = 0, hue = 0]: readonly number[]): number {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((value) => Math.min(1, Math.max(0, value)));
  const [red = 0, green = 0, blue = 0] = linear;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ['page', 'surface', 'surface-raised', 'overlay'] as const;

function surfacesOf(theme: 'light' | 'dark' | 'black'): readonly (readonly number[])[] {
  if (theme === 'black') return SURFACES.map((name) => numbers(BLACK_SURFACES[name]));
  return SURFACES.map((name) => token(name, theme));
}

const CASES = ACCENTS.flatMap((accent) =>
  (['light', 'dark', 'black'] as const).map((theme) => [accent, theme] as const),
);

test('the contrast is that of WCAG', () => {
  expect(contrast([1, 0, 0], [0, 0, 0])).toBeCloseTo(21, 1);
  expect(contrast(token('text', 'light'), token('page', 'light'))).toBeGreaterThan(10);
});

test.each(CASES)('%s on %s: texts in the accent, and on it, are 4.5:1', (accent, theme) => {
  const scheme = theme === 'light' ? 'light' : 'dark';
  const own = (name: string) => token(`accent${name}`, scheme);
  const colors =
    accent === 'orange'
      ? { accent: own(''), hover: own('-hover'), text: own('-text'), soft: own('-soft'), strong: [] }
      : ACCENT_SCHEMES[accent][scheme];
  const pairs = [
    ...[...surfacesOf(theme), colors.soft].map((below) => [colors.accent, below] as const),
    ...[colors.accent, colors.hover].map((below) => [colors.text, below] as const),
    // Where more contrast is asked for.
    ...colors.strong.flatMap((strong) => surfacesOf(theme).map((below) => [strong, below] as const)),
  ];
  expect(Math.min(...pairs.map(([one, other]) => contrast(one, other)))).toBeGreaterThanOrEqual(4.5);
});

test.each(CASES.filter(([accent]) => accent !== 'orange'))(
  '%s on %s has more contrast where that is asked for',
  (accent, theme) => {
    if (accent === 'orange') return;
    const { strong } = ACCENT_SCHEMES[accent][theme === 'light' ? 'light' : 'dark'];
    for (const color of strong)
      for (const below of surfacesOf(theme)) expect(contrast(color, below)).toBeGreaterThanOrEqual(7);
  },
);

test('texts on black surfaces are as readable as on dark ones', () => {
  for (const below of surfacesOf('black')) {
    expect(contrast(token('text', 'dark'), below)).toBeGreaterThanOrEqual(7);
    expect(contrast(token('text-muted', 'dark'), below)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token('line-strong', 'dark'), below)).toBeGreaterThanOrEqual(3);
  }
});

test('a color is written as CSS has it', () => {
  expect(colorText([0.5, 0.0849999, 205])).toBe('oklch(0.5 0.085 205)');
});

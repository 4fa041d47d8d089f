import { type AccentToken, type Oklch, profileColour, profileStyle } from './profile-colour.ts';

/** Relative luminance of WCAG; what is outside of sRGB is clipped, as screens do. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return (
    0.2126 * clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  );
}

function contrast(one: Oklch, other: Oklch): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The surfaces of tokens.css that text in the accent stands on, and the text that stands on the accent. */
const LIGHT_SURFACES: readonly Oklch[] = [
  [1, 0, 0],
  [0.975, 0.004, 80],
  [0.945, 0.006, 80],
];
const DARK_SURFACES: readonly Oklch[] = [
  [0.17, 0.012, 265],
  [0.215, 0.014, 265],
  [0.265, 0.016, 265],
];
const ON_ACCENT = { light: [1, 0, 0], dark: [0.2, 0.05, 48] } as const;

const hexOf = (value: number) => `#${value.toString(16).padStart(6, '0')}`;
const CHOICES = [
  ...['blue', 'purple', 'green', 'orange', 'red', 'pink', 'gray'],
  // Every corner and edge of the colours that a user may type.
  ...[0x000000, 0xffffff, 0xff0000, 0xffff00, 0x00ff00, 0x00ffff, 0x0000ff, 0xff00ff, 0x80ff00, 0xff8000].map(
    hexOf,
  ),
];

function colour(choice: string, token: AccentToken) {
  const found = profileColour(choice, token);
  if (!found) throw new Error(`${choice} is no colour`);
  return found;
}

test.each(CHOICES)('%s can be read in both themes, on every surface', (choice) => {
  for (const token of ['', '-hover'] as const) {
    const { light, dark } = colour(choice, token);
    for (const surface of [...LIGHT_SURFACES, colour(choice, '-soft').light])
      expect(contrast(light, surface)).toBeGreaterThanOrEqual(4.5);
    for (const surface of [...DARK_SURFACES, colour(choice, '-soft').dark])
      expect(contrast(dark, surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(light, ON_ACCENT.light)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark, ON_ACCENT.dark)).toBeGreaterThanOrEqual(4.5);
  }
});

test('a profile has the hue of its colour, and no colour leaves the accent', () => {
  expect(profileStyle('#0000FF')).toMatchObject({
    '--profile-accent': 'light-dark(oklch(0.49 0.140 264.1), oklch(0.79 0.140 264.1))',
  });
  expect(profileStyle('blue')).toEqual(profileStyle('#3db4f2'));
  expect(profileStyle(null)).toBeUndefined();
  expect(profileStyle('red; background: url(x)')).toBeUndefined();
});

/** How the product looks and behaves on this device, whoever is signed in. The language is stored by the shell (`tsugi.language`). */
export interface DeviceSettings {
  /** - black: as dark, on black surfaces, for displays whose black pixels are off */
  readonly theme: (typeof THEMES)[number];
  readonly accent: Accent;
  readonly density: (typeof DENSITIES)[number];
  /** What a visit to the product's root begins with: `/` is home, otherwise a path as of a navigation entry (`:viewer` is the signed-in user). */
  readonly startPage: string;
  readonly motion: (typeof MOTIONS)[number];
  /** - auto: as the browser says (Save-Data) */
  readonly dataSaver: (typeof DATA_SAVERS)[number];
  /** Single-character shortcuts. */
  readonly shortcuts: (typeof SHORTCUTS)[number];
  /** What is hidden until it is asked for. */
  readonly shields: readonly ShieldName[];
  /** Whether the user has answered the offer of shields. */
  readonly shieldsOffered: boolean;
}

export type Accent = (typeof ACCENTS)[number];
export type ShieldName = (typeof SHIELDS)[number];

export const THEMES = ['system', 'light', 'dark', 'black'] as const;
export const ACCENTS = ['orange', 'rose', 'violet', 'blue', 'teal', 'green'] as const;
export const DENSITIES = ['comfortable', 'compact'] as const;
export const MOTIONS = ['system', 'reduced'] as const;
export const DATA_SAVERS = ['auto', 'on', 'off'] as const;
export const SHORTCUTS = ['on', 'off'] as const;
export const SHIELDS = ['scores', 'spoilers', 'episodes', 'characters'] as const;

export const DEFAULT_DEVICE_SETTINGS: DeviceSettings = {
  theme: 'system',
  accent: 'orange',
  density: 'comfortable',
  startPage: '/',
  motion: 'system',
  dataSaver: 'auto',
  shortcuts: 'on',
  shields: [],
  shieldsOffered: false,
};

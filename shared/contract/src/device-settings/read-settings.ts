import {
  ACCENTS,
  DATA_SAVERS,
  DEFAULT_DEVICE_SETTINGS,
  DENSITIES,
  type DeviceSettings,
  MOTIONS,
  SHIELDS,
  SHORTCUTS,
  THEMES,
} from './device-settings.ts';

type Readers = {
  readonly [Name in keyof DeviceSettings]: (value: unknown) => DeviceSettings[Name] | undefined;
};

const oneOf =
  <T extends string>(values: readonly T[]) =>
  (value: unknown): T | undefined =>
    values.find((known) => known === value);

/** A path within the product: no other origin, neither directly nor by `//` or `\`. */
const PATH = /^\/(?![/\\])[^\s\\]{0,200}$/;

/** The value of each member, undefined where it is not one. */
const READERS: Readers = {
  theme: oneOf(THEMES),
  accent: oneOf(ACCENTS),
  density: oneOf(DENSITIES),
  startPage: (value) => (typeof value === 'string' && PATH.test(value) ? value : undefined),
  motion: oneOf(MOTIONS),
  dataSaver: oneOf(DATA_SAVERS),
  shortcuts: oneOf(SHORTCUTS),
  // A name that this version does not know is no shield of it.
  shields: (value) => (Array.isArray(value) ? SHIELDS.filter((name) => value.includes(name)) : undefined),
  shieldsOffered: (value) => (typeof value === 'boolean' ? value : undefined),
};

/** Members by member: a damaged one has its default, and the others stay. @param stored the parsed item, whatever it is */
export function readSettings(stored: unknown): DeviceSettings {
  return { ...DEFAULT_DEVICE_SETTINGS, ...validMembers(stored) };
}

/** The members of a stored or imported object that are valid. */
export function validMembers(stored: unknown): Partial<DeviceSettings> {
  if (typeof stored !== 'object' || stored === null) return {};
  const members = Object.entries(READERS).flatMap(([name, read]) => {
    // Own members only: `toString` of every object is none of them.
    const value = Object.hasOwn(stored, name) ? read(Reflect.get(stored, name)) : undefined;
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(members);
}

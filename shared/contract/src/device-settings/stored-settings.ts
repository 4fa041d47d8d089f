import { localStore, readItem, readJson, removeItem, writeItem } from '@tsugi/platform/store';
import { DEFAULT_DEVICE_SETTINGS, type DeviceSettings } from './device-settings.ts';
import { readSettings } from './read-settings.ts';

/** Item of localStorage: a JSON object with the members that differ from their defaults. The boot script reads it before the first frame. */
export const DEVICE_SETTINGS_KEY = 'tsugi.settings';

/** Where older versions stored a member; the boot script reads the theme there too. */
const OLDER_ITEMS = { theme: 'tsugi.theme', shortcuts: 'tsugi.shortcuts' } as const;

/** The stored object, with members that this version does not know: another bundle of the page may be newer. */
type Stored = Readonly<Record<string, unknown>>;

interface PageSettings {
  /** The item that `stored` was read from. */
  text: string | null;
  stored: Stored;
  readonly listeners: Set<() => void>;
}

// The shell and each remote bundle a copy of this file: what is set and who listens belongs to the page, not to the module.
const KEY = Symbol.for('tsugi.device-settings');

function pageSettings(): PageSettings {
  // A symbol of our own: nothing else is stored under it.
  const page = globalThis as { [KEY]?: PageSettings };
  page[KEY] ??= { text: null, stored: {}, listeners: new Set() };
  const settings = page[KEY];
  takeOlderItems();
  const text = readItem(localStore(), DEVICE_SETTINGS_KEY);
  // Without storage, what was set in this page stays.
  if (text !== settings.text) {
    settings.text = text;
    settings.stored = objectOf(readJson(localStore(), DEVICE_SETTINGS_KEY));
  }
  return settings;
}

let last: { readonly stored: Stored; readonly settings: DeviceSettings } | undefined;

/** The present settings: the same object until one changes, in this tab or in another one. */
export function deviceSettings(): DeviceSettings {
  const { stored } = pageSettings();
  if (last?.stored !== stored) last = { stored, settings: readSettings(stored) };
  return last.settings;
}

/** Changes some settings, here and in every open tab. Without storage they last as long as the page. */
export function setDeviceSettings(patch: Partial<DeviceSettings>): void {
  const page = pageSettings();
  const stored = withoutDefaults({ ...page.stored, ...patch });
  const isEmpty = Object.keys(stored).length === 0;
  if (isEmpty) removeItem(localStore(), DEVICE_SETTINGS_KEY);
  else writeItem(localStore(), DEVICE_SETTINGS_KEY, JSON.stringify(stored));
  page.stored = stored;
  page.text = readItem(localStore(), DEVICE_SETTINGS_KEY);
  tell();
}

/** Calls the listener after each change, also of another tab. @returns ends it */
export function subscribeToDeviceSettings(listener: () => void): () => void {
  const { listeners } = pageSettings();
  const onStorage = ({ key }: StorageEvent) => {
    if (key === DEVICE_SETTINGS_KEY || key === null) listener();
  };
  addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    removeEventListener('storage', onStorage);
    listeners.delete(listener);
  };
}

function tell(): void {
  for (const listener of [...pageSettings().listeners]) listener();
}

/** Once: what an older version has stored becomes a member, unless that was set since. */
function takeOlderItems(): void {
  const older = Object.entries(OLDER_ITEMS).flatMap(([name, key]) => {
    const value = readItem(localStore(), key);
    return value === null ? [] : [[name, value] as const];
  });
  if (older.length === 0) return;
  const stored = objectOf(readJson(localStore(), DEVICE_SETTINGS_KEY));
  const text = JSON.stringify(withoutDefaults({ ...Object.fromEntries(older), ...stored }));
  writeItem(localStore(), DEVICE_SETTINGS_KEY, text);
  // With a full storage the older items stay.
  if (readItem(localStore(), DEVICE_SETTINGS_KEY) !== text) return;
  for (const key of Object.values(OLDER_ITEMS)) removeItem(localStore(), key);
}

function withoutDefaults(stored: Stored): Stored {
  const isDefault = ([name, value]: readonly [string, unknown]) =>
    JSON.stringify(value) === JSON.stringify(Reflect.get(DEFAULT_DEVICE_SETTINGS, name));
  return Object.fromEntries(Object.entries(stored).filter((member) => !isDefault(member)));
}

function objectOf(value: unknown): Stored {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  // Its members are validated when they are read.
  return isObject ? (value as Stored) : {};
}

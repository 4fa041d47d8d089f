import { type DeviceSettings, deviceSettings, validMembers } from '@tsugi/contract/device-settings';

/** Names the kind of file, whatever it is called. */
const KIND = 'tsugi-device-settings';
const VERSION = 1;
/** A file with all settings is a tenth of this; a larger one is something else. */
export const MAX_BYTES = 100_000;

export function settingsFileText(): string {
  return `${JSON.stringify({ kind: KIND, version: VERSION, settings: deviceSettings() }, null, 2)}\n`;
}

export type ReadFile =
  | { readonly ok: true; readonly settings: Partial<DeviceSettings> }
  /** `newer`: of a version that this one does not know. */
  | { readonly ok: false; readonly problem: 'other' | 'newer' | 'empty' };

/** Only valid members are taken over; the others stay as they are on this device. @param text of a file that the user has chosen */
export function readSettingsFile(text: string): ReadFile {
  const file = parsed(text);
  if (file?.kind !== KIND || typeof file.version !== 'number') return { ok: false, problem: 'other' };
  if (file.version > VERSION) return { ok: false, problem: 'newer' };
  const settings = validMembers(file.settings);
  return Object.keys(settings).length > 0 ? { ok: true, settings } : { ok: false, problem: 'empty' };
}

interface File {
  readonly kind?: unknown;
  readonly version?: unknown;
  readonly settings?: unknown;
}

function parsed(text: string): File | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    // No JSON.
    return undefined;
  }
}

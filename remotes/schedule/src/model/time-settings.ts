import { localStore, readItem, removeItem, writeItem } from '@tsugi/platform/store';
import { useAtomValue } from 'jotai/react';
import { atom, getDefaultStore } from 'jotai/vanilla';
import { deviceZone, isZone, type Zone } from './zone.ts';

/** How the user wants times: kept on this device, the same in all tabs. */
export interface TimeSettings {
  /** Chosen by the user; undefined: that of the device, whichever it is in. */
  readonly zone: Zone;
  /** Minutes after the airing at which the user can watch it, by the site that the user streams at; 0 to 180. */
  readonly delayMinutes: number;
  /** Changes when the device is in another zone: what was computed of times before is out of date. */
  readonly device: string;
}

export const ZONE_KEY = 'tsugi.schedule.zone';
export const DELAY_KEY = 'tsugi.schedule.delay';
export const MOST_DELAY_MINUTES = 180;

const settingsAtom = atom(readSettings());

settingsAtom.onMount = (set) => {
  const readAnew = () => set((before) => sameOr(before, { ...readSettings(), device: before.device }));
  const readStored = ({ key }: StorageEvent) => {
    if (key === ZONE_KEY || key === DELAY_KEY || key === null) readAnew();
  };
  // No event tells that a device has travelled: it is asked when its user comes back to the tab.
  const followDevice = () => {
    if (!document.hidden) set((before) => sameOr(before, { ...before, device: deviceSignature() }));
  };
  readAnew();
  addEventListener('storage', readStored);
  addEventListener('focus', followDevice);
  document.addEventListener('visibilitychange', followDevice);
  return () => {
    removeEventListener('storage', readStored);
    removeEventListener('focus', followDevice);
    document.removeEventListener('visibilitychange', followDevice);
  };
};

/** For components, which render again when they change, in another tab too, and when the device is in another zone. */
export function useTimeSettings(): TimeSettings {
  return useAtomValue(settingsAtom);
}

/** Outside components. */
export function currentTimeSettings(): TimeSettings {
  return readSettings();
}

/** @param zone undefined: that of the device */
export function chooseZone(zone: Zone): void {
  store(ZONE_KEY, zone);
  change({ zone });
}

/** @param minutes what lies outside of 0 to 180 is taken to the nearer end */
export function chooseDelay(minutes: number): void {
  const delayMinutes = delayOf(minutes);
  store(DELAY_KEY, delayMinutes === 0 ? undefined : String(delayMinutes));
  change({ delayMinutes });
}

/** When an episode is there for the user; milliseconds since 1970. @param airingAt Unix seconds */
export function availableAtMs(
  airingAt: number,
  { delayMinutes }: Pick<TimeSettings, 'delayMinutes'>,
): number {
  return airingAt * 1000 + delayMinutes * 60_000;
}

// What storage does not take is valid in this tab all the same.
function change(changes: Partial<TimeSettings>): void {
  const page = getDefaultStore();
  page.set(settingsAtom, { ...page.get(settingsAtom), ...changes });
}

function readSettings(): TimeSettings {
  const zone = readItem(localStore(), ZONE_KEY);
  return {
    // One that another browser knew, or a damaged one, is as good as none.
    zone: zone && isZone(zone) ? zone : undefined,
    delayMinutes: delayOf(Number(readItem(localStore(), DELAY_KEY))),
    device: '',
  };
}

function sameOr(before: TimeSettings, next: TimeSettings): TimeSettings {
  const isSame =
    before.zone === next.zone && before.delayMinutes === next.delayMinutes && before.device === next.device;
  return isSame ? before : next;
}

/** Its zone by name, and by its offset where the name stays and its rules change. */
function deviceSignature(): string {
  return `${deviceZone()}/${new Date().getTimezoneOffset()}`;
}

function delayOf(minutes: number): number {
  return Number.isFinite(minutes) ? Math.min(MOST_DELAY_MINUTES, Math.max(0, Math.round(minutes))) : 0;
}

function store(key: string, value: string | undefined): void {
  if (value === undefined) removeItem(localStore(), key);
  else writeItem(localStore(), key, value);
}

import type { CaughtError } from '@tsugi/contract';
import { bootResult } from '@tsugi/contract/boot-result';
import { baseUrl, pathInProduct } from '../base-url.ts';
import { runningManifestUrl } from '../remotes/load-remote.ts';
import { createBatches } from './batches.ts';
import { failureRecord, type Noticed } from './failure-record.ts';
import { createPlaces, type PlacesInput } from './places.ts';
import { seenPeople } from './seen-people.ts';
import { sendBatch } from './send-batch.ts';
import { parseTelemetry } from './telemetry-settings.ts';

/** Records what is sent to the collector of config.json. */
export interface Recorder {
  readonly record: (caught: CaughtError) => void;
}

interface RecorderInput {
  /** The key `telemetry` of config.json. */
  readonly raw: unknown;
  readonly manifests: PlacesInput['manifests'];
  /** From 0 to 1, once per visit. */
  readonly random?: () => number;
  readonly loadVitals?: () => Promise<Pick<typeof import('./web-vitals.ts'), 'measureWebVitals'>>;
}

/** Failures of a visit that are looked at; which of them are sent has a limit of its own. */
const MAX_NOTICED = 200;

/**
 * Starts to record this visit: uncaught errors, also those from before, and in some visits web vitals.
 * @returns undefined when the key is wrong, which is said in the console: nothing is sent then
 */
export function createRecorder({
  raw,
  manifests,
  random = Math.random,
  loadVitals = () => import(/* webpackChunkName: "web-vitals" */ './web-vitals.ts'),
}: RecorderInput): Recorder | undefined {
  const settings = parseTelemetry(raw, new URL('config.json', baseUrl).href);
  if (!settings.ok) {
    console.warn(`config.json, ${settings.key}: expected ${settings.expected}. No telemetry is sent.`);
    return undefined;
  }
  const { collector, sampleRate } = settings.value;
  const shellVersion = __SHELL_VERSION__;
  const places = createPlaces({ manifests, runningManifestUrl, shellVersion, root: baseUrl.href });
  const sendBeacon = navigator.sendBeacon?.bind(navigator);
  const { addFailure, addVital, flush } = createBatches(shellVersion, (body) =>
    sendBatch(collector, body, { sendBeacon, fetch: window.fetch.bind(window), origin: location.origin }),
  );

  let noticed = 0;
  const notice = (failure: Omit<Noticed, 'path' | 'names'>, path = pathInProduct(location.pathname)) => {
    noticed += 1;
    if (noticed > MAX_NOTICED) return;
    const record = failureRecord(
      { ...failure, path, names: seenPeople(document, () => localStorage) },
      places,
    );
    if (record) addFailure(record);
  };
  const landing = landingPath();
  for (const event of bootResult()?.uncaught?.splice(0) ?? []) notice(uncaughtIn(event), landing);
  for (const type of ['error', 'unhandledrejection']) {
    addEventListener(type, (event) => notice(uncaughtIn(event)));
  }

  // In the bubbling phase: the library reports its last values in the capturing one.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  addEventListener('pagehide', flush);

  if (random() < sampleRate) {
    loadVitals().then(
      ({ measureWebVitals }) =>
        measureWebVitals((vital) => {
          const isRestored = vital.navigation === 'back-forward-cache';
          const path = isRestored ? pathInProduct(location.pathname) : landing;
          addVital({ type: 'vital', ...vital, ...places.at(path) });
        }),
      // Its file did not arrive: this visit is not measured.
      () => undefined,
    );
  }
  return { record: notice };
}

/** Path of the URL that the document was opened with: the page may have moved on. */
function landingPath(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return pathInProduct(entry ? new URL(entry.name).pathname : location.pathname);
}

function uncaughtIn(event: Event): Pick<Noticed, 'error' | 'uncaught'> {
  if (event instanceof ErrorEvent) {
    return { uncaught: 'uncaught', error: event.error ?? new Error(event.message) };
  }
  const reason = 'reason' in event ? event.reason : undefined;
  return { uncaught: 'rejection', error: reason };
}

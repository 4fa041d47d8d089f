import { usedFile } from '../config/used-file.ts';
import type { Recorder } from './create-recorder.ts';
import { isOptedOut } from './is-opted-out.ts';
import type { PlacesInput } from './places.ts';

let starting: Promise<Recorder | undefined> | undefined;

/**
 * The recorder of this document, which starts with the first call. Undefined without a collector in config.json, and for a user who asks
 * not to be tracked: then no code of it is loaded. Never rejects.
 */
export function startTelemetry(manifests: PlacesInput['manifests']): Promise<Recorder | undefined> {
  starting ??= load(manifests);
  return starting;
}

async function load(manifests: PlacesInput['manifests']): Promise<Recorder | undefined> {
  const { telemetry: raw }: { telemetry?: unknown } = Object(usedFile('config.json'));
  if (raw === undefined || isOptedOut(navigator)) return undefined;
  try {
    const { createRecorder } = await import(/* webpackChunkName: "telemetry" */ './create-recorder.ts');
    return createRecorder({ raw, manifests });
  } catch {
    // Its file did not arrive: nothing is sent from this document.
    return undefined;
  }
}

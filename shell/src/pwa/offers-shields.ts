import { deviceSettings } from '@tsugi/contract/device-settings';
import { START_POLICY } from '../start-policy.ts';

/** Resolves once it is time to offer what can be hidden; never for those who have been asked, or have chosen by themselves. */
export async function offersShields(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, START_POLICY.shieldsOfferMs));
  const { shieldsOffered, shields } = deviceSettings();
  if (shieldsOffered || shields.length > 0) await new Promise(() => undefined);
}

import { CONTRACT_VERSION } from '@tsugi/contract';
import { deviceSettings } from '@tsugi/contract/device-settings';
import { currentLanguage } from '@tsugi/i18n';

export interface PartVersion {
  readonly name: string;
  readonly version: string;
}

/** The shell and each remote. @param manifests as parsed; what has no name and version is left out */
export function versionsOf(manifests: readonly unknown[]): readonly PartVersion[] {
  const remotes = manifests.flatMap((manifest) => {
    const { name, version } = Object(manifest) as { name?: unknown; version?: unknown };
    return typeof name === 'string' && typeof version === 'string' ? [{ name, version }] : [];
  });
  return [{ name: 'shell', version: __SHELL_VERSION__ }, ...remotes];
}

/** For somebody who looks into a problem: nothing of an account, and no path but that of the start page. */
export function reportText(versions: readonly PartVersion[]): string {
  const report = {
    versions: Object.fromEntries(versions.map(({ name, version }) => [name, version])),
    contract: CONTRACT_VERSION,
    language: currentLanguage(),
    window: [innerWidth, innerHeight, devicePixelRatio],
    hasServiceWorker: Boolean(navigator.serviceWorker?.controller),
    settings: deviceSettings(),
    browser: navigator.userAgent,
  };
  return JSON.stringify(report, null, 2);
}

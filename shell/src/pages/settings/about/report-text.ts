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

/** For somebody who looks into a problem: plain English, nothing of an account, and no path but that of the start page. */
export function reportText(versions: readonly PartVersion[]): string {
  return [
    ...versions.map(({ name, version }) => `${name} ${version}`),
    `contract ${CONTRACT_VERSION}`,
    `language ${currentLanguage()}`,
    `window ${innerWidth}x${innerHeight} at ${devicePixelRatio}`,
    `service worker ${navigator.serviceWorker?.controller ? 'in control' : 'not in control'}`,
    `settings ${JSON.stringify(deviceSettings())}`,
    navigator.userAgent,
  ].join('\n');
}

interface PrivacySettings {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Whether the browser says that its user does not want to be tracked: Global Privacy Control, or Do Not Track. */
export function isOptedOut(browser: object): boolean {
  // Either may be missing; the DOM library declares only the older one.
  const { doNotTrack, globalPrivacyControl } = browser as PrivacySettings;
  return globalPrivacyControl === true || doNotTrack === '1';
}

const APP_MODES = ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay'];

/** Whether this window is the installed app. */
export function isInstalled(): boolean {
  // Safari's own way to say it; no other browser has the property.
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || APP_MODES.some((mode) => matchMedia(`(display-mode: ${mode})`).matches);
}

/** Whether fingers are what this device is mainly used with. */
export function isTouchDevice(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

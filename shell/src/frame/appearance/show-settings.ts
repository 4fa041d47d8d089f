import { showThemeColor } from '../theme/theme.ts';

// What the boot script applies before the first frame. It has no code that validates: what a damaged item says has no style rule.

/** As of `@tsugi/contract/device-settings`, whose code the boot script does not need. */
const SETTINGS_KEY = 'tsugi.settings';
/** Item of localStorage: the style rules of what was chosen otherwise than in the style sheet (`look.ts`). */
export const LOOK_KEY = 'tsugi.look';

/** Every setting that differs from its default is an attribute of the root element: `data-density="compact"`. */
export function showStoredSettings(): void {
  const { dataset } = document.documentElement;
  try {
    // An item of an older version; `stored-settings.ts` takes it over.
    const theme = localStorage.getItem('tsugi.theme');
    Object.assign(dataset, theme && { theme }, JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '0'));
    if (dataset.theme) showThemeColor();
    const look = localStorage.getItem(LOOK_KEY);
    if (look) showLook(look);
  } catch {
    // Storage is forbidden, or damaged: the defaults show.
  }
}

/** Behind the style sheets of the document, so that its rules win. */
export function showLook(look: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(look);
  document.adoptedStyleSheets = [sheet];
}

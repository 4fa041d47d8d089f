import { laterTexts } from '@tsugi/i18n';

export { SettingsPage as Component } from './SettingsPage.tsx';

/** Titles of sections are among the texts that come later. */
export async function loader(): Promise<null> {
  await laterTexts();
  return null;
}

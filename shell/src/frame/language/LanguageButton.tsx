import { t } from '@tsugi/i18n/macro';
import { useLazyMenu } from '../lazy-menu/use-lazy-menu.ts';
import { FrameGlyph } from '../links/FrameGlyph.tsx';

/** In the bar while no one is signed in: who cannot read the page looks for the globe. Signed in, the languages are in the account menu. */
export function LanguageButton() {
  const { menu, trigger } = useLazyMenu(
    () => import(/* webpackChunkName: "account-menu" */ './LanguageMenu.tsx'),
  );
  const button = (
    <button type="button" className="icon-button" aria-label={t`Language`} title={t`Language`} {...trigger}>
      <FrameGlyph name="globe" size={20} />
    </button>
  );
  return menu ? <menu.LanguageMenu trigger={button} /> : button;
}

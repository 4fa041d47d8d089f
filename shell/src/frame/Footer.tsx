import { t } from '@tsugi/i18n/macro';
import { AppLink, lazyPart } from '@tsugi/ui';
import { useSetAtom } from 'jotai';
import { Suspense, use, useEffect, useState } from 'react';
import { ProductContext } from '../product-context.ts';
import { LanguageSelect } from './language/LanguageSelect.tsx';
import { useFrameLinks } from './links/use-frame-links.ts';
import { paletteOpenAtom } from './palette/palette-open-atom.ts';
import { shortcutsOpenAtom } from './shortcuts/shortcuts-open-atom.ts';

const ToTop = lazyPart(async () => (await import(/* webpackChunkName: "to-top" */ '@tsugi/ui/to-top')).ToTop);

export function Footer() {
  const openShortcuts = useSetAtom(shortcutsOpenAtom);
  const openPalette = useSetAtom(paletteOpenAtom);
  const { name, providerName } = use(ProductContext);
  const links = useFrameLinks('footer');
  const [isScrolled, setIsScrolled] = useState(scrollY > 0);
  useEffect(() => {
    const note = () => setIsScrolled(true);
    addEventListener('scroll', note, { once: true, passive: true });
    return () => removeEventListener('scroll', note);
  }, []);
  return (
    <footer className="footer">
      {/* Next to the content for the Tab key, and in a landmark; it is fixed to the window. */}
      {isScrolled && (
        <Suspense>
          <ToTop />
        </Suspense>
      )}
      <span>{t`${name} ${__SHELL_VERSION__}, an independent client for ${providerName}`}</span>
      <nav aria-label={t`More`}>
        {links.map(({ label, to }) => (
          <AppLink key={to} to={to}>
            {label}
          </AppLink>
        ))}
        <AppLink to="/settings">{t`Settings`}</AppLink>
        <button type="button" aria-keyshortcuts="Control+K" onClick={() => openPalette(true)}>
          {t`Commands`}
        </button>
        <button type="button" aria-keyshortcuts="?" onClick={() => openShortcuts(true)}>
          {t`Keyboard shortcuts`}
        </button>
        <LanguageSelect />
      </nav>
    </footer>
  );
}

import { AppLink } from '@tsugi/ui';
import { useSetAtom } from 'jotai';
import { use } from 'react';
import { ProductContext } from '../product-context.ts';
import { shortcutsOpenAtom } from './shortcuts/shortcuts-open-atom.ts';

export function Footer() {
  const openShortcuts = useSetAtom(shortcutsOpenAtom);
  const { name, providerName } = use(ProductContext);
  return (
    <footer className="footer">
      <span>
        {name} {__SHELL_VERSION__}, an independent client for {providerName}
      </span>
      <nav aria-label="More">
        <AppLink to="/browse/media">Browse</AppLink>
        <AppLink to="/compare/anime">Compare lists</AppLink>
        <AppLink to="/search/media">Search</AppLink>
        <button type="button" aria-keyshortcuts="?" onClick={() => openShortcuts(true)}>
          Keyboard shortcuts
        </button>
      </nav>
    </footer>
  );
}

import { AppLink, lazyPart } from '@tsugi/ui';
import { useSetAtom } from 'jotai';
import { Suspense, use } from 'react';
import { ProductContext } from '../product-context.ts';
import { shortcutsOpenAtom } from './shortcuts/shortcuts-open-atom.ts';
import { useFrameLinks } from './use-frame-links.ts';

const ToTop = lazyPart(async () => (await import('@tsugi/ui/components')).ToTop);

export function Footer() {
  const openShortcuts = useSetAtom(shortcutsOpenAtom);
  const { name, providerName } = use(ProductContext);
  const links = useFrameLinks('footer');
  return (
    <footer className="footer">
      {/* Next to the content for the Tab key, and in a landmark; it is fixed to the window. */}
      <Suspense>
        <ToTop />
      </Suspense>
      <span>
        {name} {__SHELL_VERSION__}, an independent client for {providerName}
      </span>
      <nav aria-label="More">
        {links.map(({ label, to }) => (
          <AppLink key={to} to={to}>
            {label}
          </AppLink>
        ))}
        <button type="button" aria-keyshortcuts="?" onClick={() => openShortcuts(true)}>
          Keyboard shortcuts
        </button>
      </nav>
    </footer>
  );
}

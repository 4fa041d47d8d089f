import { useAuth } from '@tsugi/data';
import { useLanguage } from '@tsugi/i18n';
import { t } from '@tsugi/i18n/macro';
import { Outlet, ScrollRestoration, useLocation } from '@tsugi/router';
import { type MouseEvent, Suspense, useState } from 'react';
import { BottomBar, Footer, FrameExtras } from './lazy-parts.ts';
import { TopBar } from './TopBar.tsx';

/**
 * Surrounds every page. A change of the language renders all of it again: the page as a new one, the frame and its widgets as they are, so that
 * the focus stays and a song plays on. A change of the account renders the page as a new one. The markup of its bars equals that of index.html, so that nothing moves when React replaces it.
 */
export function Frame() {
  const language = useLanguage();
  const account = useAccountChanges();
  const [began] = useState(useLocation().pathname);
  return (
    <div className="frame">
      {/* biome-ignore lint/a11y/useValidAnchor: it focuses an element of this page, see skip() */}
      <a className="skip-link" href="#main" onClick={skip}>{t`Skip to the content`}</a>
      <TopBar />
      <main className="main" id="main" tabIndex={-1}>
        <Outlet key={language + account} />
      </main>
      <Suspense fallback={<div className="footer" />}>
        <Footer />
      </Suspense>
      <Suspense fallback={<div className="bottom-bar" />}>
        <BottomBar />
      </Suspense>
      <ScrollRestoration />
      <Suspense>
        <FrameExtras began={began} />
      </Suspense>
    </div>
  );
}

/** How often another account has taken the place of one: nothing of a page's state stays then. A sign-in that only ends leaves it. */
function useAccountChanges(): number {
  const auth = useAuth();
  const id = auth.status === 'signed-in' ? auth.viewerId : undefined;
  const [known, setKnown] = useState({ id, changes: 0 });
  if (id && id !== known.id) setKnown({ id, changes: known.changes + (known.id ? 1 : 0) });
  return known.changes;
}

/** Moves the focus by script: the browser resolves a fragment against <base>, which is the home page. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

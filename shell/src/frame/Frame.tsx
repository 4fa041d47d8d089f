import { Outlet, ScrollRestoration, useLocation } from '@tsugi/router';
import { type MouseEvent, Suspense, useState } from 'react';
import { BottomBar, Footer, FrameExtras } from './late-parts.ts';
import { TopBar } from './TopBar.tsx';

/** What surrounds every page. Its outline equals the one in index.html, so nothing moves when it takes over. */
export function Frame() {
  const [began] = useState(useLocation().pathname);
  return (
    <div className="frame">
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place on this page, by hand as told below */}
      <a className="skip-link" href="#main" onClick={skip}>
        Skip to the content
      </a>
      <TopBar />
      <main className="main" id="main" tabIndex={-1}>
        <Outlet />
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

/** By hand: a fragment alone is resolved against the base address, and would lead to the home page. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

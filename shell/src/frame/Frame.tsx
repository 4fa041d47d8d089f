import { Outlet, ScrollRestoration } from '@tsugi/router';
import { Suspense } from 'react';
import { BottomBar, Footer, FrameExtras } from './late-parts.ts';
import { TopBar } from './TopBar.tsx';

/** What surrounds every page. Its outline equals the one in index.html, so nothing moves when it takes over. */
export function Frame() {
  return (
    <div className="frame">
      <a className="skip-link" href="#main">
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
        <FrameExtras />
      </Suspense>
    </div>
  );
}

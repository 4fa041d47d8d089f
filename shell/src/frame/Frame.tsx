import { Outlet, ScrollRestoration } from '@tsugi/router';
import { lazy, Suspense } from 'react';
import { BottomBar, Footer, NavigationFocus, NavigationProgress } from './late-parts.ts';
import { TopBar } from './TopBar.tsx';

// Messages that are raised before it has arrived wait in their queue.
const Toaster = lazy(async () => ({ default: (await import('@tsugi/ui/kit')).Toaster }));

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
        <NavigationFocus />
        <NavigationProgress />
        <Toaster />
      </Suspense>
    </div>
  );
}

import { Outlet, ScrollRestoration } from '@tsugi/router';
import { Toaster } from '@tsugi/ui';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { NavigationFocus } from './NavigationFocus.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { TopBar } from './TopBar.tsx';

/** What surrounds every page. Its outline equals the one in index.html, so nothing moves when it takes over. */
export function Frame() {
  return (
    <div className="frame">
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <NavigationProgress />
      <TopBar />
      <main className="main" id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <BottomBar />
      <NavigationFocus />
      <ScrollRestoration />
      <Toaster />
    </div>
  );
}

import { AppLink } from '@tsugi/ui';
import { AccountTools } from './AccountTools.tsx';
import { useFrameLinks } from './links/use-frame-links.ts';
import { QuickSearch } from './quick-search/QuickSearch.tsx';
import { ThemeButton } from './theme/ThemeButton.tsx';
import { WaitingButton } from './waiting/WaitingButton.tsx';

// Parts of the frame that are loaded after the first page, in one chunk.
export { BottomBar } from './BottomBar.tsx';
export { Footer } from './Footer.tsx';
export { FrameExtras } from './FrameExtras.tsx';

/** The links of the top bar that remotes declare. */
export function BarLinks() {
  return useFrameLinks('bar').map(({ label, to, current }) => (
    <AppLink key={to} to={to} aria-current={current}>
      {label}
    </AppLink>
  ));
}

/** The end of the top bar: search, waiting changes, theme, account. One component, so that all of it appears at once. */
export function BarEnd() {
  return (
    <>
      <QuickSearch />
      <div className="bar-tools">
        <WaitingButton />
        <ThemeButton />
        <AccountTools />
      </div>
    </>
  );
}

import { AccountTools } from './AccountTools.tsx';
import { QuickSearch } from './QuickSearch.tsx';
import { ThemeButton } from './ThemeButton.tsx';

/** The end of the top bar: search, theme, account. One part, so that all of it appears at once. */
export function BarEnd() {
  return (
    <>
      <QuickSearch />
      <div className="bar-tools">
        <ThemeButton />
        <AccountTools />
      </div>
    </>
  );
}

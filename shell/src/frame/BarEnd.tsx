import { AccountTools } from './AccountTools.tsx';
import { QuickSearch } from './QuickSearch.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import { WaitingButton } from './waiting/WaitingButton.tsx';

/** The end of the top bar: search, waiting changes, theme, account. One part, so that all of it appears at once. */
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

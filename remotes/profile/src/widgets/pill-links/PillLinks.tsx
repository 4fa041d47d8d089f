import { AppLink } from '@tsugi/ui';
import { useRevealCurrent } from '../../model/use-reveal-current.ts';
import classes from './PillLinks.module.css';

export interface PillLinksProps {
  readonly label: string;
  readonly links: readonly { readonly to: string; readonly label: string; readonly isCurrent: boolean }[];
  readonly className?: string | undefined;
}

/** Pages below a tab of the profile, as links in a row that scrolls; the current one is scrolled into view. */
export function PillLinks({ label, links, className = '' }: PillLinksProps) {
  const nav = useRevealCurrent();
  return (
    <nav ref={nav} className={`scroll-row flex narrow ${classes.pills} ${className}`} aria-label={label}>
      {links.map(({ to, label: text, isCurrent }) => (
        <AppLink key={to} to={to} aria-current={isCurrent ? 'page' : undefined} preventScrollReset>
          {text}
        </AppLink>
      ))}
    </nav>
  );
}

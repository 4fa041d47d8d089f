import { AppLink } from '@tsugi/ui';
import { useFrameLinks } from './use-frame-links.ts';

/** The links of the top bar that remotes declare. */
export function BarLinks() {
  return useFrameLinks('bar').map(({ label, to, current }) => (
    <AppLink key={to} to={to} aria-current={current}>
      {label}
    </AppLink>
  ));
}

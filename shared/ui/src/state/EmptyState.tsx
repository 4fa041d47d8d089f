import type { ReactNode } from 'react';
import { Glyph } from '../glyph/Glyph.tsx';
import { State } from './State.tsx';

const COMPASS = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15.5 8.5l-2 5-5 2 2-5z';

export interface EmptyStateProps {
  /** One sentence. */
  readonly title: string;
  readonly body?: ReactNode;
  /** One Button or ButtonLink. */
  readonly action?: ReactNode;
  /** 26 pixels; a compass by default. */
  readonly icon?: ReactNode;
  /** `h1` when the state is the whole page. */
  readonly titleAs?: 'h1' | 'h2' | 'p';
  readonly compact?: boolean;
  readonly className?: string | undefined;
}

/** There is nothing here, and what the user can do about it. */
export function EmptyState({ icon, ...props }: EmptyStateProps) {
  return <State {...props} tone="empty" icon={icon ?? <Glyph path={COMPASS} size={26} />} />;
}

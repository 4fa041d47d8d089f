import { t } from '@tsugi/i18n/macro';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Glyph } from '../glyph/Glyph.tsx';
import { State } from './State.tsx';

/** A cloud with an exclamation mark. */
const ALERT = 'M7 18a4.5 4.5 0 0 1-.5-9A6 6 0 0 1 18 10a4 4 0 0 1 1 7.8M12 11v5M12 20v.01';

export interface ErrorStateProps {
  /** What happened, in one sentence. */
  readonly title: string;
  readonly detail?: ReactNode;
  /** The kind of the error, published as `data-reason`. */
  readonly reason?: string;
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string;
  /** `h1` when the state is the whole page. */
  readonly titleAs?: 'h1' | 'h2' | 'p';
  readonly compact?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Something could not be shown, and how to request it again. */
export function ErrorState({
  detail,
  onRetry,
  retryLabel = t`Try again`,
  compact,
  ...props
}: ErrorStateProps) {
  return (
    <State
      {...props}
      compact={compact}
      tone="error"
      icon={<Glyph path={ALERT} size={compact ? 18 : 26} />}
      body={detail}
      action={
        onRetry && (
          <Button size={compact ? 'sm' : 'md'} onClick={onRetry}>
            {retryLabel}
          </Button>
        )
      }
    />
  );
}

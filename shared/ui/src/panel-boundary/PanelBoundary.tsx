import { host } from '@tsugi/contract';
import { laterTexts } from '@tsugi/i18n';
import { t } from '@tsugi/i18n/macro';
import { Component, type ReactNode } from 'react';
import { ErrorState } from '../state/ErrorState.tsx';

export interface PanelBoundaryProps {
  /** What stands in the panel's place when it fails. */
  readonly message: string;
  /** `page` when nothing else of the page is left; a panel when left out. */
  readonly extent?: 'panel' | 'page';
  readonly children: ReactNode;
}

interface PanelBoundaryState {
  readonly error: unknown;
  readonly isReading: boolean;
}

const DETAILS = {
  get panel() {
    return t`The rest of the page is not affected.`;
  },
  get page() {
    return t`Something that was loaded could not be shown.`;
  },
} as const;

/** An error boundary for one panel. Its retry reads what the panel showed anew: what it had may be why it failed. */
export class PanelBoundary extends Component<PanelBoundaryProps, PanelBoundaryState> {
  override state: PanelBoundaryState = { error: undefined, isReading: false };
  private readAgain: (() => Promise<void>) | undefined;

  static getDerivedStateFromError(error: unknown): PanelBoundaryState {
    return { error: error ?? new Error('Thrown without a value'), isReading: false };
  }

  override componentDidCatch(error: unknown): void {
    this.readAgain = host().renderFailed?.();
    host().onError({ error });
    // Its own texts are among those that come with a failure.
    void laterTexts()?.then(() => this.forceUpdate());
  }

  private readonly retry = async () => {
    if (this.state.isReading) return;
    this.setState({ isReading: true });
    await this.readAgain?.();
    this.setState({ error: undefined, isReading: false });
  };

  override render(): ReactNode {
    const { message, extent = 'panel', children } = this.props;
    if (this.state.error === undefined) return children;
    return (
      <ErrorState
        compact
        title={message}
        detail={DETAILS[extent]}
        retryLabel={this.state.isReading ? t`Trying again…` : t`Try again`}
        onRetry={() => void this.retry()}
      />
    );
  }
}

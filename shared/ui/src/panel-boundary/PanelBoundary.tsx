import { host } from '@tsugi/contract';
import { Component, type ReactNode } from 'react';
import { ErrorState } from '../state/ErrorState.tsx';

export interface PanelBoundaryProps {
  /** What stands in the panel's place when it fails. */
  readonly message: string;
  readonly children: ReactNode;
}

interface PanelBoundaryState {
  readonly error: unknown;
}

/** An error boundary for one panel, with a retry. */
export class PanelBoundary extends Component<PanelBoundaryProps, PanelBoundaryState> {
  override state: PanelBoundaryState = { error: undefined };

  static getDerivedStateFromError(error: unknown): PanelBoundaryState {
    return { error: error ?? new Error('Thrown without a value') };
  }

  override componentDidCatch(error: unknown): void {
    host().onError({ error });
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return (
      <ErrorState
        compact
        title={this.props.message}
        detail="The rest of the page is not affected."
        onRetry={() => this.setState({ error: undefined })}
      />
    );
  }
}

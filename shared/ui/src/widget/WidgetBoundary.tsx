import { host } from '@tsugi/contract';
import { laterTexts } from '@tsugi/i18n';
import { Component, type ReactNode } from 'react';

interface WidgetBoundaryProps {
  /** The remote that provides the widget. */
  readonly remote: string;
  readonly children: ReactNode;
  /** What is shown in place of a widget that failed while it rendered; the function reads anew what it showed, and starts it. */
  readonly fallback: (restart: () => void) => ReactNode;
}

/** An error boundary for one widget. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  private readAgain: (() => Promise<void>) | undefined;

  override componentDidCatch(error: unknown) {
    this.readAgain = host().renderFailed?.();
    host().onError({ error, remote: this.props.remote });
    // What is said then is among the texts that come with a failure.
    void laterTexts()?.then(() => this.forceUpdate());
  }

  private readonly restart = async () => {
    await this.readAgain?.();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? this.props.fallback(() => void this.restart()) : this.props.children;
  }
}

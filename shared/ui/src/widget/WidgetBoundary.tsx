import { host } from '@tsugi/contract';
import { Component, type ReactNode } from 'react';

interface WidgetBoundaryProps {
  /** The remote that provides the widget. */
  readonly remote: string;
  readonly children: ReactNode;
  /** What is shown in place of a widget that failed while it rendered; the function starts it anew. */
  readonly fallback: (restart: () => void) => ReactNode;
}

/** An error boundary for one widget. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    host().onError({ error, remote: this.props.remote });
  }

  private readonly restart = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.restart) : this.props.children;
  }
}

import { Component, type ReactNode } from 'react';

interface WidgetBoundaryProps {
  readonly children: ReactNode;
  /** What is shown in place of a widget that failed while it rendered; the function starts it anew. */
  readonly fallback: (restart: () => void) => ReactNode;
}

/** Keeps a failing widget from taking the page with it. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  private readonly restart = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.restart) : this.props.children;
  }
}

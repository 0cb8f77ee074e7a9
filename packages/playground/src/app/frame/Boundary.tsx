import { Component, type ErrorInfo, type ReactNode } from 'react';

type Props = { onCrash: (error: unknown, componentStack: string) => void; children: ReactNode };

/** Renders nothing after an error: the page says what happened. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onCrash(error, componentStack ?? '');
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

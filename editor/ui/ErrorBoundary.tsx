import { Component, type ReactNode } from 'react';

type Props = {
  /** Shown instead of the children after an error. */
  fallback: ReactNode;
  /** A new value renders the children again. */
  resetKey?: unknown;
  children: ReactNode;
};

/** Catches rendering errors, so that the rest of the editor keeps working. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) {
      this.setState({ failed: false });
    }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

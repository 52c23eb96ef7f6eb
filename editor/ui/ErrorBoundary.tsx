import { Component, type ReactNode } from 'react';

type Props = {
  /** Shown in the place of what threw. */
  fallback: ReactNode;
  /** Another value tries again. */
  resetKey?: unknown;
  children: ReactNode;
};

/** Keeps what throws while it is rendered from taking the rest of the editor with it. */
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

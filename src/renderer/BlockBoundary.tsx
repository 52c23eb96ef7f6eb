import { Component, type ReactNode } from 'react';

type Props = {
  name: string;
  /** The rendered block. When it changes after an error, it is rendered again. */
  block: object;
  /** Shown for a block that has never rendered without an error. Default: nothing. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * An error boundary for a block, so that an error does not remove the rest of the page. A block that throws is shown as last
 * rendered, or omitted. The error is logged with the location of the block.
 */
export class BlockBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  private lastGood: ReactNode;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`${this.props.name} could not be rendered and is omitted.`, error);
  }

  override componentDidMount() {
    this.keep();
  }

  override componentDidUpdate({ block }: Props) {
    this.keep();
    if (this.state.failed && block !== this.props.block) this.setState({ failed: false });
  }

  private keep() {
    if (!this.state.failed) this.lastGood = this.props.children;
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.lastGood ?? this.props.fallback ?? null;
  }
}

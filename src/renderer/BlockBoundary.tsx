import { Component, type ReactNode } from 'react';

type Props = {
  name: string;
  /** The block that is rendered: when another one comes in its place, rendering is tried again. */
  block: object;
  /** Shown for a block that was never rendered; nothing by default. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * Keeps a block that throws from taking the page with it: the block stays as it was rendered last, or is omitted,
 * and its place is logged once.
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

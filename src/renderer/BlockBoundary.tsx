import { Component, type ReactNode } from 'react';

type Props = { name: string; children: ReactNode };

/** Keeps a block that throws from taking the page with it: the block is left out and its place logged once. */
export class BlockBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`${this.props.name} could not be drawn and is left out.`, error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

import { Component, type ContextType, createContext, type ReactNode, Suspense } from 'react';
import type { Later } from '../shared/later.ts';
import { KeptElements, StaticCopy } from './StaticCopy.tsx';

/** The elements of the prerendered page by the names of its parts (prerenderedParts.ts); empty if there is none. */
export const Prerendered = createContext<ReadonlyMap<string, readonly Element[]>>(new Map());

type Props = {
  name: string;
  /** The rendered block, if the part is one. When it changes after an error, it is rendered again. */
  block?: object;
  /** The code without which the part throws. Default: none. */
  code?: readonly Later<unknown>[] | undefined;
  /** Shown instead of a part that throws and was not prerendered. Default: nothing. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * A part of a page. It is hydrated separately, and an error in it does not affect the rest. If it throws, it is shown as it was
 * prerendered, without script. A block being edited is shown as before the change. Any other part is omitted. The error is logged
 * with the name. A part whose code is missing when the page starts keeps its prerendered elements.
 */
export class Part extends Component<Props, { failed: boolean }> {
  static override contextType = Prerendered;
  declare context: ContextType<typeof Prerendered>;
  override state = { failed: false };
  private readonly isMissing = this.props.code?.some(({ get }) => get() === undefined);
  private good: Props | undefined;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`${this.props.name} could not be rendered.`, error);
  }

  override componentDidMount() {
    this.rememberProps();
  }

  override componentDidUpdate({ block }: Props) {
    this.rememberProps();
    if (this.state.failed && block !== this.props.block) this.setState({ failed: false });
  }

  private rememberProps() {
    if (!this.state.failed) this.good = this.props;
  }

  override render() {
    const { name, block, fallback, children } = this.props;
    const elements = this.context.get(name);
    if (!this.state.failed) {
      const kept = this.isMissing && elements;
      return (
        <Suspense>{kept ? <KeptElements of={kept}>{children}</KeptElements> : children}</Suspense>
      );
    }
    if (elements) return <StaticCopy of={elements} />;
    // Mounted does not mean rendered: the content may have been waiting to be hydrated. The same block would throw again.
    // The block that was in this place before an insertion has another name.
    const isOther = this.good?.name === name && this.good.block !== block;
    return isOther ? this.good?.children : fallback;
  }
}

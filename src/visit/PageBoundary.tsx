import { Component, type ReactNode } from 'react';

type Props = { root: Element; children: ReactNode };

/**
 * Keeps the page readable when something outside its blocks throws, where React would empty it: what `root` shows stays as
 * markup, with the answers of the FAQ open. Links are full loads from then on.
 */
export class PageBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };
  private copy: Node | undefined;

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('The page stays as it was, without script.', error);
    loadOnHistory();
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    // React has not touched the page yet when it renders this in place of what threw.
    this.copy ??= readableCopy(this.props.root);
    const { childNodes } = this.copy;
    return <div ref={(element) => element?.append(...childNodes)} />;
  }
}

function readableCopy(root: Element): Node {
  const copy = document.importNode(root, true);
  for (const answer of copy.querySelectorAll('[hidden="until-found"]')) {
    answer.removeAttribute('hidden');
  }
  return copy;
}

/** Loads the page of the address on Back and Forward: nothing else shows it on a page without script. */
export function loadOnHistory(): void {
  const { pathname } = window.location;
  window.addEventListener('popstate', () => {
    if (window.location.pathname !== pathname) window.location.reload();
  });
}

import { Component, type ReactNode } from 'react';

type Props = { root: Element; children: ReactNode };

/**
 * An error boundary for everything outside the blocks. Without it, React would empty the page. Instead, the content of `root`
 * remains as static markup, with the answers of the FAQ open, and links become full loads.
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
    // In the first render after the error, React has not changed the page yet.
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

/**
 * For a page without working code: reloads it when the browser is at another path, now or after Back and Forward. Offline it
 * waits, because a reload would replace the page with the browser's error page.
 */
export function loadOnHistory(): void {
  const { pathname } = window.early ?? window.location;
  const follow = () => {
    if (window.location.pathname !== pathname && navigator.onLine) window.location.reload();
  };
  window.addEventListener('popstate', follow);
  window.addEventListener('online', follow);
  follow();
}

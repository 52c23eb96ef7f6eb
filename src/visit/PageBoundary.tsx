import { Component, type ReactNode } from 'react';

type Props = { root: Element; children: ReactNode };

/**
 * An error boundary for everything outside the blocks. React would empty the page; instead, the content of `root` stays as
 * static markup, with the answers of the FAQ open. From then on links are full loads.
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
    // At this first render after the error, React has not changed the page yet.
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
 * For a page without working code: reloads it after Back and Forward to another path, which nothing else would show; also if
 * the browser is at another path by now. Offline it waits, because the browser's error would take the page's place.
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

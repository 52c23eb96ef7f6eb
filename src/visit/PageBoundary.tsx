import { Component, type ReactNode } from 'react';
import { StaticCopy } from '../ui/StaticCopy.tsx';

type Props = { root: Element; children: ReactNode };

/**
 * An error boundary for everything outside the parts of a page. Without it, React would empty the page. Instead, the content of
 * `root` remains as static markup, and the page works as it does without JavaScript.
 */
export class PageBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };
  private content: Element[] | undefined;

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('The page stays as it was, without script.', error);
    workWithoutCode();
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    // In the first render after the error, React has not changed the page yet.
    this.content ??= Array.from(this.props.root.children);
    return <StaticCopy of={this.content} />;
  }
}

/** Makes a page whose code has failed work as it does without JavaScript. */
export function workWithoutCode(): void {
  window.early?.giveUp();
  loadOnHistory();
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

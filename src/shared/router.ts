import { useContext } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  UNSAFE_NavigationContext as NavigationContext,
  type Navigator,
} from 'react-router-dom';

// Everything that visitors' code uses from React Router: its history, a `Router` around it, and the hooks for both. The documents
// are the routes, and src/visit decides which page is shown. A data router with routes and scroll restoration would add 19.2 KB
// of JavaScript to every visit (brotli). Version 7 exports its history and its contexts only as `UNSAFE_`.
export {
  createPath,
  type Location,
  type Navigator,
  type Path,
  parsePath,
  Router,
  StaticRouter,
  type To,
  useInRouterContext,
  useLocation,
} from 'react-router-dom';

/** The state of a history entry: its index among the entries, and its open dialog: true for the form dialog, or a name. */
export type EntryState = { index: number; dialog?: boolean | string } | null;

export type Entry = Location<EntryState>;

/**
 * The navigator of the `Router` around a component. `useNavigate` would also resolve relative addresses and serve a data router,
 * which adds 1.3 KB of JavaScript to every visit (brotli).
 */
export function useNavigator(): Navigator {
  return useContext(NavigationContext).navigator;
}

export type RouterHistory = Pick<
  ReturnType<typeof createBrowserHistory>,
  'location' | 'createHref' | 'push' | 'replace' | 'go'
> & { listen(onBackOrForward: () => void): () => void };

export function createHistory(): RouterHistory {
  return Object.assign(createBrowserHistory(), { go });
}

/**
 * Moves through the history. The Navigation API counts only the page's own entries, whereas history.go(-1) after a navigation
 * inside the form's frame would only go back in that frame.
 */
function go(by: number): void {
  if (by === -1 && window.navigation?.canGoBack) window.navigation.back();
  else window.history.go(by);
}

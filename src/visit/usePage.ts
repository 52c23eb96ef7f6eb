import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { Page } from '../../schema/index.ts';
import type { Documents } from './documents.ts';
import { documentPath } from './links.ts';
import { pageNotLoaded } from './pageNotLoaded.ts';

/**
 * The document of the address. While one is on its way (back to a page that is not in the cache) the
 * page before stays; when it cannot be had a toast says so.
 */
export function usePage(documents: Documents, first: Page): Page {
  const path = documentPath(useLocation().pathname);
  const peek = () => documents.peek(path);
  const here = useSyncExternalStore(documents.subscribe, peek, peek);
  const shown = useRef(first);
  const page = here ?? shown.current;

  useEffect(() => {
    shown.current = page;
  }, [page]);

  useEffect(() => {
    if (documents.peek(path)) return;
    let wanted = true;
    documents.load(path).catch(() => wanted && pageNotLoaded());
    return () => {
      wanted = false;
    };
  }, [documents, path]);

  return page;
}

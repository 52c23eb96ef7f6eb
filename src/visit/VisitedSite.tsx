import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { notFoundAt } from '../../schema/browser.ts';
import { App } from '../App.tsx';
import { InSteps } from '../renderer/Blocks.tsx';
import { later } from '../shared/later.ts';
import { showProgress } from '../shared/progress.ts';
import { Router } from '../shared/router.ts';
import type { VisitorSite } from '../shared/site.ts';
import { replayEarlyClick } from '../start/early.ts';
import { arrive } from './arrive.ts';
import type { Documents } from './documents.ts';
import { listen } from './listen.ts';
import { usePrefetchInView } from './usePrefetchInView.ts';
import type { Visit } from './visit.ts';

/** The code of a page's head. The first page does not need it, because its head is prerendered. */
export const visitedHead = later(() => import('./VisitedHead.tsx'));

type Props = { site: VisitorSite; documents: Documents; visit: Visit };

/** Renders what the visit shows. The router's location is that of the shown page. */
export function VisitedSite({ site, documents, visit }: Props) {
  const view = useSyncExternalStore(visit.subscribe, visit.getView, visit.getView);
  const { page, entry, announcement, inSteps } = view;
  const start = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => arrive(view, start.current), [view]);
  // This must run before the effect with the listener, which may begin a navigation immediately.
  useEffect(() => {
    let end = () => {};
    return visit.onWaiting((isWaiting) => {
      end();
      end = isWaiting ? showProgress() : () => {};
    });
  }, [visit]);
  useEffect(() => listen(visit, documents), [visit, documents]);
  usePrefetchInView(documents, page);
  useEffect(() => {
    if (page.path === notFoundAt(site.home)) {
      console.warn(`404: no page at ${window.location.pathname}`);
      if (/[A-Z]/.test(window.location.pathname)) {
        import('./otherCase.ts').then(
          (code) => code.openOtherCase(window.location),
          () => {},
        );
      }
    }
  }, [page, site]);
  useEffect(replayEarlyClick, []);

  // The head is rendered after the first block, with the rest of the page.
  const headPage = useDeferredValue(page);
  const [first] = useState(page);
  const [hasMoved, setMoved] = useState(false);
  if (headPage !== first && !hasMoved) setMoved(true);
  const Head = hasMoved ? visitedHead.get()?.default : undefined;
  const head = useMemo(() => Head && <Head site={site} page={headPage} />, [site, headPage, Head]);

  // Memoized, so that a change of the hash or the dialog does not render the blocks again.
  const app = useMemo(
    () => (
      <InSteps value={inSteps}>
        <App site={site} page={page} head={head} announcement={announcement} start={start} />
      </InSteps>
    ),
    [site, page, head, announcement, inSteps],
  );
  return (
    <Router location={entry} navigator={visit}>
      {app}
    </Router>
  );
}

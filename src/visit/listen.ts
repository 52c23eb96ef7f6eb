import { documentPath } from '../../schema/browser.ts';
import { leadFormRequests } from '../layout/leadFormRequests.ts';
import type { Documents } from './documents.ts';
import { isUnmodifiedClick, linkMeaning } from './links.ts';
import type { Visit } from './visit.ts';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Forwards events of the visitor and the browser to a visit. Blocks render plain links, which work without JavaScript. One
 * listener turns all of them into client-side navigation, and prefetches a page when the pointer or focus reaches its link.
 * Returns a function that stops listening.
 */
export function listen(visit: Visit, documents: Documents): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const meaningOf = ({ target }: Event) => linkMeaning(target, visit.getView().entry);

  document.addEventListener(
    'click',
    (event) => {
      const meaning = isUnmodifiedClick(event) ? meaningOf(event) : undefined;
      if (!meaning) return;
      event.preventDefault();
      if (meaning.kind === 'lead-form') {
        leadFormRequests.send(meaning.link);
      } else {
        visit.push(meaning.to);
      }
    },
    { signal },
  );
  const onIntent = (event: Event) => {
    const meaning = meaningOf(event);
    if (meaning?.kind === 'page') documents.prefetch(documentPath(meaning.to.pathname));
  };
  for (const intent of intents) {
    document.addEventListener(intent, onIntent, { signal, passive: true });
  }

  // The browser restores the scroll position of a full load, and the visit that of a client-side navigation.
  const takeScroll = () => {
    window.history.scrollRestoration = 'manual';
  };
  if (document.readyState === 'complete') takeScroll();
  else window.addEventListener('load', takeScroll, { once: true, signal });
  window.addEventListener('pageshow', takeScroll, { signal });
  window.addEventListener(
    'pagehide',
    () => {
      if (visit.leave()) window.history.scrollRestoration = 'auto';
    },
    { signal },
  );

  const end = visit.start();
  return () => {
    end();
    listening.abort();
  };
}

import { leadFormRequests } from '../layout/leadFormRequests.ts';
import { documentPath } from '../shared/paths.ts';
import type { Documents } from './documents.ts';
import { isPlainClick, linkMeaning } from './links.ts';
import type { Visit } from './visit.ts';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Tells a visit what the visitor and the browser do. Blocks render plain links, which work without script; one listener
 * makes them all client-side navigation, and fetches a page while the pointer is over its link. Returns what ends it.
 */
export function listen(visit: Visit, documents: Documents): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const meaningOf = ({ target }: Event) => linkMeaning(target, visit.getShown().entry);

  document.addEventListener(
    'click',
    (event) => {
      const meaning = isPlainClick(event) ? meaningOf(event) : undefined;
      if (!meaning) return;
      event.preventDefault();
      if (meaning.kind === 'lead-form') {
        leadFormRequests.send({ kind: 'open', opener: meaning.link });
      } else {
        visit.push(meaning.to);
      }
    },
    { signal },
  );
  const onIntent = (event: Event) => {
    const meaning = meaningOf(event);
    if (meaning?.kind === 'lead-form') leadFormRequests.send({ kind: 'wanted' });
    if (meaning?.kind === 'page') documents.prefetch(documentPath(meaning.to.pathname));
  };
  for (const intent of intents) {
    document.addEventListener(intent, onIntent, { signal, passive: true });
  }
  window.addEventListener('online', visit.retry, { signal });

  // The browser restores the scroll position of a full load by itself; the visit does so for client-side navigation.
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

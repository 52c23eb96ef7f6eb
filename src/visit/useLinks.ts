import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { leadFormRequests } from '../layout/leadFormRequests.ts';
import { CodeMissing, type Documents } from './documents.ts';
import { documentPath, isPlainClick, linkMeaning } from './links.ts';
import { pageNotLoaded } from './pageNotLoaded.ts';

/**
 * Follows every link of the site on the client. Blocks render plain links, which work without script;
 * one listener here gives them all the faster way: the page's document is fetched while the pointer
 * is over the link, and the page changes when it is there. A page that cannot be loaded is a toast,
 * and what the visitor sees stays; when the browser was offline it follows as soon as it is back. Code that
 * is not there any more, after a new build, makes it a full load.
 */
export function useLinks(documents: Documents): void {
  const navigate = useNavigate();

  useEffect(() => {
    let latest = 0;

    const follow = async (path: string, hash: string) => {
      latest += 1;
      const mine = latest;
      try {
        await documents.load(path);
        if (mine === latest) navigate(path + hash);
      } catch (error) {
        if (mine !== latest) return;
        if (error instanceof CodeMissing && navigator.onLine) {
          // A full load gets the page as it is built now.
          window.location.assign(path + hash);
          return;
        }
        pageNotLoaded();
        if (navigator.onLine) return;
        const again = () => mine === latest && follow(path, hash);
        window.addEventListener('online', again, { once: true });
      }
    };

    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      const meaning = linkMeaning(event.target);
      if (!meaning) return;
      event.preventDefault();
      if (meaning.kind === 'lead-form') {
        leadFormRequests.send({ kind: 'open', opener: meaning.link });
      } else if (meaning.path === documentPath(window.location.pathname)) {
        latest += 1;
        navigate(window.location.pathname + meaning.hash);
      } else {
        follow(meaning.path, meaning.hash);
      }
    };

    const onIntent = (event: Event) => {
      const meaning = linkMeaning(event.target);
      if (meaning?.kind === 'lead-form') leadFormRequests.send({ kind: 'wanted' });
      if (meaning?.kind === 'page') documents.prefetch(meaning.path);
    };

    document.addEventListener('click', onClick);
    for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      for (const intent of intents) document.removeEventListener(intent, onIntent);
    };
  }, [documents, navigate]);
}

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

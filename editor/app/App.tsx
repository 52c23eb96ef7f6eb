import { lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { factsOf, fillFacts } from '../../schema/facts.ts';
import type { Overview } from '../api.ts';
import { Muted } from '../ui/controls.ts';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { useTask } from '../ui/useTask.ts';
import { client } from './client.ts';
import { PageList } from './PageList.tsx';

// Most of the code, and none of it is needed to see the pages: it comes while one looks at them.
const editor = import('./DocumentEditor.tsx');
const DocumentEditor = lazy(() => editor);

/** The editor: the list of pages, or the document that the address names (`#faq.json`). */
export function App() {
  const name = useSyncExternalStore(onHashChange, () => decodeURIComponent(location.hash.slice(1)));
  const [overview, setOverview] = useState<Overview>();
  const { run, refused } = useTask();

  const refresh = useCallback(async () => setOverview(await client.overview()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again whenever another document is opened
  useEffect(() => void run(refresh), [name]);

  if (refused) return <RefusedNote refused={refused} />;
  if (!overview) return <Muted>Reading the pages …</Muted>;
  const { id, site, pages } = overview;
  if (name === '') {
    // Titles have the company's facts in them, as visitors read them.
    const filled = site ? fillFacts(pages, factsOf(site)) : pages;
    return <PageList overview={{ ...overview, pages: filled }} onChanged={refresh} />;
  }
  if (!site) {
    return (
      <Muted role="alert">
        site.json has mistakes that keep pages from being shown. Mend them in your text editor; “npm
        run validate” names them.
      </Muted>
    );
  }
  return (
    <Suspense fallback={<Muted>Opening {name} …</Muted>}>
      <DocumentEditor key={name} siteId={id} name={name} site={site} pages={pages} />
    </Suspense>
  );
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

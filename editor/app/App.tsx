import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { factsOf, fillFacts } from '../../schema/facts.ts';
import type { Site } from '../../schema/index.ts';
import { siteSchema } from '../../schema/site.ts';
import type { Overview } from '../api.ts';
import { Muted } from '../ui/controls.ts';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { useTask } from '../ui/useTask.ts';
import { client } from './client.ts';
import { DocumentEditor } from './DocumentEditor.tsx';
import { PageList } from './PageList.tsx';
import { siteName } from './siteName.ts';

/** The editor: the list of pages, or the document that the address names (`#faq.json`). */
export function App() {
  const name = useSyncExternalStore(onHashChange, () => decodeURIComponent(location.hash.slice(1)));
  const [overview, setOverview] = useState<Overview>();
  const [site, setSite] = useState<Site>();
  const { run, refused } = useTask();

  const refresh = useCallback(async () => {
    const [pages, source] = await Promise.all([client.overview(), client.read(siteName)]);
    setOverview(pages);
    const parsed = siteSchema.safeParse(source.document);
    if (parsed.success) setSite(parsed.data);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again whenever another document is opened
  useEffect(() => void run(refresh), [name]);

  if (refused) return <RefusedNote refused={refused} />;
  if (!overview) return <Muted>Reading the pages …</Muted>;
  if (name === '') return <PageList overview={withFacts(overview, site)} onChanged={refresh} />;
  if (!site) {
    return (
      <Muted role="alert">
        site.json has mistakes that keep pages from being shown. Mend them in your text editor; “npm
        run validate” names them.
      </Muted>
    );
  }
  return <DocumentEditor key={name} name={name} site={site} pages={overview.pages} />;
}

/** The pages with the company's facts in their titles, as visitors read them. */
function withFacts(overview: Overview, site: Site | undefined): Overview {
  return site ? fillFacts(overview, factsOf(site)) : overview;
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

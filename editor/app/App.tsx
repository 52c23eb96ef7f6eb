import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { factsOf, fillFacts } from '../../schema/facts.ts';
import { type Overview, siteName } from '../api.ts';
import { ask } from '../document/ask.ts';
import { DownloadsProvider } from '../document/DownloadsContext.ts';
import { keepFocus } from '../document/keepFocus.ts';
import { listenForKeys } from '../document/keys.ts';
import { PublishProvider } from '../document/PublishContext.ts';
import { useAddress } from '../document/useAddress.ts';
import { useTask } from '../document/useTask.ts';
import { ButtonLink, Muted, Row } from '../ui/controls.ts';
import { Message } from '../ui/Message.ts';
import { healthName, PageList, picturesName } from './PageList.tsx';
import { PicturesPage } from './PicturesPage.tsx';
import { RefusedNote } from './RefusedNote.tsx';

// Most of the code, and not needed for the list of pages: it loads while the list is shown.
const editor = import('./DocumentEditor.tsx');
const DocumentEditor = lazy(() => editor);
const HealthPage = lazy(async () => ({ default: (await import('./HealthPage.tsx')).HealthPage }));

/** The editor: the list of pages, the pictures (`#pictures`), the health of all pages (`#health`) or
 * of one (`#health:/faq.json`), or the document that the address names (fieldAddress.ts). */
export function App() {
  const { name, path } = useAddress();
  const [overview, setOverview] = useState<Overview>();
  const { run, refused } = useTask();

  const refresh = useCallback(async () => setOverview(await ask('overview', {})), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when another document is opened
  useEffect(() => void run(refresh), [name]);

  useEffect(() => listenForKeys(document), []);
  useEffect(() => keepFocus(document), []);

  if (refused) {
    return (
      <Message>
        <RefusedNote refused={refused} />
      </Message>
    );
  }
  if (!overview) return <Muted>Reading the pages …</Muted>;
  const { id, site, pages, downloads, canPublish } = overview;
  const publish = { canPublish, onChanged: () => void run(refresh) };
  // Facts are filled in, so titles are as visitors read them.
  const filled = { ...overview, pages: site ? fillFacts(pages, factsOf(site)) : pages };
  if (name === '') {
    return (
      <PublishProvider value={publish}>
        <PageList overview={filled} onChanged={refresh} />
      </PublishProvider>
    );
  }
  if (name === picturesName) return <PicturesPage />;
  if (name === healthName) {
    const [only] = path;
    return (
      <Suspense fallback={<Muted>Reading …</Muted>}>
        <HealthPage key={only} overview={filled} only={only === undefined ? only : `${only}`} />
      </Suspense>
    );
  }
  if (!site && name !== siteName) {
    return (
      <Message role="alert">
        <Muted>
          The site settings have mistakes, and no page can be shown without them. Fix them first.
        </Muted>
        <Row>
          <ButtonLink data-main="" href={`#${siteName}`}>
            Open the site settings
          </ButtonLink>
          <ButtonLink href="#">All pages</ButtonLink>
        </Row>
      </Message>
    );
  }
  return (
    <PublishProvider value={publish}>
      <Suspense fallback={<Muted>Opening …</Muted>}>
        <DownloadsProvider value={{ downloads, refresh }}>
          <DocumentEditor
            key={name}
            siteId={id}
            name={name}
            site={site}
            pages={pages}
            refresh={refresh}
          />
        </DownloadsProvider>
      </Suspense>
    </PublishProvider>
  );
}

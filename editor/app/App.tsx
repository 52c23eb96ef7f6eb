import { lazy, Suspense, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { factsOf, fillFacts } from '../../schema/browser.ts';
import { type Overview, picturesName, siteName } from '../api.ts';
import { ask } from '../document/ask.ts';
import { DownloadsProvider } from '../document/DownloadsContext.ts';
import { keepFocus } from '../document/keepFocus.ts';
import { listenForKeys } from '../document/keys.ts';
import { refuseFiles } from '../document/refuseFiles.ts';
import { useAddress } from '../document/useAddress.ts';
import { useAnswer } from '../document/useAnswer.ts';
import { healthName, PageList } from '../pages/PageList.tsx';
import { PicturesPage } from '../pictures/PicturesPage.tsx';
import { PublishContext } from '../publish/PublishButton.tsx';
import { ButtonLink, Message, Muted, panel, Row } from '../ui/controls.ts';
import { RefusedNote } from '../ui/RefusedNote.tsx';

// Most of the code. The list of pages does not need it, so it loads while the list is shown.
const editor = import('../workspace/DocumentEditor.tsx');
const DocumentEditor = lazy(() => editor);
const HealthPage = lazy(async () => ({
  default: (await import('../health/HealthPage.tsx')).HealthPage,
}));

/** The editor: the list of pages, the pictures (`#pictures`), their health (`#health`), or the
 * document in the address (fieldAddress.ts). */
export function App() {
  const { name } = useAddress();
  const {
    answer: overview,
    refused,
    again,
  } = useAnswer(name, (signal) => ask('overview', {}, signal));

  useEffect(() => {
    // Another program may have changed a drawing.
    const onShown = () => document.visibilityState === 'visible' && void again();
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [again]);

  useEffect(() => listenForKeys(document), []);
  useEffect(() => keepFocus(document), []);
  useEffect(() => refuseFiles(document), []);

  const note = refused && <RefusedNote refused={refused} again={again} />;
  if (!overview) return note ? <Message>{note}</Message> : <Muted>Reading the pages …</Muted>;
  return (
    <>
      <Shown overview={overview} refresh={again} name={name} />
      {note && <Banner>{note}</Banner>}
    </>
  );
}

const Banner = styled.div`
  position: fixed;
  inset: auto 1rem 1rem;
  z-index: 1000;
  max-width: 40rem;
  padding: 1rem;
  ${panel}
  border: 2px solid var(--editor-error);
`;

type ShownProps = {
  overview: Overview;
  refresh: () => Promise<void>;
  name: string;
};

/** The view for the current address. */
function Shown({ overview, refresh, name }: ShownProps) {
  const { site, pages, canPublish } = overview;
  const publish = { canPublish, onChanged: refresh };
  // Fill in facts, so that titles read as visitors see them.
  const filled = { ...overview, pages: site ? fillFacts(pages, factsOf(site)) : pages };
  if (name === picturesName) return <PicturesPage />;
  if (name === healthName) {
    return (
      <Suspense fallback={<Muted>Reading …</Muted>}>
        <HealthPage overview={filled} />
      </Suspense>
    );
  }
  return (
    <PublishContext value={publish}>
      {name === '' ? (
        <PageList overview={filled} onChanged={refresh} />
      ) : (
        <OpenedDocument key={name} overview={overview} refresh={refresh} name={name} />
      )}
    </PublishContext>
  );
}

/** A document. While site.json has errors, it stays open with the last valid settings. */
function OpenedDocument({ overview, refresh, name }: ShownProps) {
  const { id, pages, downloads } = overview;
  const [lastSite, setLastSite] = useState(overview.site);
  if (overview.site && overview.site !== lastSite) setLastSite(overview.site);
  const site = overview.site ?? lastSite;
  if (!site && name !== siteName) {
    return (
      <Message role="alert">
        <Muted>The site settings have errors, so no page can be shown. Fix the errors first.</Muted>
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
    <Suspense fallback={<Muted>Opening …</Muted>}>
      <DownloadsProvider value={{ downloads, refresh }}>
        <DocumentEditor siteId={id} name={name} site={site} pages={pages} refresh={refresh} />
      </DownloadsProvider>
    </Suspense>
  );
}

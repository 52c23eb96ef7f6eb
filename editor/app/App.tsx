import { lazy, Suspense, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { type Overview, picturesName } from '../api.ts';
import { keepFocus } from '../document/keepFocus.ts';
import { listenForKeys } from '../document/keys.ts';
import { loadForms } from '../document/loadForms.ts';
import { OpenElsewhere, type OpenSite } from '../document/openSite.ts';
import { refuseFiles } from '../document/refuseFiles.ts';
import { OpenSiteProvider, useChecked, useOpenSite } from '../document/SiteContext.ts';
import { useAddress } from '../document/useAddress.ts';
import { healthName, PageList } from '../pages/PageList.tsx';
import { FolderProvider } from '../publishing/HowToPublish.tsx';
import { type Publishing, PublishingProvider } from '../publishing/LiveState.tsx';
import { Refused } from '../refused.ts';
import { Button, Message, MessageText, Muted, panel, Row } from '../ui/controls.ts';
import { NoticeProvider, useAnnounce } from '../ui/Notice.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';

// Most of the code. The list of pages does not need it, so it loads while the list is shown.
const editor = Promise.all([import('../workspace/DocumentEditor.tsx'), loadForms()]);
const DocumentEditor = lazy(async () => (await editor)[0]);
const HealthPage = lazy(async () => {
  const [{ HealthPage }] = await Promise.all([import('../health/HealthPage.tsx'), loadForms()]);
  return { default: HealthPage };
});
const PicturesPage = lazy(async () => ({
  default: (await import('../pictures/PicturesPage.tsx')).PicturesPage,
}));

type Props = {
  /** Opens the site; with `isForced`, even if another tab has it, which then stops. `onLost` is called if that happens to this one. */
  open: (isForced: boolean, onLost: () => void) => Promise<OpenSite>;
  /** Only for a demo: removes everything that was changed in it. */
  startOver?: (() => Promise<void>) | undefined;
  /** Only for a folder: its path, once the site is open. */
  folder?: (() => string) | undefined;
  /** Only for a home that publishes. */
  publishing?: Publishing | undefined;
};

/** The editor: opens the site, which one tab at a time can edit. */
export function App({ open, startOver, folder, publishing }: Props) {
  const { site, failed, isElsewhere, openAgain } = useOpening(open);
  useEffect(() => listenForKeys(document), []);
  useEffect(() => keepFocus(document), []);
  useEffect(() => refuseFiles(document), []);

  if (isElsewhere) return <InOtherTab words={storageWords(site)} onContinue={openAgain} />;
  if (failed !== undefined) {
    return (
      <Message>
        <RefusedNote refused={Refused.of(failed)} again={openAgain} />
        {publishing && <Button onClick={publishing.signInAgain}>Sign in again</Button>}
      </Message>
    );
  }
  if (!site) return <Muted>Reading the pages …</Muted>;
  return (
    <OpenSiteProvider value={site}>
      <NoticeProvider>
        <FolderProvider value={folder?.()}>
          <PublishingProvider value={publishing}>
            <Screens />
          </PublishingProvider>
        </FolderProvider>
        {startOver && (
          <DemoBar>
            <Muted as="span">This is a demo. Your changes stay in this browser.</Muted>
            <Button onClick={() => void startOver()}>Start over</Button>
          </DemoBar>
        )}
      </NoticeProvider>
    </OpenSiteProvider>
  );
}

/** Opens a site while the component exists. `isElsewhere`: another tab has it; `openAgain` opens it even then. */
function useOpening(open: Props['open']) {
  const [site, setSite] = useState<OpenSite>();
  const [failed, setFailed] = useState<unknown>();
  const [isLost, setIsLost] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    let opened: OpenSite | undefined;
    setFailed(undefined);
    open(attempt > 0, () => setIsLost(true)).then(
      (next) => {
        if (!isCurrent) return next.close();
        opened = next;
        setSite(next);
      },
      (error: unknown) => isCurrent && setFailed(error),
    );
    return () => {
      isCurrent = false;
      opened?.close();
    };
  }, [open, attempt]);
  const openAgain = () => {
    setSite(undefined);
    setIsLost(false);
    setAttempt((count) => count + 1);
  };
  return { site, failed, isElsewhere: isLost || failed instanceof OpenElsewhere, openAgain };
}

const DemoBar = styled(Row).attrs({ as: 'aside', 'aria-label': 'Demo' })`
  position: fixed;
  bottom: 0.5rem;
  left: 0.5rem;
  z-index: 800;
  box-sizing: border-box;
  max-width: calc(100% - 1rem);
  padding: 0.3rem 0.6rem;
  ${panel}
`;

function InOtherTab({ words, onContinue }: { words: string; onContinue: () => void }) {
  return (
    <Message>
      <MessageText role="alert">
        <h1>Open in another tab</h1>
        <Muted>This site is open in another tab or window. {words}</Muted>
        <Button data-main="" onClick={onContinue}>
          Continue here
        </Button>
      </MessageText>
    </Message>
  );
}

/** Whether the other tab has the changes of this one. */
function storageWords(site: OpenSite | undefined): string {
  const state = site?.storageState();
  return typeof state === 'object'
    ? `${state.failed} It does not have the last changes of this tab.`
    : 'Your changes are kept.';
}

function Screens() {
  const { name } = useAddress();
  const { foundEdits } = useOpenSite();
  const overview = useChecked()?.overview;
  const announce = useAnnounce();
  useEffect(() => {
    if (foundEdits === undefined) return;
    const time = new Date(foundEdits).toLocaleTimeString([], { timeStyle: 'short' });
    announce(`Your changes from ${time} were restored.`, 'Discard');
  }, [foundEdits, announce]);
  if (!overview) return <Muted>Reading the pages …</Muted>;
  return <Screen overview={overview} name={name} />;
}

type ScreenProps = { overview: Overview; name: string };

/** The list of pages, the pictures (`#pictures`), the health of all pages (`#health`), or the document in the address (fieldAddress.ts). */
function Screen({ overview, name }: ScreenProps) {
  if (name === picturesName) {
    return (
      <Suspense fallback={<Muted>Reading …</Muted>}>
        <PicturesPage />
      </Suspense>
    );
  }
  if (name === healthName) {
    return (
      <Suspense fallback={<Muted>Reading …</Muted>}>
        <HealthPage overview={overview} />
      </Suspense>
    );
  }
  if (name === '') return <PageList overview={overview} />;
  return (
    <Suspense fallback={<Muted>Opening …</Muted>}>
      <DocumentEditor key={name} name={name} overview={overview} />
    </Suspense>
  );
}

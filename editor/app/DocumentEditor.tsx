import '@puckeditor/core/no-external.css';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { drawingNames } from '../../schema/drawings.ts';
import type { Site } from '../../schema/index.ts';
import { blockDefinitions } from '../../schema/index.ts';
import { drawingRegistry } from '../../src/art/index.ts';
import { preparePage } from '../../src/renderer/preparePage.ts';
import type { Draft, PageEntry, Source } from '../api.ts';
import { Button, Muted, Row } from '../ui/controls.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { useTask } from '../ui/useTask.ts';
import { client } from './client.ts';
import { DraftOffer } from './DraftOffer.tsx';
import { draftsOf } from './drafts.ts';
import { holdOpen } from './openTabs.ts';
import { TextEditor } from './TextEditor.tsx';
import { formOfDocument } from './useDocument.ts';
import { Workspace } from './Workspace.tsx';

type Props = {
  siteId: string;
  name: string;
  /** Omitted while site.json has mistakes: then nothing can be shown as a form. */
  site: Site | undefined;
  pages: readonly PageEntry[];
  /** Reads again what is known of all files. */
  refresh: () => Promise<void>;
};

/** Opens one document: reads its file, offers what was not saved of it, and shows both as a form or as text. */
export default function DocumentEditor({ siteId, name, site, pages, refresh }: Props) {
  const [opening] = useState(() => ({ site: siteId, name, tab: crypto.randomUUID() }));
  const [source, setSource] = useState<Source>();
  const [draft, setDraft] = useState<Draft>();
  const [offered, setOffered] = useState<Draft[]>([]);
  const [turn, setTurn] = useState(0);
  const { run, refused } = useTask();
  const { toData } = formOfDocument(name);

  useEffect(() => holdOpen(opening), [opening]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each document; the key says so
  useEffect(() => {
    run(async () => {
      const [read] = await Promise.all([client.read(name), loadAllBlocks()]);
      setOffered(await draftsOf(siteId, read));
      setSource(read);
    });
  }, []);

  /** Shows another state of the document, with its draft where there is one. */
  const open = (next: Source, unsaved?: Draft) => {
    setSource(next);
    setDraft(unsaved);
    setTurn((before) => before + 1);
  };
  /** What the form could not show, draft and all. */
  const openAsText = () =>
    run(async () => {
      const read = await client.read(name);
      const kept = (await draftsOf(siteId, read)).find(({ tab }) => tab === opening.tab) ?? draft;
      const document = kept ? await client.textOf(name, kept.document) : read.text;
      const time = new Date().toISOString();
      open(read, { tab: opening.tab, base: read, time, ...kept, document });
    });

  if (refused) {
    return (
      <Page>
        <RefusedNote refused={refused} />
        <Back />
      </Page>
    );
  }
  if (!source) return <Muted>Opening {name} …</Muted>;
  if (offered.length > 0) {
    return (
      <DraftOffer
        opening={opening}
        source={source}
        drafts={offered}
        onOpen={(taken) => {
          setDraft(taken);
          setOffered([]);
        }}
      />
    );
  }
  if (source.text === undefined) return <Unreadable name={name} />;
  const edited = draft ? draft.document : source.document;
  if (!site || typeof edited === 'string' || !toData(edited)) {
    const openForm = async (saved: Source) => {
      await refresh();
      open(saved);
    };
    return (
      <TextEditor
        key={turn}
        opening={opening}
        source={source}
        {...(draft && { draft })}
        openForm={(saved) => run(() => openForm(saved))}
      />
    );
  }
  return (
    <ErrorBoundary key={turn} fallback={<Broken name={name} openAsText={openAsText} />}>
      <Workspace
        opening={opening}
        source={source}
        {...(draft && { draft })}
        site={site}
        pages={pages}
        openText={open}
      />
    </ErrorBoundary>
  );
}

const Page = styled.main`
  display: grid;
  gap: 1.25rem;
  justify-items: start;
  max-width: 44rem;
  margin: 0 auto;
  padding: 3rem 1.5rem;

  & h1 { margin: 0; font-size: 1.6rem; line-height: 1.2; }
`;

function Back() {
  return (
    <Button as="a" href="#">
      Back to all pages
    </Button>
  );
}

/** In the place of a file of which not even the text can be read. */
function Unreadable({ name }: { name: string }) {
  return (
    <Page role="alert">
      <h1>{name} cannot be read</h1>
      <Muted>
        The file is not one that can be edited here: it may be a folder or a link, or it is not
        written in UTF-8. “npm run validate” says which, and what to do.
      </Muted>
      <Back />
    </Page>
  );
}

/** In the place of a workspace that threw. */
function Broken({ name, openAsText }: { name: string; openAsText: () => void }) {
  return (
    <Page role="alert">
      <h1>{name} could not be shown</h1>
      <Muted>
        Something in the editor failed while it showed this document. Nothing was written to its
        file, and what you had not saved is kept. Open the document as text to go on, or go back to
        all pages and open it again.
      </Muted>
      <Row>
        <Button type="button" data-main="" onClick={openAsText}>
          Open as text
        </Button>
        <Back />
      </Row>
    </Page>
  );
}

/** Any block can be put into any page, and rendering never waits: so all code is loaded before. */
async function loadAllBlocks(): Promise<void> {
  await Promise.all([
    preparePage({
      path: '/',
      title: '',
      description: '',
      blocks: blockDefinitions.map(({ schema, example }) => schema.parse(example)),
    }),
    ...drawingNames.map((drawing) => drawingRegistry[drawing].load()),
  ]);
}

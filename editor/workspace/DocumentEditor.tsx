import { useEffect, useState } from 'react';
import { formOfDocument } from '../adapter/pageForm.ts';
import { type Draft, type PageEntry, type Source, siteName } from '../api.ts';
import { DraftOffer } from '../compare/DraftOffer.tsx';
import { ask } from '../document/ask.ts';
import { draftsOf } from '../document/drafts.ts';
import { holdOpen } from '../document/openTabs.ts';
import { useAnswer } from '../document/useAnswer.ts';
import type { ShownSite } from '../site.ts';
import { ButtonLink, Message, Muted } from '../ui/controls.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { BrokenFile } from './BrokenFile.tsx';
import { Workspace } from './Workspace.tsx';

type Props = {
  siteId: string;
  name: string;
  /** Omitted while site.json has errors: then no document can be shown as a form. */
  site: ShownSite | undefined;
  pages: readonly PageEntry[];
  /** Reloads the overview. */
  refresh: () => Promise<void>;
};

/** The state of an opened document. A new `turn` mounts its editor again. */
type Opened = {
  source: Source;
  /** site.json, whose texts appear on every page; omitted if it is the opened document. */
  siteSource?: Source | undefined;
  draft?: Draft | undefined;
  offered: readonly Draft[];
  turn: number;
};

/** Opens a document: loads its file, offers its drafts, and shows it as a form or as text with its errors. */
export default function DocumentEditor({ siteId, name, site, pages, refresh }: Props) {
  const [opening] = useState(() => ({ site: siteId, name, tab: crypto.randomUUID() }));
  useEffect(() => holdOpen(opening), [opening]);
  const { answer, refused, again } = useAnswer(name, async (signal): Promise<Opened> => {
    const [source, siteSource] = await Promise.all([
      ask('source', { name }, signal),
      name === siteName ? undefined : ask('source', { name: siteName }, signal),
    ]);
    return { source, siteSource, offered: await draftsOf(siteId, name, source), turn: 0 };
  });
  const [reopened, setReopened] = useState<Opened>();
  const opened = reopened ?? answer;

  if (!opened) {
    if (!refused) return <Muted>Opening …</Muted>;
    return (
      <Message>
        <RefusedNote refused={refused} again={again} />
        {back}
      </Message>
    );
  }
  const { source, siteSource, draft, offered, turn } = opened;

  /** Shows another state of the file, or another draft. */
  const open = (next: Source, unsaved?: Draft) =>
    setReopened({ source: next, siteSource, draft: unsaved, offered: [], turn: turn + 1 });
  const openForm = async (saved: Source) => {
    await refresh();
    open(saved);
  };

  if (offered.length > 0) {
    return (
      <DraftOffer
        opening={opening}
        source={source}
        drafts={offered}
        onOpen={(chosen) => open(source, chosen)}
      />
    );
  }
  if (source.text === undefined) {
    return (
      <Message role="alert">
        <h1>{name} cannot be read</h1>
        <Muted>
          This file can’t be edited here. It may be a folder or a link, or not UTF-8. Run “npm run
          validate” for details.
        </Muted>
        {back}
      </Message>
    );
  }
  const shown = { opening, source, draft };
  const edited = draft ? draft.document : source.document;
  const state = typeof edited === 'string' ? undefined : formOfDocument(name).toForm(edited);
  if (!site || !state) {
    return <BrokenFile key={turn} {...shown} openForm={(saved) => void openForm(saved)} />;
  }
  const failed = (
    <Message role="alert">
      <h1>{name} could not be shown</h1>
      <Muted>
        The editor failed while it showed this document. Its file is unchanged. Your unsaved changes
        are kept and offered when you open the document again.
      </Muted>
      {back}
    </Message>
  );
  return (
    <ErrorBoundary key={turn} fallback={failed}>
      <Workspace
        {...shown}
        state={state}
        siteSource={siteSource}
        site={site}
        pages={pages}
        openText={open}
        refresh={refresh}
      />
    </ErrorBoundary>
  );
}

const back = <ButtonLink href="#">Back to all pages</ButtonLink>;

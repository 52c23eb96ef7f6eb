import '@puckeditor/core/no-external.css';
import { useEffect, useState } from 'react';
import { drawingNames } from '../../schema/drawings.ts';
import type { Site } from '../../schema/index.ts';
import { blockDefinitions } from '../../schema/index.ts';
import { drawingRegistry } from '../../src/art/index.ts';
import { preparePage } from '../../src/renderer/preparePage.ts';
import { pageToData, siteToData } from '../adapter/pageForm.ts';
import type { Draft, PageEntry, Source } from '../api.ts';
import { Button, Muted, Stack } from '../ui/controls.ts';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { useTask } from '../ui/useTask.ts';
import { client } from './client.ts';
import { DraftOffer } from './DraftOffer.tsx';
import { draftsOf } from './drafts.ts';
import { holdOpen } from './openTabs.ts';
import { openDocument, siteName } from './siteName.ts';
import { Workspace } from './Workspace.tsx';

type Props = { siteId: string; name: string; site: Site; pages: readonly PageEntry[] };

/** Opens one document: reads its file, offers what was not saved of it, and hands both to the workspace. */
export default function DocumentEditor({ siteId, name, site, pages }: Props) {
  const [opening] = useState(() => ({ site: siteId, name, tab: crypto.randomUUID() }));
  const [source, setSource] = useState<Source>();
  const [draft, setDraft] = useState<Draft>();
  const [offered, setOffered] = useState<Draft[]>([]);
  const { run, refused } = useTask();

  useEffect(() => holdOpen(opening), [opening]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each document; the key says so
  useEffect(() => {
    run(async () => {
      const [read] = await Promise.all([client.read(name), loadAllBlocks()]);
      setOffered(await draftsOf(siteId, read));
      setSource(read);
    });
  }, []);

  if (refused) return <RefusedNote refused={refused} />;
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
  const toData = name === siteName ? siteToData : pageToData;
  if (!toData(source.document) || (draft && !toData(draft.document)))
    return <Unreadable name={name} />;
  return (
    <Workspace
      opening={opening}
      source={source}
      {...(draft && { draft })}
      site={site}
      pages={pages}
    />
  );
}

/** The text of a file that is not in a form that can be shown as a page. */
function Unreadable({ name }: { name: string }) {
  return (
    <Stack role="alert">
      <strong>{name} has mistakes that keep it from being shown as a page.</strong>
      <Muted>Run “npm run validate”: it names the place of each and how to mend it.</Muted>
      <Button type="button" onClick={() => openDocument('')}>
        Back to all pages
      </Button>
    </Stack>
  );
}

/** Any block can be put into any page, and drawing never waits: so all code is loaded before. */
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

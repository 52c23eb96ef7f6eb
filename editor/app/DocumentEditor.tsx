import '@puckeditor/core/no-external.css';
import { dequal } from 'dequal';
import { useEffect, useState } from 'react';
import { drawingNames } from '../../schema/drawings.ts';
import type { Site } from '../../schema/index.ts';
import { blockDefinitions } from '../../schema/index.ts';
import { drawingRegistry } from '../../src/art/index.ts';
import { preparePage } from '../../src/renderer/preparePage.ts';
import { pageToData, siteToData } from '../adapter/pageForm.ts';
import type { PageEntry, Source } from '../api.ts';
import { Button, Muted, Row, Stack } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { useTask } from '../ui/useTask.ts';
import { client } from './client.ts';
import { type Draft, dropDraft, readDraft } from './drafts.ts';
import { openDocument, siteName } from './siteName.ts';
import { Workspace } from './Workspace.tsx';

type Props = { name: string; site: Site; pages: readonly PageEntry[] };

/** Opens one document: reads its file, takes up what was not saved last time, and hands both to the workspace. */
export default function DocumentEditor({ name, site, pages }: Props) {
  const [source, setSource] = useState<Source>();
  const [draft, setDraft] = useState<Draft>();
  const [isAsking, setIsAsking] = useState(false);
  const { run, refused } = useTask();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each document; the key says so
  useEffect(() => {
    run(async () => {
      const [read] = await Promise.all([client.read(name), loadAllBlocks()]);
      const kept = readDraft(name);
      if (kept && dequal(kept.document, read.document)) dropDraft(name);
      else if (kept) {
        setDraft(kept);
        setIsAsking(true);
      }
      setSource(read);
    });
  }, []);

  if (refused) return <RefusedNote refused={refused} />;
  if (!source) return <Muted>Opening {name} …</Muted>;
  if (isAsking && draft) {
    return (
      <Modal title="There are changes that you did not save" onClose={() => setIsAsking(false)}>
        <Muted>
          They are from {new Date(draft.time).toLocaleString()}.
          {draft.base.hash !== source.hash &&
            ' The file has been changed since; you will see where.'}
        </Muted>
        <Row>
          <Button type="button" data-main="" onClick={() => setIsAsking(false)}>
            Go on with them
          </Button>
          <Button
            type="button"
            data-danger=""
            onClick={() => {
              dropDraft(name);
              setDraft(undefined);
              setIsAsking(false);
            }}
          >
            Throw them away
          </Button>
        </Row>
      </Modal>
    );
  }
  const toData = name === siteName ? siteToData : pageToData;
  if (!toData(source.document) || (draft && !toData(draft.document)))
    return <Unreadable name={name} />;
  return (
    <Workspace name={name} source={source} {...(draft && { draft })} site={site} pages={pages} />
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

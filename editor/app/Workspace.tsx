import { Puck } from '@puckeditor/core';
import { useEffect, useMemo, useState } from 'react';
import { readSite } from '../../schema/diagnose/readSite.ts';
import type { Site } from '../../schema/index.ts';
import type { Draft, PageEntry, Source } from '../api.ts';
import { Muted } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { CanvasTheme } from './canvasTheme.ts';
import type { Opening } from './drafts.ts';
import { EditorProvider } from './EditorContext.ts';
import { pageConfig, siteConfig } from './puckConfig.tsx';
import { overrides, pagePlugins, sitePlugins, viewports } from './puckParts.tsx';
import { siteName } from './siteName.ts';
import { formOfDocument, useDocument } from './useDocument.ts';
import { WorkspaceProvider } from './WorkspaceContext.ts';

type Props = {
  opening: Opening;
  source: Source;
  draft?: Draft;
  site: Site;
  pages: readonly PageEntry[];
};

// Puck takes what it is given anew as changed, and would begin its history again: these stay the same.
// An empty style element would keep the frame waiting for ever (Puck, issue 1122).
const iframe = { waitForStyles: false };
/** For site.json, which has no blocks. */
const withoutBlocks = { leftSideBarVisible: false };

/** Where a document is edited: the page in the middle, its blocks at the left, their fields at the right. */
export function Workspace({ opening, source, draft, site, pages }: Props) {
  const { name } = opening;
  const document = useDocument(opening, source, draft);
  // Puck holds its data itself; another document in its place needs another Puck.
  const [opened, setOpened] = useState({ turn: 0, document: document.document });
  const [theirs, setTheirs] = useState<Source | undefined>(
    draft && draft.base.hash !== source.hash ? source : undefined,
  );
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const { toData, toDocument } = useMemo(
    () => formOfDocument(name, source.document),
    [name, source.document],
  );
  const data = useMemo(() => toData(opened.document), [toData, opened]);
  const shownSite = useValidSite(name === siteName ? document.document : undefined, site);
  const { own, isChanged, change } = document;
  const surroundings = useMemo(
    () => ({ site: shownSite, pages, problems: own }),
    [shownSite, pages, own],
  );
  useWarningBeforeLeaving(isChanged);

  const replace = (changed: unknown) => {
    change(changed);
    setOpened(({ turn }) => ({ turn: turn + 1, document: changed }));
  };
  if (!data) throw new Error(`${name} cannot be shown as a page.`);

  // The same element as before is not drawn again: with each key only what Puck itself changes is.
  const puck = useMemo(
    () => (
      <Puck
        key={opened.turn}
        config={name === siteName ? siteConfig : pageConfig}
        data={data}
        onChange={(changed) => change(toDocument(changed))}
        plugins={name === siteName ? sitePlugins : pagePlugins}
        overrides={overrides}
        {...(name === siteName && { ui: withoutBlocks })}
        viewports={viewports}
        iframe={iframe}
        height="100dvh"
      />
    ),
    [opened, name, data, change, toDocument],
  );

  return (
    <EditorProvider value={surroundings}>
      <CanvasTheme value={theme}>
        <WorkspaceProvider
          value={{ name, document, theme, setTheme, replace, showConflict: setTheirs }}
        >
          {puck}
        </WorkspaceProvider>
      </CanvasTheme>
      {theirs && !toData(theirs.document) && (
        <Modal title="Somebody else has changed this file" onClose={() => setTheirs(undefined)}>
          <Muted>
            It now has mistakes that keep it from being shown. “npm run validate” names them; save
            again when they are mended. What you wrote is kept.
          </Muted>
        </Modal>
      )}
      {theirs && toData(theirs.document) && (
        <ConflictDialog
          base={document.base.document}
          mine={document.document}
          theirs={theirs.document}
          onClose={() => setTheirs(undefined)}
          onMerged={(merged) => {
            document.rebase(theirs);
            replace(merged);
            setTheirs(undefined);
          }}
        />
      )}
    </EditorProvider>
  );
}

/** site.json as it is edited, or as it was when it was valid last. */
function useValidSite(edited: unknown, saved: Site): Site {
  const [site, setSite] = useState(saved);
  useEffect(() => {
    const read = readSite(edited);
    if (read) setSite(read);
  }, [edited]);
  return site;
}

// A closed tab keeps its draft. Still, who has not saved should know it.
function useWarningBeforeLeaving(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
}

import { Puck } from '@puckeditor/core';
import { useEffect, useMemo, useState } from 'react';
import { readSite } from '../../schema/diagnose/readSite.ts';
import type { Site } from '../../schema/index.ts';
import type { Draft, PageEntry, Source } from '../api.ts';
import { CanvasTheme } from './canvasTheme.ts';
import type { Opening } from './drafts.ts';
import { EditorProvider } from './EditorContext.ts';
import { pageConfig, siteConfig } from './puckConfig.tsx';
import { overrides, pagePlugins, sitePlugins, viewports } from './puckParts.tsx';
import { siteName } from './siteName.ts';
import { formOfDocument, useDocument } from './useDocument.ts';
import { useWarningBeforeLeaving } from './useWarningBeforeLeaving.ts';
import { WorkspaceProvider } from './WorkspaceContext.ts';

type Props = {
  opening: Opening;
  source: Source;
  draft?: Draft;
  site: Site;
  pages: readonly PageEntry[];
  openText: (source: Source) => void;
};

// Puck takes what it is given anew as changed, and would begin its history again: these stay the same.
// An empty style element would keep the frame waiting for ever (Puck, issue 1122).
const iframe = { waitForStyles: false };
/** For site.json, which has no blocks. */
const withoutBlocks = { leftSideBarVisible: false };

/** Where a document is edited: the page in the middle, its blocks at the left, their fields at the right. */
export function Workspace({ opening, source, draft, site, pages, openText }: Props) {
  const { name } = opening;
  const document = useDocument(opening, source, draft);
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const { toData, toDocument } = useMemo(() => formOfDocument(name), [name]);
  // What Puck begins with; from then on it holds its data itself.
  const [data] = useState(() => toData(document.document));
  const shownSite = useValidSite(name === siteName ? document.document : undefined, site);
  const { own, isChanged, change } = document;
  const surroundings = useMemo(
    () => ({ site: shownSite, pages, problems: own }),
    [shownSite, pages, own],
  );
  useWarningBeforeLeaving(isChanged);
  if (!data) throw new Error(`${name} cannot be opened as a form.`);

  // The same element as before is not rendered again: with each key only what Puck itself changes is.
  const puck = useMemo(
    () => (
      <Puck
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
    [name, data, change, toDocument],
  );
  const newer = draft && draft.base.hash !== source.hash ? source : undefined;

  return (
    <EditorProvider value={surroundings}>
      <CanvasTheme value={theme}>
        <WorkspaceProvider value={{ opening, document, theme, setTheme, toData, newer, openText }}>
          {puck}
        </WorkspaceProvider>
      </CanvasTheme>
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

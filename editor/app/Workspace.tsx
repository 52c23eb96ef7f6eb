import { Puck } from '@puckeditor/core';
import { useEffect, useMemo, useState } from 'react';
import { readSite } from '../../src/shown/showContent.ts';
import type { ShownSite } from '../../src/shown/types.ts';
import { formOfDocument } from '../adapter/pageForm.ts';
import { type Draft, type PageEntry, type Source, siteName } from '../api.ts';
import type { Opening } from '../document/drafts.ts';
import { EditorProvider } from '../document/EditorContext.ts';
import { stopUploads } from '../document/uploads.ts';
import { useDocument } from '../document/useDocument.ts';
import { WorkspaceProvider } from '../document/WorkspaceContext.ts';
import { pageConfig, siteConfig } from './puckConfig.tsx';
import { overrides, pagePlugins, viewports } from './puckParts.tsx';
import { Settings } from './Settings.tsx';
import { usePageChanges } from './usePageChanges.tsx';

type Props = {
  opening: Opening;
  source: Source;
  draft: Draft | undefined;
  site: ShownSite;
  pages: readonly PageEntry[];
  openText: (source: Source) => void;
  /** Reads the list of pages again. */
  refresh?: () => Promise<void>;
};

const nothing = async () => {};

// Puck restarts its history when it gets another object, so these stay the same. With `waitForStyles`, an empty style
// element would keep the frame waiting for ever (Puck, issue 1122).
const iframe = { waitForStyles: false };
// Puck holds data, history and page for the site settings too; the user interface around them is the editor's own.
const settings = { config: siteConfig, children: <Settings /> };
const page = { config: pageConfig, plugins: pagePlugins };

/**
 * The form in which a document is edited: a page with its blocks at the left and their fields at the right, or the site
 * settings.
 */
export function Workspace({
  opening,
  source,
  draft,
  site,
  pages,
  openText,
  refresh = nothing,
}: Props) {
  const { name } = opening;
  useEffect(() => stopUploads, []);
  const document = useDocument(opening, source, draft, false);
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const { toData, toDocument } = formOfDocument(name);
  // Puck's initial data; after that Puck holds its data itself.
  const [data] = useState(() => toData(document.document));
  const shownSite = useValidSite(name === siteName ? document.document : undefined, site);
  const { ownProblems, change } = document;
  const { follow, dialog, ...ofPages } = usePageChanges(
    document,
    { site: shownSite, pages },
    refresh,
  );
  const surroundings = useMemo(
    () => ({ site: shownSite, pages, problems: ownProblems, theme }),
    [shownSite, pages, ownProblems, theme],
  );
  if (!data) throw new Error(`${name} cannot be opened as a form.`);

  // React skips an element that is the same object, so a key renders only what Puck itself changes.
  const puck = useMemo(
    () => (
      <Puck
        {...(name === siteName ? settings : page)}
        data={data}
        onChange={(changed) => change(follow(toDocument(changed)))}
        overrides={overrides}
        viewports={viewports}
        iframe={iframe}
        height="100dvh"
      />
    ),
    [name, data, change, toDocument, follow],
  );

  return (
    <EditorProvider value={surroundings}>
      <WorkspaceProvider value={{ document, setTheme, openText, ...ofPages }}>
        {puck}
        {dialog}
      </WorkspaceProvider>
    </EditorProvider>
  );
}

/** The edited site.json, or its last state without a mistake; the saved one where it is not edited. */
function useValidSite(edited: unknown, saved: ShownSite): ShownSite {
  const [site, setSite] = useState<ShownSite>();
  useEffect(() => {
    const read = readSite(edited, saved.drawings);
    if (read) setSite(read);
  }, [edited, saved.drawings]);
  return site ?? saved;
}

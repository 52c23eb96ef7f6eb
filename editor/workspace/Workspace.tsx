import { useMemo, useState } from 'react';
import { type Overview, siteName } from '../api.ts';
import { OpenDocumentContext } from '../document/OpenDocument.ts';
import { useChecked, useOpenSite } from '../document/SiteContext.ts';
import { useInherited, useSiteDocument } from '../document/usePreviewSite.ts';
import { focusField } from '../fields/focusField.ts';
import { useOffers } from '../health/offerDialogs.tsx';
import { folderOfSettings, isSettings } from '../languages.ts';
import { MovePage } from '../pages/pageDialogs.tsx';
import type { ResolvedSite } from '../site.ts';
import { useAnnounce } from '../ui/Notice.tsx';
import { useDialog } from '../ui/useDialog.ts';
import { BlockPicker } from './BlockPicker.tsx';
import { blockName } from './blockName.ts';
import { PageWorkspace } from './PageWorkspace.tsx';
import { Settings } from './Settings.tsx';

type Props = { name: string; site: ResolvedSite; overview: Overview };

/** An open document: a page with its blocks on the left and their fields on the right, or the site settings. */
export function Workspace({ name, site, overview }: Props) {
  const { copy } = useOpenSite();
  const store = copy.of(name);
  const isChecked = useChecked()?.isCurrent === true;
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const announce = useAnnounce();
  const { dialog, open } = useDialog();
  const offers = useOffers(site);
  const pickBlock = (index?: number) =>
    open((close) => (
      <BlockPicker
        onPick={(block, note = '') => {
          close();
          const { blocks } = store.get().state;
          const isBelowHero = !index && blocks[0]?.type === 'hero' && block.type === 'embed';
          const at = isBelowHero ? 1 : (index ?? blocks.length);
          store.dispatch({ type: 'insert', index: at, block });
          announce(
            `${blockName(String(block.type), block)} added as block ${at + 1}. ${note}`.trim(),
            'Undo',
          );
          // After the dialog has closed and the fields of the block are shown.
          if (note) setTimeout(() => focusField(['blocks', at, 'title']));
        }}
        onClose={close}
      />
    ));
  const { downloads } = overview;
  const folder =
    folderOfSettings(name) ?? overview.pages.find((entry) => entry.name === name)?.folder;
  // Those of the same language first: most links stay in it.
  const pages = useMemo(
    () =>
      overview.pages.toSorted((a, b) => Number(a.folder !== folder) - Number(b.folder !== folder)),
    [overview.pages, folder],
  );
  const problems = useMemo(
    () => overview.problems.filter(({ file }) => file === name),
    [overview.problems, name],
  );
  const page = pages.find((entry) => entry.name === name);
  const inherited = useInherited(isSettings(name) ? name : siteName);
  const applied = useSiteDocument(name);
  const changeAddress = () => {
    if (page) open((close) => <MovePage page={page} pages={pages} onClose={close} />);
  };
  return (
    <OpenDocumentContext
      value={{
        ...{ name, store, site, pages, downloads, problems, isChecked, theme, setTheme },
        ...{ untranslated: page?.untranslated, inherited, applied },
        ...{ pickBlock, changeAddress, followOffer: (offer) => void offers.follow(name, offer) },
      }}
    >
      {isSettings(name) ? <Settings /> : <PageWorkspace />}
      {dialog}
      {offers.dialog}
    </OpenDocumentContext>
  );
}

import { useMemo, useState } from 'react';
import type { FormState } from '../adapter/form.ts';
import { type Overview, siteName } from '../api.ts';
import { EditingProvider } from '../document/EditingContext.ts';
import { EditorProvider } from '../document/EditorContext.ts';
import { useChecked, useOpenSite } from '../document/SiteContext.ts';
import { WorkspaceProvider } from '../document/WorkspaceContext.ts';
import { documentOf } from '../document/workingCopy.ts';
import { focusField } from '../fields/focusField.ts';
import type { ShownSite } from '../site.ts';
import { useAnnounce } from '../ui/Notice.tsx';
import { useDialog } from '../ui/useDialog.ts';
import { BlockPicker } from './BlockPicker.tsx';
import { blockName } from './blockName.ts';
import { PageWorkspace } from './PageWorkspace.tsx';
import { Settings } from './Settings.tsx';
import { usePageChanges } from './usePageChanges.tsx';

type Props = { name: string; state: FormState; site: ShownSite; overview: Overview };

/** An open document: a page with its blocks on the left and their fields on the right, or the site settings. */
export function Workspace({ name, state, site, overview }: Props) {
  const { copy } = useOpenSite();
  const store = copy.of(name);
  const isChecked = useChecked()?.isCurrent === true;
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const announce = useAnnounce();
  const picker = useDialog();
  const pickBlock = (index?: number) =>
    picker.open((close) => (
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
  const { pages } = overview;
  const { dialog, ...ofPages } = usePageChanges(name, { site, pages });
  const problems = useMemo(
    () => overview.problems.filter(({ file }) => file === name),
    [overview.problems, name],
  );
  const surroundings = useMemo(
    () => ({ site, pages, problems, theme }),
    [site, pages, problems, theme],
  );
  const document = documentOf(name, state);
  return (
    <EditingProvider value={store}>
      <EditorProvider value={surroundings}>
        <WorkspaceProvider value={{ name, document, isChecked, setTheme, pickBlock, ...ofPages }}>
          {name === siteName ? <Settings /> : <PageWorkspace />}
          {dialog}
          {picker.dialog}
        </WorkspaceProvider>
      </EditorProvider>
    </EditingProvider>
  );
}

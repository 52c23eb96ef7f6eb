import { useEffect, useState } from 'react';
import { createGlobalStyle } from 'styled-components';
import type { ValuePath } from '../../schema/index.ts';
import { valueAt } from '../../schema/inspect.ts';
import { siteName } from '../api.ts';
import { useEditor } from '../document/EditorContext.ts';
import { useShownSetting } from '../document/ShownSetting.ts';
import { useWorkspace } from '../document/WorkspaceContext.ts';
import { fieldAddress } from '../fieldAddress.ts';
import { Button, ButtonLink, Muted, Row } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { settingOf, shownAttribute, showSetting } from './settingsInPage.ts';
import { useGoTo } from './useGoTo.ts';

/** The mark of the edited setting in the page. */
export const MarkedSetting = createGlobalStyle`
  [${shownAttribute}] { outline: 3px solid var(--focus, var(--blue)); outline-offset: 2px; }
`;

/**
 * Connects the shown page with the site settings: a click on header, menu or footer opens the setting of the clicked
 * element, and the edited setting is scrolled into view.
 */
export function SiteInPage({ page }: { page: Document }) {
  const { site } = useEditor();
  const { document } = useWorkspace();
  const shown = useShownSetting();
  const goTo = useGoTo();
  const [asked, setAsked] = useState<ValuePath>();
  const isSettings = document.opening.name === siteName;

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      const view = page.defaultView;
      const path =
        view && target instanceof view.Element ? settingOf(target, page, site) : undefined;
      if (!path) return;
      // Otherwise Puck would select the page instead of its block, and a menu would open or close.
      event.preventDefault();
      event.stopPropagation();
      // The button in the header can belong to this page alone.
      const isOfPage = path[0] === 'header' && valueAt(document.document, path) !== undefined;
      if (isSettings || isOfPage) void goTo(path);
      else if (document.isChanged) setAsked(path);
      else location.hash = fieldAddress(siteName, path);
    };
    page.addEventListener('click', onClick, { capture: true });
    return () => page.removeEventListener('click', onClick, { capture: true });
  });

  const where = JSON.stringify(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a path with equal steps is unchanged
  useEffect(() => showSetting(shown, page, site), [where, page, site]);

  return (
    asked && (
      // In React's tree the dialog is inside the page, and Puck takes a click there as one outside all blocks.
      // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing itself
      <div role="presentation" onClick={(event) => event.stopPropagation()}>
        <Leaving path={asked} onClose={() => setAsked(undefined)} />
      </div>
    )
  );
}

/** Asks before a page with unsaved changes is left for the settings. */
function Leaving({ path, onClose }: { path: ValuePath; onClose: () => void }) {
  return (
    <Modal title="This is in the site settings" onClose={onClose}>
      <Muted>
        It is the same on every page, and is changed there. What you have not saved on this page is
        kept, and offered when you open the page again.
      </Muted>
      <Row>
        <ButtonLink data-main="" href={fieldAddress(siteName, path)}>
          Go to the site settings
        </ButtonLink>
        <Button onClick={onClose}>Stay on this page</Button>
      </Row>
    </Modal>
  );
}

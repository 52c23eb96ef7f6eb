import { useState } from 'react';
import { styled } from 'styled-components';
import type { Group } from '../../schema/browser.ts';
import { type Source, siteName } from '../api.ts';
import { countsOf } from '../document/counts.ts';
import type { EditingStore } from '../document/editing.ts';
import { useDocument } from '../document/useDocument.ts';
import { fieldAddress } from '../fieldAddress.ts';
import { Button, ButtonLink, Muted, Row } from '../ui/controls.ts';
import { stateWords } from './stateWords.ts';
import { useSaveDialogs } from './useSaveDialogs.tsx';

const Bar = styled(Row)`
  grid-area: note;
  justify-content: end;
  padding: 0.4rem 1rem;
  border-bottom: 1px solid var(--editor-rule);
  background: var(--editor-warning-back);

  & > p { flex: 1 1 20rem; margin: 0; }
`;

type Props = {
  /** The id of the site. */
  site: string;
  store: EditingStore;
  source: Source;
  document: Group;
  refresh: () => Promise<void>;
};

/** Changes of the site settings that were made on a page: they affect every page, and are saved separately. */
export function SiteBar({ site, store, source, document: written, refresh }: Props) {
  const [opening] = useState(() => ({ site, name: siteName, tab: crypto.randomUUID() }));
  const document = useDocument(opening, source, undefined, written);
  const openText = () => {
    location.hash = fieldAddress(siteName);
  };
  const { save, canSave, whyNot, dialogs } = useSaveDialogs(document, store.replace, openText);
  if (!document.isChanged) return null;
  const { ownProblems } = document;
  return (
    <Bar as="section" aria-label="Site settings">
      <p>
        <b>Site settings changed.</b> <Muted as="small">They affect every page.</Muted>{' '}
        <span role="status">{whyNot || stateWords(document)}</span>
      </p>
      <Button onClick={() => store.dispatch({ type: 'undo' })}>Undo</Button>
      <ButtonLink href={fieldAddress(siteName, ownProblems[0]?.path ?? [])}>
        {ownProblems.length > 0 ? countsOf(ownProblems) : 'Open the settings'}
      </ButtonLink>
      <Button data-main="" disabled={!canSave} onClick={() => void save().then(() => refresh())}>
        Save the settings
      </Button>
      {dialogs}
    </Bar>
  );
}

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { amount, sourceOf } from '../../schema/diagnose/index.ts';
import { formOfDocument } from '../adapter/pageForm.ts';
import type { Source, VersionText } from '../api.ts';
import { UnsavedChanges } from '../compare/UnsavedChanges.tsx';
import { VersionsDialog } from '../compare/VersionsDialog.tsx';
import { ask, Refused } from '../document/ask.ts';
import { errorsIn } from '../document/counts.ts';
import { saveKeys } from '../document/keys.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import { useTask } from '../document/useTask.ts';
import { fieldAddress } from '../fieldAddress.ts';
import { PublishButton } from '../publish/PublishButton.tsx';
import { Button, ButtonLink, Muted, Row } from '../ui/controls.ts';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { stateWords } from './stateWords.ts';
import { useSaveDialogs } from './useSaveDialogs.tsx';

const Bar = styled(Row)`
  grid-area: header;
  gap: 0.6rem 1rem;
  padding: 0.6rem 1rem;
  border-bottom: 1px solid var(--editor-rule);
  background: var(--editor-panel);

  & h1 {
    overflow: hidden;
    flex: 1 1 4rem;
    font-size: 1.05rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* All buttons and the title fit in one line of 1,280 pixels: wrapping at the first edit would move the page. */
  & > div { gap: 0.4rem; }
  & button, & a { box-sizing: border-box; padding: 0 0.7rem; }
  & > [role='status'] { white-space: nowrap; }
  & > p[role='alert'] { flex: 1 1 100%; color: var(--editor-error); font-weight: 600; }

  /* In a narrow window they have a separate line, so that the first edit does not add or remove one. */
  @media (max-width: 1197px) {
    gap: 0.4rem 0.75rem;
    & > div { flex: 1 1 100%; gap: 0.3rem; }
    & button, & a { padding: 0 0.5rem; font-size: 0.9rem; }
  }
`;

type Props = {
  document: OpenDocument;
  title: string;
  /** Replaces the edited document or text, as one Undo step. Returns whether it could. */
  replace: (changed: unknown) => boolean;
  openText?: (source: Source) => void;
  /** Buttons before and after the one for versions. */
  before?: ReactNode;
  children: ReactNode;
};

/** The header of a document, as a form or as text: a link to all pages, versions, saving, and changes made elsewhere. */
export function DocumentHeader({
  document,
  title,
  replace,
  openText = () => {},
  before,
  children,
}: Props) {
  const { name } = document.opening;
  const [isShowingVersions, setIsShowingVersions] = useState(false);
  const { run, refused: lost, again } = useTask();
  const { save, canSave, whyNot, dialogs } = useSaveDialogs(document, replace, openText);

  // Why Save is disabled.
  const isReady = document.isChanged && document.isChecked && !document.unreached;
  const error = isReady
    ? document.ownProblems.find(({ severity }) => severity === 'error')
    : undefined;

  const latest = useRef(document);
  useLayoutEffect(() => {
    latest.current = document;
  });

  const contentOf = ({ text = '', document: value }: Source | VersionText) =>
    document.isText ? text : value;

  const restore = async (version: VersionText, signal: AbortSignal) => {
    if (!document.isText && !formOfDocument(name).toForm(version.document)) {
      throw new Refused(
        'This version cannot be shown as a form: it has errors. Nothing was changed.',
      );
    }
    if (document.isChanged) await document.keepAsVersion();
    signal.throwIfAborted();
    replace(contentOf(version));
  };

  /** Loads the file after others changed it. If there are unsaved changes, the next save merges both instead. */
  const followFile = async (signal: AbortSignal) => {
    const current = await ask('source', { name }, signal);
    const { isChanged, base } = latest.current;
    if (isChanged || current.hash === base.hash) return;
    if (replace(contentOf(current))) document.rebase(current);
  };

  return (
    <Bar as="header" aria-label="Editor">
      <ButtonLink href="#">All pages</ButtonLink>
      <h1>{title}</h1>
      <Muted as="span" role="status">
        {stateWords(document)}
        {error && (
          <>
            {': '}
            <a href={fieldAddress(name, error.path)}>
              fix {amount(errorsIn(document.ownProblems), 'error')}
            </a>
          </>
        )}
      </Muted>
      {!document.isText && <UnsavedChanges document={document} />}
      <Row>
        {before}
        <Button onClick={() => setIsShowingVersions(true)}>Versions</Button>
        {children}
        <Button data-main="" disabled={!canSave} title={saveKeys} onClick={save}>
          Save
        </Button>
        <PublishButton onFiles={() => run(followFile)} />
      </Row>
      {whyNot && <Muted role="alert">{whyNot}</Muted>}
      <RefusedNote refused={lost} again={again} />
      {isShowingVersions && (
        <VersionsDialog
          name={name}
          document={document.isText ? readable(document) : document.document}
          onClose={() => setIsShowingVersions(false)}
          restore={restore}
        />
      )}
      {dialogs}
    </Bar>
  );
}

/** The document, parsed if it is a text; undefined if that has errors. */
function readable({ opening: { name }, document }: OpenDocument): unknown {
  const { value, problems } = sourceOf({ name, text: String(document) });
  return problems.length === 0 ? value : undefined;
}

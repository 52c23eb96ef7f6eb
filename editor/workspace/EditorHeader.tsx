import { useEffect, useState } from 'react';
import { factsOf, fillFacts } from '../../schema/browser.ts';
import { valueAt } from '../../schema/inspect.ts';
import { countsOf, errorsIn } from '../document/counts.ts';
import { useEditing, useStore } from '../document/EditingContext.ts';
import { useEditor } from '../document/EditorContext.ts';
import { onShortcut } from '../document/keys.ts';
import { useWorkspace } from '../document/WorkspaceContext.ts';
import { Button, ButtonLink } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { ProblemList } from '../ui/ProblemList.tsx';
import { DocumentHeader } from './DocumentHeader.tsx';
import { useGoTo, useGoToAddress } from './goTo.ts';

/** The header of a document edited as a form: Undo, the theme, a link to the page, and its errors with links to their fields. */
export function EditorHeader() {
  const { document, openText, setTheme } = useWorkspace();
  const { site, theme } = useEditor();
  const steps = useEditing(({ past }) => past.length);
  const isUndone = useEditing(({ future }) => future.length > 0);
  const { replace, undo, redo } = useStore();
  useEffect(() => onShortcut('undo', undo), [undo]);
  useEffect(() => onShortcut('redo', redo), [redo]);
  useGoToAddress();
  const goTo = useGoTo();
  const [isListed, setIsListed] = useState(false);
  const { ownProblems } = document;
  const textIn = (field: string) => String(valueAt(document.document, [field]) ?? '');
  return (
    <DocumentHeader
      document={document}
      title={fillFacts(textIn('title'), factsOf(site)) || 'Site settings'}
      replace={replace}
      openText={openText}
      before={
        <>
          <Button
            title={`Steps that can be undone: ${steps}`}
            disabled={steps === 0}
            onClick={undo}
          >
            Undo
          </Button>
          <Button disabled={!isUndone} onClick={redo}>
            Redo
          </Button>
          <Button
            aria-pressed={theme === 'dark'}
            onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
          >
            Dark
          </Button>
        </>
      }
    >
      <ButtonLink href={textIn('path') || '/'} target="_blank" rel="noreferrer">
        As a visitor
      </ButtonLink>
      {ownProblems.length > 0 && (
        <Button
          data-danger={errorsIn(ownProblems) > 0 ? '' : undefined}
          onClick={() => setIsListed(true)}
        >
          {countsOf(ownProblems)}
        </Button>
      )}
      {isListed && (
        <Modal title="Errors and warnings" onClose={() => setIsListed(false)}>
          <ProblemList
            problems={ownProblems}
            onChoose={({ path }) => {
              setIsListed(false);
              goTo(path);
            }}
          />
        </Modal>
      )}
    </DocumentHeader>
  );
}

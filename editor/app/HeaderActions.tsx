import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, Row } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { ProblemText } from '../ui/ProblemText.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { useTask } from '../ui/useTask.ts';
import { Refused } from './client.ts';
import { openDocument, siteName } from './siteName.ts';
import { VersionsDialog } from './VersionsDialog.tsx';
import { useWorkspace } from './WorkspaceContext.ts';

const State = styled.span`
  color: var(--editor-muted);
  font-size: 0.85rem;
`;

/** The editor's header: back to the pages, what is wrong, how the page looks, and saving. */
export function HeaderActions() {
  const { name, document, theme, setTheme, showConflict } = useWorkspace();
  const [shown, setShown] = useState<'problems' | 'versions'>();
  const { run, isRunning, refused } = useTask();
  const errors = document.own.filter(({ severity }) => severity === 'error');
  const path = pathIn(document.document);

  const save = () =>
    run(async () => {
      try {
        await document.save();
      } catch (error) {
        if (!(error instanceof Refused) || !error.current) throw error;
        showConflict(error.current);
      }
    });

  return (
    <Row>
      <State role="status">{stateWords(document)}</State>
      <Button type="button" onClick={() => openDocument('')}>
        All pages
      </Button>
      {document.own.length > 0 && (
        <Button
          type="button"
          {...(errors.length > 0 && { 'data-danger': '' })}
          onClick={() => setShown('problems')}
        >
          {countWords(errors.length, document.own.length - errors.length)}
        </Button>
      )}
      <Button
        type="button"
        aria-pressed={theme === 'dark'}
        onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
      >
        {theme === 'dark' ? 'Show in light' : 'Show in dark'}
      </Button>
      <Button type="button" onClick={() => setShown('versions')}>
        Versions
      </Button>
      {name !== siteName && (
        <Button as="a" href={path} target="_blank" rel="noreferrer">
          As a visitor
        </Button>
      )}
      <Button
        type="button"
        data-main=""
        disabled={isRunning || !document.isChanged || !document.isChecked || errors.length > 0}
        onClick={save}
      >
        Save
      </Button>
      {shown === 'problems' && (
        <Modal title="To be mended" onClose={() => setShown(undefined)}>
          {document.own.map((problem) => (
            <ProblemText key={problem.message} problem={problem} />
          ))}
        </Modal>
      )}
      {shown === 'versions' && <VersionsDialog onClose={() => setShown(undefined)} />}
      {refused && (
        <Modal title="Not saved" onClose={() => run(async () => {})}>
          <RefusedNote refused={refused} />
        </Modal>
      )}
    </Row>
  );
}

function stateWords({
  isChanged,
  isChecked,
  unreached,
  changedLines,
}: ReturnType<typeof useWorkspace>['document']): string {
  if (unreached) return unreached;
  if (!isChanged) return 'Saved';
  if (!isChecked) return 'Checking …';
  return changedLines === 1 ? '1 line changed' : `${changedLines} lines changed`;
}

function countWords(errors: number, warnings: number): string {
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
  return [errors > 0 && count(errors, 'mistake'), warnings > 0 && count(warnings, 'warning')]
    .filter(Boolean)
    .join(', ');
}

function pathIn(document: unknown): string {
  return typeof document === 'object' && document !== null && 'path' in document
    ? String(document.path)
    : '/';
}

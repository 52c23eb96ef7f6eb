import { createUsePuck } from '@puckeditor/core';
import { useState } from 'react';
import { styled } from 'styled-components';
import { factsOf, fillFacts } from '../../schema/facts.ts';
import { Button, Row } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { ProblemText } from '../ui/ProblemText.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { useTask } from '../ui/useTask.ts';
import { Refused } from './client.ts';
import { useEditor } from './EditorContext.ts';
import type { OpenDocument } from './useDocument.ts';
import { VersionsDialog } from './VersionsDialog.tsx';
import { useWorkspace } from './WorkspaceContext.ts';

const usePuck = createUsePuck();

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  grid-area: header;
  gap: 0.6rem 1.25rem;
  align-items: center;
  padding: 0.6rem 1rem;
  border-bottom: 1px solid var(--line);
  background: #fff;

  & h1 {
    overflow: hidden;
    flex: 1 1 12rem;
    margin: 0;
    font-size: 1.05rem;
    line-height: 1.25;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const State = styled.span`
  color: var(--editor-muted);
  font-size: 0.9rem;
  white-space: nowrap;
`;

/** Over the workspace: back to the pages, undo, what is wrong, how the page looks, and saving. */
export function EditorHeader() {
  const { name, document, theme, setTheme, showConflict } = useWorkspace();
  const { site } = useEditor();
  const history = usePuck((puck) => puck.history);
  const [shown, setShown] = useState<'problems' | 'versions'>();
  const { run, isRunning, refused, forget } = useTask();
  const errors = document.own.filter(({ severity }) => severity === 'error');
  const warnings = document.own.length - errors.length;

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
    <Bar>
      <Button as="a" href="#">
        All pages
      </Button>
      <h1>{fillFacts(textIn(document.document, 'title'), factsOf(site)) || 'Site settings'}</h1>
      <State role="status">{stateWords(document)}</State>
      <Row>
        <Button
          type="button"
          title={`Steps that can be undone: ${history.index}`}
          disabled={!history.hasPast}
          onClick={history.back}
        >
          Undo
        </Button>
        <Button type="button" disabled={!history.hasFuture} onClick={history.forward}>
          Redo
        </Button>
        <Button
          type="button"
          aria-pressed={theme === 'dark'}
          onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
        >
          Dark
        </Button>
        <Button type="button" onClick={() => setShown('versions')}>
          Versions
        </Button>
        <Button
          as="a"
          href={textIn(document.document, 'path') || '/'}
          target="_blank"
          rel="noreferrer"
        >
          As a visitor
        </Button>
        {document.own.length > 0 && (
          <Button
            type="button"
            data-danger={errors.length > 0 ? '' : undefined}
            onClick={() => setShown('problems')}
          >
            {countWords(errors.length, warnings)}
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
      </Row>
      {shown === 'problems' && (
        <Modal title={`To be mended in ${name}`} onClose={() => setShown(undefined)}>
          {document.own.map((problem) => (
            <ProblemText key={problem.rule + problem.message} problem={problem} />
          ))}
        </Modal>
      )}
      {shown === 'versions' && <VersionsDialog onClose={() => setShown(undefined)} />}
      {refused && (
        <Modal title="Not saved" onClose={forget}>
          <RefusedNote refused={refused} />
        </Modal>
      )}
    </Bar>
  );
}

function stateWords(document: OpenDocument): string {
  const { isChanged, isChecked, unreached, changedLines } = document;
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

function textIn(document: unknown, field: string): string {
  return typeof document === 'object' && document !== null && Object.hasOwn(document, field)
    ? String(Reflect.get(document, field))
    : '';
}

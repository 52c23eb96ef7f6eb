import { createUsePuck } from '@puckeditor/core';
import { useState } from 'react';
import { valueAt } from '../../schema/diagnose/schemaAt.ts';
import { factsOf, fillFacts } from '../../schema/facts.ts';
import type { VersionText } from '../api.ts';
import { Button, Row } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { ProblemList } from '../ui/ProblemList.tsx';
import { Bar, State, WhyNot } from './bar.ts';
import { Conflict } from './Conflict.tsx';
import { client } from './client.ts';
import { countWords, errorsIn } from './counts.ts';
import { useEditor } from './EditorContext.ts';
import { NotSaved } from './NotSaved.tsx';
import { saveKeys } from './saveKey.ts';
import { stateWords } from './stateWords.ts';
import { useGoTo } from './useGoTo.ts';
import { useReplace } from './useReplace.ts';
import { useSaving } from './useSaving.ts';
import { VersionsDialog } from './VersionsDialog.tsx';
import { useWorkspace } from './WorkspaceContext.ts';

const usePuck = createUsePuck();

/** Over the workspace: back to the pages, undo, what is wrong, how the page looks, and saving. */
export function EditorHeader() {
  const { opening, document, theme, setTheme, toData, newer } = useWorkspace();
  const { name } = opening;
  const { site } = useEditor();
  const history = usePuck((puck) => puck.history);
  const [shown, setShown] = useState<'problems' | 'versions'>();
  const [theirs, setTheirs] = useState(newer);
  const { save, canSave, refused, forget, whyNot } = useSaving(document, setTheirs);
  const replace = useReplace();
  const goTo = useGoTo();
  const close = () => setShown(undefined);

  const takeUp = async (version: VersionText) => {
    if (!toData(version.document)) {
      return 'This version cannot be shown as a form: it has mistakes. Nothing was changed.';
    }
    if (document.isChanged) await client.keepVersion(name, document.document);
    await replace(version.document);
    return undefined;
  };

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
            data-danger={errorsIn(document.own) > 0 ? '' : undefined}
            onClick={() => setShown('problems')}
          >
            {countWords(document.own)}
          </Button>
        )}
        <Button type="button" data-main="" disabled={!canSave} title={saveKeys} onClick={save}>
          Save
        </Button>
      </Row>
      {whyNot && <WhyNot role="alert">{whyNot}</WhyNot>}
      {shown === 'problems' && (
        <Modal title={`To be fixed in ${name}`} onClose={close}>
          <ProblemList
            problems={document.own}
            onChoose={({ path }) => {
              close();
              void goTo(path);
            }}
          />
        </Modal>
      )}
      {shown === 'versions' && <VersionsDialog name={name} onClose={close} takeUp={takeUp} />}
      {theirs && <Conflict theirs={theirs} onClose={() => setTheirs(undefined)} />}
      {refused && <NotSaved refused={refused} name={name} document={document} onClose={forget} />}
    </Bar>
  );
}

function textIn(document: unknown, field: string): string {
  return String(valueAt(document, [field]) ?? '');
}

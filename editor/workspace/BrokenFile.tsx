import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { parseJson } from '../../schema/browser.ts';
import { applyEdits } from '../../schema/diagnose/index.ts';
import { formOfDocument } from '../adapter/pageForm.ts';
import type { Draft, Problem, Source } from '../api.ts';
import { changesOf } from '../changes/changes.ts';
import { placeWords } from '../changes/placeWords.ts';
import { LastGood } from '../compare/LastGood.tsx';
import { ask } from '../document/ask.ts';
import { countsOf } from '../document/counts.ts';
import type { Opening } from '../document/drafts.ts';
import { onShortcut } from '../document/keys.ts';
import { type OpenDocument, useDocument } from '../document/useDocument.ts';
import { useTask } from '../document/useTask.ts';
import { Button, Muted, OfferButton, Stack } from '../ui/controls.ts';
import { ProblemList } from '../ui/ProblemList.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { DocumentHeader } from './DocumentHeader.tsx';
import { LinesAround } from './LinesAround.tsx';

const Page = styled.div`
  display: grid;
  grid-template: 'header' auto 'main' minmax(0, 1fr) / minmax(0, 1fr);
  height: 100dvh;
`;

const Halves = styled.main`
  display: grid;
  grid-area: main;
  min-height: 0;

  &:has(> aside) { grid-template-columns: minmax(0, 1fr) minmax(20rem, 42%); }
  @media (max-width: 56rem) {
    &:has(> aside) { grid-template-columns: minmax(0, 1fr); grid-auto-rows: max-content; overflow: auto; }
    & > aside { border-top: 1px solid var(--editor-line); border-left: 0; }
  }
`;

const What = styled(Stack)`
  align-content: start;
  padding: 1.25rem;
  overflow: auto;
  background: var(--editor-panel);
`;

type Props = {
  opening: Opening;
  source: Source;
  draft: Draft | undefined;
  /** Opens the document as a form, from its saved file. */
  openForm: (source: Source) => void;
};

/** The offers that change the text. Others, such as publishing a page, appear in the form and when a save is refused. */
const offersOf = ({ offers = [] }: Problem) => offers.filter(({ edits }) => edits.length > 0);

/** A file that cannot be shown as a form: its errors with their fixes, and its last good version. */
export function BrokenFile({ opening, source, draft, openForm }: Props) {
  const { name } = opening;
  const saved = source.text ?? '';
  const [text, setText] = useState(typeof draft?.document === 'string' ? draft.document : saved);
  const document = useDocument(opening, source, draft, text);
  const { run, refused, again } = useTask();
  const fits = formOfDocument(name).toForm(document.base.document) !== undefined;

  // The texts before each step, for Undo.
  const [before, setBefore] = useState<readonly string[]>([]);
  const write = (wanted: string) => {
    setBefore((texts) => [...texts, text]);
    setText(wanted);
  };
  const undo = () => {
    const last = before.at(-1);
    if (last === undefined) return;
    setBefore(before.slice(0, -1));
    setText(last);
  };
  /** Replaces the text with another one, and keeps the current one as a version. */
  const useInstead = async ({ text: other }: { text: string }, signal: AbortSignal) => {
    if (document.isChanged) await document.keepAsVersion();
    signal.throwIfAborted();
    write(other);
  };

  /** Reopens the file if another program has changed it. */
  const follow = useEffectEvent((current: Source, hash: string) => {
    const { base, isChanged } = document;
    // If the file was saved in the meantime, the answer may be outdated.
    if (!isChanged && base.hash === hash && current.hash !== hash) openForm(current);
  });
  const readAgain = useEffectEvent(() => {
    const { hash } = document.base;
    void run(async (signal) => follow(await ask('source', { name }, signal), hash));
  });
  const onUndo = useEffectEvent(undo);
  useEffect(() => onShortcut('undo', () => onUndo()), []);
  useEffect(() => {
    const onFocus = () => readAgain();
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, []);

  return (
    <Page>
      <DocumentHeader
        document={document}
        title={name}
        replace={(changed) => {
          write(String(changed));
          return true;
        }}
        before={
          <Button disabled={before.length === 0} onClick={undo}>
            Undo
          </Button>
        }
      >
        <Button disabled={!fits || document.isChanged} onClick={() => openForm(document.base)}>
          Open as a form
        </Button>
      </DocumentHeader>
      <Halves aria-label="The file">
        <What as="section" aria-label="What is wrong">
          <RefusedNote refused={refused} again={again} />
          <Muted>{helpText(document, text, fits)}</Muted>
          {document.ownProblems.length > 0 && <h2>{countsOf(document.ownProblems)}</h2>}
          <ProblemList
            problems={document.ownProblems}
            before={({ line }) => `Line ${line}`}
            after={(problem) => (
              <>
                {document.isChecked && <LinesAround text={text} problem={problem} />}
                {offersOf(problem).map(({ label, edits }) => (
                  <OfferButton
                    key={label}
                    disabled={!document.isChecked}
                    onClick={() => write(applyEdits(text, edits))}
                  >
                    {label}
                  </OfferButton>
                ))}
              </>
            )}
          />
        </What>
        {!fits && <LastGood name={name} text={text} use={useInstead} />}
      </Halves>
    </Page>
  );
}

function helpText(document: OpenDocument, text: string, fits: boolean): string {
  const { ownProblems, isChanged, isChecked, opening } = document;
  const { name } = opening;
  const instead = `use the last good version, or change ${name} in a text editor. This page updates when the file changes.`;
  if (fits) {
    return isChanged
      ? 'Save these changes to open the file as a form.'
      : 'This file can be shown as a form: choose “Open as a form”.';
  }
  if (ownProblems.some(({ severity }) => severity === 'error')) {
    return `This file cannot be shown as a form until these errors are fixed. Fix them here, ${instead}`;
  }
  if (!isChecked) return 'Checking the file …';
  const written = parseJson(text);
  const form = formOfDocument(name);
  if (form.toForm(written)) return 'Save these changes to open the file as a form.';
  const [lost] = changesOf(name, written, form.returned(written));
  const place = placeWords(lost?.before?.path ?? [], { name, value: written });
  return `This file has no errors, but a form cannot show this part of it: ${place}. To edit it as a form, ${instead}`;
}

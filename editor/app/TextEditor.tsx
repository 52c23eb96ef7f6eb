import { type RefObject, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { applyEdits } from '../../schema/diagnose/index.ts';
import { formOfDocument } from '../adapter/pageForm.ts';
import type { Draft, Problem, Source } from '../api.ts';
import { countsOf } from '../document/counts.ts';
import type { Opening } from '../document/drafts.ts';
import { editBetween, shownOffset, withEdit, withLineFeeds } from '../document/lineEnds.ts';
import { type OpenDocument, useDocument } from '../document/useDocument.ts';
import { Button, Muted, OfferButton } from '../ui/controls.ts';
import { ProblemList } from '../ui/ProblemList.tsx';
import { DocumentHeader } from './DocumentHeader.tsx';
import { LastGood } from './LastGood.tsx';
import { LinesAround } from './LinesAround.tsx';

const lineHeight = 1.6;

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
    &:has(> aside) { grid-template-columns: minmax(0, 1fr); overflow: auto; }
    & > div { min-height: auto; overflow: visible; }
    & > aside { border-top: 1px solid var(--editor-line); border-left: 0; }
  }
`;

const Work = styled.div`
  display: grid;
  grid-template-rows: auto minmax(24rem, 1fr);
  min-height: 0;
  overflow: auto;
`;

const What = styled.section`
  display: grid;
  gap: 1rem;
  align-content: start;
  padding: 1.25rem;
  background: #fff;

  & h2 { margin: 0; font-size: 1.1rem; }
`;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  min-height: 0;
  border-top: 1px solid var(--editor-line);
  background: #fff;
  font: 0.9rem/${lineHeight} ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;

  & > pre {
    margin: 0;
    padding: 1rem 0.75rem 3rem 1rem;
    overflow: hidden;
    background: var(--editor-hover);
    color: var(--editor-muted);
    font: inherit;
    text-align: right;
    user-select: none;
  }
  & > textarea {
    box-sizing: border-box;
    width: 100%;
    height: 100%;
    padding: 1rem;
    overflow: auto;
    border: 0;
    background: none;
    color: var(--editor-ink);
    font: inherit;
    white-space: pre;
    resize: none;
    tab-size: 2;

    &:focus-visible { outline: 2px solid var(--editor-blue); outline-offset: -2px; }
  }
`;

type Props = {
  opening: Opening;
  source: Source;
  draft: Draft | undefined;
  /** Opens the document as a form, from its saved file. */
  openForm: (source: Source) => void;
};

/** The offers that change the text. Others, such as to publish a page, are made in the form and when a save is refused. */
const offersOf = ({ offers = [] }: Problem) => offers.filter(({ edits }) => edits.length > 0);

/** Edits a document that cannot be shown as a form: its text, and its mistakes. */
export function TextEditor({ opening, source, draft, openForm }: Props) {
  const { name } = opening;
  const document = useDocument(opening, source, draft, true);
  const area = useRef<HTMLTextAreaElement>(null);
  const help = useId();
  const text = String(document.document);
  const fits = formOfDocument(name).toData(document.base.document) !== undefined;

  const [step, setStep] = useState<{ before: string; after: string }>();

  /** Writes a text as if it were typed, so that the browser's Undo reverts it. */
  const write = (wanted: string) => {
    const typed = area.current && typeInto(area.current, withLineFeeds(wanted));
    if (!typed) document.change(wanted);
    setStep({ before: text, after: wanted });
  };
  const canUndo = step !== undefined && withLineFeeds(step.after) === withLineFeeds(text);
  const undo = () => {
    if (step) write(step.before);
    setStep(undefined);
  };
  /** Replaces the text by another one, and keeps it as a version. */
  const useInstead = async ({ text: other }: { text: string }, signal: AbortSignal) => {
    if (document.isChanged) await document.keepAsVersion();
    signal.throwIfAborted();
    write(other);
  };

  return (
    <Page>
      <DocumentHeader
        document={document}
        title={name}
        replace={async (version) => {
          write(version.text ?? '');
          return true;
        }}
        before={
          <Button disabled={!canUndo} onClick={undo}>
            Undo
          </Button>
        }
      >
        <Button disabled={!fits || document.isChanged} onClick={() => openForm(document.base)}>
          Open as a form
        </Button>
      </DocumentHeader>
      <Halves aria-label="The document as text">
        <Work>
          <What aria-label="What is wrong">
            <Muted id={help}>{helpText(fits, document)}</Muted>
            {document.ownProblems.length > 0 && <h2>{countsOf(document.ownProblems)}</h2>}
            <ProblemList
              problems={document.ownProblems}
              onChoose={(problem) => area.current && select(area.current, text, problem)}
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
            <h2>The whole text</h2>
          </What>
          <NumberedText
            ref={area}
            label={`The text of ${name}`}
            help={help}
            value={withLineFeeds(text)}
            onChange={(value) => document.change(withEdit(text, value))}
          />
        </Work>
        {!fits && (
          <LastGood
            name={name}
            text={text}
            problems={document.isChecked ? document.ownProblems : []}
            use={useInstead}
          />
        )}
      </Halves>
    </Page>
  );
}

type TextProps = {
  ref: RefObject<HTMLTextAreaElement | null>;
  label: string;
  /** The id of the element that describes it. */
  help: string;
  value: string;
  onChange: (value: string) => void;
};

/** A text area with the numbers of its lines beside it. */
function NumberedText({ ref, label, help, value, onChange }: TextProps) {
  const numbers = useRef<HTMLPreElement>(null);
  return (
    <Sheet>
      <pre ref={numbers} aria-hidden="true">
        {value.split('\n').map((_, index) => `${index + 1}\n`)}
      </pre>
      <textarea
        ref={ref}
        aria-label={label}
        aria-describedby={help}
        spellCheck={false}
        autoComplete="off"
        wrap="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onScroll={({ currentTarget }) => {
          if (numbers.current) numbers.current.scrollTop = currentTarget.scrollTop;
        }}
      />
    </Sheet>
  );
}

/** Changes the text of a field as if it were typed. Returns whether the browser supports it. */
function typeInto(field: HTMLTextAreaElement, wanted: string): boolean {
  const { start, end, inserted } = editBetween(field.value, wanted);
  field.focus();
  field.setSelectionRange(start, end);
  return document.execCommand(inserted === '' ? 'delete' : 'insertText', false, inserted);
}

/** Selects the word with a mistake in a text area, and scrolls to it. */
function select(field: HTMLTextAreaElement, text: string, { line, column }: Problem): void {
  const start = shownOffset(text, line, column);
  const [word = ' '] = /^[^\s,:"{}[\]]+/.exec(field.value.slice(start)) ?? [];
  field.focus();
  field.setSelectionRange(start, start + word.length);
  const height = Number.parseFloat(getComputedStyle(field).lineHeight);
  field.scrollTop = Math.max(0, (line - 1) * height - field.clientHeight / 2);
  field.scrollLeft = 0;
}

/** Why a document is shown as text, for people who do not program. */
function helpText(fits: boolean, { isChanged, base }: OpenDocument): string {
  if (fits && !isChanged) {
    return 'This is the text of the file. Nothing in it keeps it from being shown as a form: choose “Open as a form”.';
  }
  const reason = fits
    ? ''
    : base.document === undefined
      ? ' It cannot be shown as a form, because its commas, brackets or quotation marks are not right at one place or more.'
      : ' It cannot be shown as a form, because something in it fits no field and would be lost.';
  return `This is the text of the file.${reason} Fix what is listed here, or use the last good version, and save: then the form can be opened. Undo takes each of these steps back.`;
}

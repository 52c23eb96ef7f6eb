import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { applyEdits } from '../../schema/diagnose/edits.ts';
import type { Draft, Problem, Source, VersionText } from '../api.ts';
import { Button, Muted, OfferButton, Row } from '../ui/controls.ts';
import { ProblemList } from '../ui/ProblemList.tsx';
import { Bar, State, WhyNot } from './bar.ts';
import { client } from './client.ts';
import { countWords } from './counts.ts';
import type { Opening } from './drafts.ts';
import { editBetween, shownOffset, withEdit, withLineFeeds } from './lineEnds.ts';
import { NotSaved } from './NotSaved.tsx';
import { saveKeys } from './saveKey.ts';
import { stateWords } from './stateWords.ts';
import { TextConflict } from './TextConflict.tsx';
import { formOfDocument, useDocument } from './useDocument.ts';
import { useSaving } from './useSaving.ts';
import { useWarningBeforeLeaving } from './useWarningBeforeLeaving.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

const lineHeight = 1.6;

const Page = styled.div`
  display: grid;
  grid-template: 'header' auto 'main' minmax(0, 1fr) / minmax(0, 1fr);
  height: 100dvh;
`;

const Halves = styled.main`
  display: grid;
  grid-area: main;
  grid-template-columns: minmax(0, 1fr) minmax(18rem, 26rem);
  min-height: 0;

  @media (max-width: 60rem) {
    grid-template-columns: 1fr;
    grid-template-rows: minmax(0, 2fr) minmax(0, 3fr);

    & > aside { grid-row: 1; border-bottom: 1px solid var(--editor-line); border-left: 0; }
  }
`;

const Side = styled.aside`
  display: grid;
  gap: 1rem;
  align-content: start;
  padding: 1.25rem;
  overflow: auto;
  border-left: 1px solid var(--editor-line);
  background: #fff;

  & h2 { margin: 0; font-size: 1.1rem; }
`;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  min-height: 0;
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
  draft?: Draft;
  /** Opens the document as a form, from its file as it was saved; not there where the site cannot be shown. */
  openForm?: (source: Source) => void;
};

/** Where a document is edited that cannot be shown as a form: its text, and the mistakes in it. */
export function TextEditor({ opening, source, draft, openForm }: Props) {
  const { name } = opening;
  const document = useDocument(opening, source, draft, true);
  const [theirs, setTheirs] = useState(
    draft && draft.base.hash !== source.hash ? source : undefined,
  );
  const [isShowingVersions, setIsShowingVersions] = useState(false);
  const { save, canSave, refused, forget, whyNot } = useSaving(document, setTheirs);
  const area = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLPreElement>(null);
  const label = useId();
  useWarningBeforeLeaving(document.isChanged);

  const text = String(document.document ?? '');
  const value = withLineFeeds(text);
  const lines = value.split('\n').length;
  const fits = formOfDocument(name).toData(document.base.document) !== undefined;
  const canOpenForm = fits && !document.isChanged && openForm !== undefined;

  /** Writes as if it were typed, so that the browser's Undo takes it back. */
  const write = (wanted: string) => {
    const field = area.current;
    if (!field) return;
    const { start, end, inserted } = editBetween(value, withLineFeeds(wanted));
    field.focus();
    field.setSelectionRange(start, end);
    const isTyped = globalThis.document.execCommand(
      inserted === '' ? 'delete' : 'insertText',
      false,
      inserted,
    );
    if (!isTyped) document.change(wanted);
  };

  const goTo = ({ line, column }: Problem) => {
    const field = area.current;
    if (!field) return;
    const start = shownOffset(text, line, column);
    const [word = ' '] = /^[^\s,:"{}[\]]+/.exec(value.slice(start)) ?? [];
    field.focus();
    field.setSelectionRange(start, start + word.length);
    const height = Number.parseFloat(getComputedStyle(field).lineHeight);
    field.scrollTop = Math.max(0, (line - 1) * height - field.clientHeight / 2);
    field.scrollLeft = 0;
  };

  const takeUp = async (version: VersionText) => {
    if (document.isChanged) await client.keepVersion(name, text);
    write(version.text);
    return undefined;
  };

  return (
    <Page>
      <Bar>
        <Button as="a" href="#">
          All pages
        </Button>
        <h1>{name}</h1>
        <State role="status">{stateWords(document)}</State>
        <Row>
          <Button type="button" onClick={() => setIsShowingVersions(true)}>
            Versions
          </Button>
          <Button type="button" disabled={!canOpenForm} onClick={() => openForm?.(document.base)}>
            Open as a form
          </Button>
          <Button type="button" data-main="" disabled={!canSave} title={saveKeys} onClick={save}>
            Save
          </Button>
        </Row>
        {whyNot && <WhyNot role="alert">{whyNot}</WhyNot>}
      </Bar>
      <Halves>
        <Sheet>
          <pre ref={gutter} aria-hidden="true">
            {Array.from({ length: lines }, (_, index) => index + 1).join('\n')}
          </pre>
          <textarea
            ref={area}
            aria-label={`The text of ${name}`}
            aria-describedby={label}
            spellCheck={false}
            autoComplete="off"
            wrap="off"
            value={value}
            onChange={({ currentTarget }) => document.change(withEdit(text, currentTarget.value))}
            onScroll={({ currentTarget }) => {
              if (gutter.current) gutter.current.scrollTop = currentTarget.scrollTop;
            }}
          />
        </Sheet>
        <Side>
          <Muted id={label}>
            {whyText({ fits, isChanged: document.isChanged, source: document.base })}
          </Muted>
          {document.own.length > 0 && <h2>{countWords(document.own)}</h2>}
          <ProblemList
            problems={document.own}
            onChoose={goTo}
            before={({ line }) => `Line ${line}`}
            after={({ offers = [] }) =>
              offers.map(({ label: words, edits }) => (
                <OfferButton
                  key={words}
                  type="button"
                  disabled={!document.isChecked}
                  onClick={() => write(applyEdits(text, edits))}
                >
                  {words}
                </OfferButton>
              ))
            }
          />
        </Side>
      </Halves>
      {isShowingVersions && (
        <VersionsDialog name={name} onClose={() => setIsShowingVersions(false)} takeUp={takeUp} />
      )}
      {theirs && (
        <TextConflict
          name={name}
          text={text}
          theirs={theirs}
          onClose={() => setTheirs(undefined)}
          onMine={() => document.rebase(theirs)}
          onTheirs={() => {
            document.rebase(theirs);
            document.change(theirs.text ?? '');
          }}
        />
      )}
      {refused && <NotSaved refused={refused} name={name} document={document} onClose={forget} />}
    </Page>
  );
}

/** Why a document is shown as text, for those who do not program. */
function whyText({
  fits,
  isChanged,
  source,
}: {
  fits: boolean;
  isChanged: boolean;
  source: Source;
}) {
  if (fits && !isChanged) {
    return 'This is the text of the file. Nothing in it keeps it from being shown as a form: choose “Open as a form”.';
  }
  const reason = fits
    ? 'This is the text of the file.'
    : source.document === undefined
      ? 'This is the text of the file. It cannot be shown as a form, because its commas, brackets or quotation marks are not right at one place or more.'
      : 'This is the text of the file. It cannot be shown as a form, because something in it fits no field and would be lost.';
  return `${reason} Each mistake below leads to its place. Fix them, and save: then the form can be opened. Change only what is named; Ctrl+Z takes a change back.`;
}

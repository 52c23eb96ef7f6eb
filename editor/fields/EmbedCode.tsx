import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { Group } from '../../schema/browser.ts';
import { deniedNotes, type EmbedCode, readEmbedCode, withTitle } from '../../schema/inspect.ts';
import { asGroup } from '../adapter/convert.ts';
import type { Target } from '../adapter/target.ts';
import { useOpenDocument } from '../document/OpenDocument.ts';
import type { EditingStore } from '../document/workingCopy.ts';
import { Button, Muted, OfferButton, TextInput } from '../ui/controls.ts';
import { pathAttribute } from './FieldNotes.tsx';
import { focusField, pathOf } from './focusField.ts';
import { Label } from './parts.tsx';

const Code = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  justify-items: start;

  & > label { justify-self: stretch; }
  & > [data-error] { color: var(--editor-error); }
`;

type Read = Exclude<EmbedCode, { sentence: string }>;

const isLink = (text: string) => /^[^\s<]+$/.test(text.trim());

/** The fields of an embed block for a parsed code. If the code has no title, the block keeps its own, or gets its kind as one. */
function withEmbed(fields: Group, read: Read): Group {
  const { title } = fields;
  const former = ['source', 'url', 'code', 'height', 'ratio', 'kind', 'embedScript'];
  const cleared = Object.fromEntries(former.map((name) => [name, undefined]));
  return {
    ...fields,
    ...cleared,
    ...withTitle(typeof title === 'string' && title ? { title, ...read } : read),
  };
}

type Note = { words: string; isError: boolean; isUnnamed?: boolean };

type Props = {
  action: string;
  help: string;
  onRead: (read: Read, note: string) => void;
  /** Focuses the name of the block. */
  goToName?: () => void;
  /** The fields of the block. Pasting a code into their address is the same. */
  children?: ReactNode;
};

/** A typed or pasted text, and the result of reading it. */
function useCode(onRead: Props['onRead']) {
  const [text, setText] = useState('');
  const [note, setNote] = useState<Note>();
  const change = (next: string) => {
    setText(next);
    setNote(undefined);
  };
  /** Returns whether the code was understood. */
  const read = (pasted: string) => {
    const found = readEmbedCode(pasted);
    if ('sentence' in found) {
      setNote({ words: found.sentence, isError: true });
      return false;
    }
    setText('');
    const isUnnamed = found.title === undefined;
    const notes = [
      ...(isUnnamed ? ['Check the name: the code has none.'] : []),
      ...deniedNotes(pasted),
    ].join(' ');
    onRead(found, notes);
    const words = `Done: the fields are filled in. ${notes}`.trim();
    setNote({ words, isError: false, isUnnamed });
    return true;
  };
  return { text, note, change, read };
}

/** Whether a text that is pasted into an address is more than an address, or a part of one. */
function isCode(pasted: string): boolean {
  if (!/^(?:https?:|<)/i.test(pasted)) return false;
  const found = readEmbedCode(pasted);
  return !('url' in found) || found.url !== pasted;
}

/** A field for a code or link of a provider, which is read as soon as it is pasted. */
function CodeField({ action, help, onRead, goToName, children }: Props) {
  const id = useId();
  const { text, note, change, read } = useCode(onRead);
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (text.trim() !== '' || pasted.trim() === '') return;
    event.preventDefault();
    change(pasted);
    read(pasted);
  };
  const onPasteCapture = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text').trim();
    if (isAddressField(event.target) && isCode(pasted) && read(pasted)) event.preventDefault();
  };
  // In provider code, Enter starts a new line.
  const onKeyDown = (event: KeyboardEvent) => {
    const isUnmodified = !event.shiftKey && !event.nativeEvent.isComposing;
    if (event.key !== 'Enter' || !isUnmodified || !isLink(text)) return;
    event.preventDefault();
    read(text);
  };
  return (
    <>
      <Code>
        <Label as="label">
          <span>Paste the code or link from your provider</span>
          <TextInput
            as="textarea"
            rows={3}
            spellCheck={false}
            value={text}
            aria-describedby={`${id}-help ${id}-note`}
            aria-invalid={note?.isError}
            onPaste={onPaste}
            onKeyDown={onKeyDown}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
        </Label>
        <Muted as="small" id={`${id}-help`}>
          {help}
        </Muted>
        <span
          id={`${id}-note`}
          role={note?.isError ? 'alert' : 'status'}
          data-error={note?.isError || undefined}
        >
          {note?.words}
        </span>
        {note?.isUnnamed && goToName && <OfferButton onClick={goToName}>Go to Name</OfferButton>}
        <Button disabled={text.trim() === ''} onClick={() => read(text)}>
          {action}
        </Button>
      </Code>
      {children && <div onPasteCapture={onPasteCapture}>{children}</div>}
    </>
  );
}

const linkHelp = 'A link works too. Look for “Embed” or “Share” on your provider’s site.';

/** A field for a provider's code that adds a block. */
export function NewEmbed({ onAdd }: { onAdd: (block: Group, note: string) => void }) {
  return (
    <CodeField
      action="Add it to the page"
      help={`For a form, a map, a video or a calendar. ${linkHelp}`}
      onRead={(read, note) => onAdd({ type: 'embed', ...withTitle(read) }, note)}
    />
  );
}

/** The fields of an embed block, below a field for the code of its provider, which fills them in as one step. */
export function EmbedFields({ target, children }: { target: Target; children: ReactNode }) {
  const { store } = useOpenDocument();
  return (
    <CodeField
      action="Fill in the fields"
      help={`This fills in the fields below. ${linkHelp}`}
      onRead={(read) => store.write(target, (fields) => withEmbed(asGroup(fields), read))}
      goToName={() => focusField(['blocks', indexOf(store, target), 'title'])}
    >
      {children}
    </CodeField>
  );
}

const indexOf = (store: EditingStore, { block }: Target) =>
  store.get().state.blocks.findIndex(({ key }) => key === block);

function isAddressField(element: EventTarget): boolean {
  const field = element instanceof Element && element.closest(`[${pathAttribute}]`);
  return field ? pathOf(field).at(-1) === 'url' : false;
}

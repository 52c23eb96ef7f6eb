import {
  Combobox,
  ComboboxAnchor,
  ComboboxGroup,
  useComboboxStore,
  useStoreState,
} from '@ariakit/react';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { once } from '../../schema/browser.ts';
import { downloadKinds } from '../../schema/inspect.ts';
import { freeAnchor } from '../adapter/anchors.ts';
import type { FormBlock } from '../adapter/form.ts';
import { blockToDocument } from '../adapter/pageForm.ts';
import { useEditing, useOpenDocument } from '../document/OpenDocument.ts';
import type { EditingStore } from '../document/workingCopy.ts';
import { type PageSection, placesIn } from '../links/places.ts';
import { GroupLabel, Item, Popover } from '../ui/ComboboxParts.ts';
import { TextInput } from '../ui/controls.ts';
import { useDialog } from '../ui/useDialog.ts';
import { AddDownload } from './AddDownload.tsx';
import { useFileInput } from './DropZone.tsx';
import {
  foldersOf,
  fromThisComputer,
  isForRedirect,
  type LinkKind,
  type LinkOption,
  optionsFor,
  targetsOf,
  typedOption,
  wordsOfLink,
} from './linkTargets.ts';
import { type ControlProps, type FieldProps, LabelledField } from './parts.tsx';

type Props = {
  /** The `href` in the document; empty if there is none. */
  value: string;
  onChange: (href: string) => void;
  label: string;
  /** What connects the control with the notes of its field. */
  control?: ControlProps;
  /** Whether the link can be cleared. */
  isOptional?: boolean;
  kind?: LinkKind;
};

/** The text in the field: the words of the link, or what is typed over it until a target is chosen. */
function useTyped({ value, onChange, isOptional = false, kind = 'link' }: Props, choose: Choose) {
  const targets = useTargets(kind);
  const [entry, setEntry] = useState<{ text: string; over: string }>();
  // Discard typed text when the link that it replaces changes, for example by Undo.
  if (entry && entry.over !== value) setEntry(undefined);
  const typed = entry?.text;
  const known = wordsOfLink(value, targets, kind);
  const combobox = useComboboxStore({
    value: typed ?? known ?? value,
    setValue: (next) => setEntry({ text: next, over: value }),
  });
  const isOpen = useStoreState(combobox, 'open');
  const address = typedOption(typed ?? '', kind);
  const meant = address !== undefined && 'href' in address ? address : undefined;

  const chooseOption = (option: LinkOption) => {
    setEntry(undefined);
    choose(option);
  };
  const commit = () => {
    combobox.hide();
    if (typed === undefined) return;
    const option = meant ?? targets.find(({ href }) => href === typed.trim());
    if (option) chooseOption(option);
    else if (typed.trim() === '') {
      setEntry(undefined);
      if (isOptional) onChange('');
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The list handles Enter if one of its options is active.
    if (event.defaultPrevented) return;
    const isInUse = isOpen || typed !== undefined;
    if (event.key === 'Enter' && isInUse) commit();
    else if (event.key === 'Escape' && isInUse) {
      combobox.hide();
      setEntry(undefined);
    } else return;
    event.preventDefault();
  };
  const found = isOpen ? optionsFor(typed ?? '', targets, meant) : closed;
  const error = address !== undefined && 'error' in address ? address.error : undefined;
  return { combobox, isOpen, typed, known, error, ...found, chooseOption, commit, onKeyDown };
}

type Choose = (option: LinkOption) => void;

/**
 * Shows the target of a link in words, and searches for another one. The link changes when a target is chosen; a complete
 * web address is also used when the field loses the focus.
 */
export function LinkChooser(props: Props) {
  const { value, onChange, label, kind = 'link', control } = props;
  const { store } = useOpenDocument();
  const noteId = useId();
  const file = useFileTarget(label, onChange);
  const choose = (option: LinkOption) => {
    if (option === fromThisComputer) return file.choose();
    const { href, place } = option;
    onChange(href ?? (place ? `#${namePlace(store, place)}` : ''));
  };
  const { combobox, isOpen, typed, known, error, options, isCut, ...text } = useTyped(
    props,
    choose,
  );
  const query = (typed ?? '').trim();
  const isLeft = !isOpen && typed !== undefined;
  return (
    <div>
      <ComboboxAnchor store={combobox}>
        <Combobox
          store={combobox}
          render={<TextInput />}
          aria-label={label}
          {...control}
          aria-invalid={known === undefined || isLeft || control?.['aria-invalid']}
          aria-describedby={[noteId, control?.['aria-describedby']].filter(Boolean).join(' ')}
          autoSelect
          // Enter chooses nothing until something is typed.
          getAutoSelectId={() => (query === '' ? null : undefined)}
          spellCheck={false}
          placeholder={placeholders[kind]}
          title={typed ?? known ?? value}
          showOnClick={false}
          onClick={({ currentTarget }) => {
            // Typing replaces the text.
            if (!isOpen && typed === undefined) currentTarget.select();
            combobox.show();
          }}
          onBlur={text.commit}
          onKeyDown={text.onKeyDown}
        />
        <Note id={noteId} role="status">
          {file.added?.address === value && file.added.words}
          {error}
          {!error && isOpen && options.length === 0 && nothingFound(query, kind)}
          {isCut && 'Keep typing to narrow the list.'}
          {isLeft &&
            ` ${value === '' ? 'It has no target yet.' : `It still links to: ${known ?? value}`}`}
        </Note>
      </ComboboxAnchor>
      <Popover
        store={combobox}
        sameWidth
        aria-label={`${label}: results`}
        hidden={options.length === 0}
        autoFocusOnHide={false}
        // Keep the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        <Options options={options} value={value} onChoose={text.chooseOption} />
      </Popover>
      {file.parts}
    </div>
  );
}

const placeholders: Readonly<Record<LinkKind, string>> = {
  link: 'Type a page, a section, a file, a web address …',
  destination: 'Type a page, a file, a web address …',
  below: 'Type a page, or an address such as /news',
};

function nothingFound(query: string, kind: LinkKind): string {
  const start = `Nothing found for “${query}”.`;
  return kind === 'below'
    ? `${start} Type part of a title, or an address such as /news.`
    : `${start} Type part of a title, or a web address. Phone numbers and email addresses are added in the site settings.`;
}

/** All targets of a kind. */
function useTargets(kind: LinkKind): LinkOption[] {
  const { name, site, pages, downloads } = useOpenDocument();
  const blocks = useEditing(({ state }) => state.blocks);
  const places = placesOf(blocks);
  return useMemo(() => {
    if (kind === 'below') return foldersOf(pages);
    const all = targetsOf({ site, pages, downloads, open: { name, places } });
    return kind === 'destination' ? all.filter(isForRedirect) : all;
  }, [site, pages, downloads, name, places, kind]);
}

/** The target that is a file from this computer: `choose` asks for one and adds it, `parts` are to be rendered. */
function useFileTarget(label: string, onChange: (href: string) => void) {
  const { dialog, open } = useDialog();
  const [added, setAdded] = useState<{ address: string; words: string }>();
  const { open: choose, input } = useFileInput({
    accept: acceptedFiles,
    label: `${label}: a file from this computer`,
    onFiles: ([file]) =>
      open((close) => (
        <AddDownload
          file={file}
          onAdded={(address, words) => {
            close();
            setAdded({ address, words });
            onChange(address);
          }}
          onClose={close}
        />
      )),
  });
  const parts = (
    <>
      {input}
      {dialog}
    </>
  );
  return { choose, added, parts };
}

type OptionsProps = {
  options: readonly LinkOption[];
  value: string;
  onChoose: (option: LinkOption) => void;
};

/** The options of the list, in their groups. */
function Options({ options, value, onChoose }: OptionsProps) {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.map((group) => (
    <ComboboxGroup key={group}>
      <GroupLabel>{group}</GroupLabel>
      {options
        .filter((option) => option.group === group)
        .map((option) => (
          <Item
            key={option.href ?? option.place?.block ?? option.words}
            hideOnClick
            aria-selected={option.href === value}
            onClick={() => onChoose(option)}
          >
            {option.words}
            <small>{option.detail}</small>
          </Item>
        ))}
    </ComboboxGroup>
  ));
}

/** The parts of the open page, for links within it. */
const placesOf = once((blocks: readonly FormBlock[]) =>
  placesIn({ blocks: blocks.map(blockToDocument) }),
);

/** Adds an `id` to a part of the page, so that links can point to it. Returns the `id`. */
function namePlace(store: EditingStore, { block, title }: PageSection): string {
  const names = placesOf(store.get().state.blocks).flatMap(({ id }) => id ?? []);
  const name = freeAnchor(title, names);
  const target = store.find(['blocks', block, 'id']);
  // The same step as the link to it, which is written next.
  if (!target || !store.write(target, () => name, { isContinued: true })) {
    throw new Error('This block does not exist.');
  }
  return name;
}

const closed = { options: [], isCut: false };

const acceptedFiles = Object.keys(downloadKinds)
  .map((ending) => `.${ending}`)
  .join(',');

const Note = styled.div`
  color: var(--editor-ink);
  font-size: 0.78rem;
  line-height: 1.45;

  &:not(:empty) { margin-top: 0.35rem; }
`;

/** The target of a link, which explains itself, or of a redirect, or the address that the pages of a list are below. */
export function LinkField({ form, path, value, onChange }: FieldProps<LinkKind>) {
  const { label, help, type } = form;
  const description = type === 'link' ? '' : help.description;
  return (
    <LabelledField form={{ ...form, help: { ...help, description } }} path={path} group>
      {(control) => (
        <LinkChooser
          control={control}
          value={String(value ?? '')}
          onChange={onChange}
          label={label}
          isOptional={help.isOptional}
          kind={type}
        />
      )}
    </LabelledField>
  );
}

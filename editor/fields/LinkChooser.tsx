import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { downloadKinds } from '../../schema/inspect.ts';
import type { Target as FieldTarget } from '../adapter/target.ts';
import { useDownloads } from '../document/DownloadsContext.ts';
import { useEditor } from '../document/EditorContext.ts';
import { usePagePlaces } from '../document/PagePlacesContext.ts';
import { stopUpload, upload, useUpload } from '../document/uploads.ts';
import { useHeld } from '../document/useHeld.ts';
import { Button, Row, Stack, TextInput } from '../ui/controls.ts';
import {
  exactly,
  fromThisComputer,
  isForRedirect,
  isOfferedFirst,
  notFoundWords,
  type Target,
  targetsFor,
  targetsOf,
  typedAddress,
  typedFolder,
  wordsOfLink,
} from './linkTargets.ts';

type Props = {
  /** Its field in the document; omitted for a link outside the form. */
  target?: FieldTarget | undefined;
  /** The `href` of a document; empty where there is none. */
  value: string;
  onChange: (href: string) => void;
  label: string;
  /** Whether the link can be cleared. */
  isOptional?: boolean;
  /** Whether it is the target of a redirect, which cannot open a form or call a number. */
  isRedirect?: boolean;
};

// A longer query finds the others.
const mostShown = 60;

/**
 * Shows the target of a link in words, and searches for another one (the editable combobox of the ARIA Authoring
 * Practices Guide). The link changes when something is chosen; a complete web address is also taken when the field
 * loses the focus.
 */
export function LinkChooser({
  target,
  value,
  onChange,
  label,
  isOptional = false,
  isRedirect = false,
}: Props) {
  const { site, pages } = useEditor();
  const { name, places, nameIt } = usePagePlaces();
  const { downloads, refresh } = useDownloads();
  const targets = useMemo(() => {
    const all = targetsOf({ site, pages, downloads, open: { name, places } });
    return isRedirect ? all.filter(isForRedirect) : all;
  }, [site, pages, downloads, name, places, isRedirect]);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const hold = useHeld(target, value, (href) => onChange(String(href ?? '')));
  const { key } = hold();
  const uploaded = useUpload(key);

  const known = wordsOfLink(value, targets);
  // A broken link is the first query, so that similar targets come first.
  const query = typed ?? (known === undefined ? value : '');
  const address = (isRedirect ? typedFolder(query) : undefined) ?? typedAddress(query);
  const isAddress = address !== undefined && 'href' in address;
  const found = useMemo(() => {
    if (!isOpen) return [];
    return query.trim() === '' ? targets.filter(isOfferedFirst) : targetsFor(query, targets);
  }, [isOpen, query, targets]);
  const all = isAddress ? [address, ...found] : found;
  // The option for a new file stays in the list, however many pages there are.
  const shown = all.filter((one) => one !== fromThisComputer).slice(0, mostShown);
  const groups = groupsOf(all.includes(fromThisComputer) ? [...shown, fromThisComputer] : shown);
  const options = groups.flatMap(({ members }) => members);

  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: typed text belongs to the previous link
  useEffect(() => setTyped(undefined), [value]);
  useEffect(() => {
    if (active >= 0)
      list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const open = () => {
    setIsOpen(true);
    setActive(-1);
  };
  const close = () => setIsOpen(false);
  const choose = (chosen: Target) => {
    close();
    setTyped(undefined);
    if (chosen === fromThisComputer) return fileInput.current?.click();
    // What is chosen later counts, whichever is known first.
    stopUpload(key);
    const { href, place } = chosen;
    onChange(href ?? (place ? `#${nameIt(place)}` : ''));
  };
  const takeTyped = () => {
    close();
    if (typed === undefined) return;
    const meant = isAddress ? address : exactly(typed, targets);
    if (meant) choose(meant);
    else if (typed.trim() === '') {
      setTyped(undefined);
      if (isOptional) {
        stopUpload(key);
        onChange('');
      }
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const option = options[active];
    if (step !== undefined && !event.altKey) {
      setActive(
        isOpen
          ? (active + step + options.length) % options.length
          : step > 0
            ? 0
            : options.length - 1,
      );
      setIsOpen(true);
    } else if (event.key === 'Enter' && (isOpen || typed !== undefined)) {
      if (isOpen && option) choose(option);
      else takeTyped();
    } else if (event.key === 'Escape' && (isOpen || typed !== undefined)) {
      close();
      setTyped(undefined);
    } else if (event.key === 'Escape' && uploaded?.state === 'running') {
      stopUpload(key);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const missing = address !== undefined && 'missing' in address ? address.missing : undefined;
  const isLeft = !isOpen && typed !== undefined;
  return (
    <div>
      <TextInput
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}list`}
        aria-activedescendant={isOpen && active >= 0 ? `${id}${active}` : undefined}
        aria-invalid={known === undefined || isLeft || undefined}
        aria-describedby={`${id}note`}
        autoComplete="off"
        spellCheck={false}
        placeholder={
          isRedirect
            ? 'Type a page, a file, a web address …'
            : 'Type a page, a section, a file, a web address …'
        }
        value={typed ?? known ?? value}
        title={typed ?? known ?? value}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setIsOpen(true);
          setActive(currentTarget.value.trim() === '' ? -1 : 0);
        }}
        onClick={({ currentTarget }) => {
          // The next typed letter replaces the text.
          if (!isOpen && typed === undefined) currentTarget.select();
          open();
        }}
        onBlur={takeTyped}
        onKeyDown={onKeyDown}
      />
      <List
        ref={list}
        id={`${id}list`}
        role="listbox"
        aria-label={`${label}: what is found`}
        hidden={!isOpen || options.length === 0}
        // So that the field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map(({ group, first, members }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
          <div key={group} role="group" aria-labelledby={`${id}${group}`}>
            <Heading id={`${id}${group}`} role="presentation">
              {group}
            </Heading>
            {members.map((option, index) => (
              <Option
                key={option.href ?? option.place?.block ?? option.words}
                id={`${id}${first + index}`}
                role="option"
                aria-selected={option.href === value}
                data-active={first + index === active || undefined}
                onClick={() => choose(option)}
              >
                {option.words}
                <small>{option.detail}</small>
              </Option>
            ))}
          </div>
        ))}
      </List>
      <input
        ref={fileInput}
        type="file"
        accept={acceptedFiles}
        hidden
        aria-label={`${label}: a file from this computer`}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) void upload(hold(), file, refresh);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      {uploaded?.state === 'failed' && (
        <Stack>
          <strong role="alert">{uploaded.words}</strong>
          <Row>
            <Button onClick={() => fileInput.current?.click()}>Try again</Button>
          </Row>
        </Stack>
      )}
      {uploaded?.state === 'running' && (
        <Button aria-label={`Cancel adding “${uploaded.words}”`} onClick={() => stopUpload(key)}>
          Cancel
        </Button>
      )}
      <Note id={`${id}note`} role="status">
        {uploaded?.state === 'running' && 'Taking the file in …'}
        {uploaded?.state === 'added' && uploaded.address === value && uploaded.words}
        {missing}
        {!missing && isOpen && options.length === 0 && notFoundWords(query)}
        {isOpen && all.length > options.length && 'Keep typing to narrow the list.'}
        {isLeft &&
          ` ${value === '' ? 'It leads nowhere yet.' : `It still leads to: ${known ?? value}`}`}
      </Note>
    </div>
  );
}

const acceptedFiles = Object.keys(downloadKinds)
  .map((ending) => `.${ending}`)
  .join(',');

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Targets by group, in the order in which the groups first occur. `first` is the index of a group's first target among all. */
function groupsOf(targets: readonly Target[]) {
  const groups = new Map<string, Target[]>();
  for (const target of targets) {
    groups.set(target.group, [...(groups.get(target.group) ?? []), target]);
  }
  let first = 0;
  return Array.from(groups, ([group, members]) => {
    first += members.length;
    return { group, members, first: first - members.length };
  });
}

const List = styled.div`
  max-height: 22rem;
  margin-top: 0.25rem;
  overflow: auto;
  border: 1px solid var(--editor-line);
  border-radius: 6px;
  background: var(--editor-panel);
  color: var(--editor-ink);
`;

const Heading = styled.div`
  padding: 0.6rem 0.75rem 0.2rem;
  color: var(--editor-muted);
  font-size: 0.78rem;
  font-weight: 600;
`;

const Option = styled.div`
  box-sizing: border-box;
  min-height: var(--editor-control);
  padding: 0.4rem 0.75rem;
  line-height: 1.3;
  overflow-wrap: anywhere;
  cursor: pointer;

  & small { display: block; color: var(--editor-muted); font-size: 0.78rem; }
  &:hover { background: var(--editor-hover); }
  &[aria-selected='true'] { background: var(--editor-chosen); }
  &[data-active] { outline: 2px solid var(--editor-blue); outline-offset: -2px; }
`;

const Note = styled.div`
  color: var(--editor-ink);
  font-size: 0.78rem;
  line-height: 1.45;

  &:not(:empty) { margin-top: 0.35rem; }
`;

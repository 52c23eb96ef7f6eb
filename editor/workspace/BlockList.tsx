import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import { factsOf, fillFacts } from '../../schema/browser.ts';
import { amount } from '../../schema/diagnose/index.ts';
import type { ValuePath } from '../../schema/index.ts';
import type { FormBlock } from '../adapter/form.ts';
import { errorsIn } from '../document/counts.ts';
import { useEditing, useOpenDocument, useSelectedIndex } from '../document/OpenDocument.ts';
import { focusField } from '../fields/focusField.ts';
import type { Place } from '../page/messages.ts';
import { Button, IconButton, Row, TextButton } from '../ui/controls.ts';
import { copyIcon, downIcon, duplicateIcon, removeIcon, upIcon } from '../ui/icons.tsx';
import { useDragging } from '../ui/useDragging.ts';
import { visibleWords } from '../visibleWords.ts';
import { blockName } from './blockName.ts';
import { focusChosen, focusInPage } from './goTo.ts';
import { useBlockActions } from './useBlockActions.ts';

const Panel = styled.div`
  padding: 0.5rem;

  & > ol { margin: 0; padding: 0; list-style: none; }
`;

const Item = styled.li`
  &[data-over='before'] { box-shadow: 0 -2px var(--editor-blue); }
  &[data-over='after'] { box-shadow: 0 2px var(--editor-blue); }
`;

/** An entry with its tools. */
const Surface = styled.div`
  border-radius: 6px;

  &:hover { background: var(--editor-hover); }
  &:has([aria-pressed='true']) { background: var(--editor-chosen); }
`;

const Choose = styled(TextButton)`
  display: grid;
  padding: 0.4rem 0.6rem;
  border-radius: 6px;
  line-height: 1.35;

  &:focus-visible { outline-offset: -2px; }
  & small { overflow: hidden; color: var(--editor-muted); text-overflow: ellipsis; white-space: nowrap; }
  & small[data-days] { white-space: normal; }
  & em { color: var(--editor-error); font-style: normal; font-weight: 600; }
`;

const Tools = styled(Row)`
  gap: 0.25rem;
  padding: 0 0.5rem 0.5rem;

  & > button:hover:not(:disabled) { background: var(--editor-panel); }
`;

/** Between two blocks: a line with "+", which shows when it is needed. */
const Gap = styled(TextButton)`
  display: block;
  min-height: 12px;
  height: 12px;
  color: var(--editor-blue);
  font-weight: 600;
  line-height: 12px;
  text-align: center;
  opacity: 0;

  &:hover, &:focus-visible { opacity: 1; }
  &::before, &::after { content: ''; display: inline-block; width: 35%; margin: 0 6px; border-top: 2px solid; vertical-align: middle; }
  @media (pointer: coarse) { min-height: 44px; height: 44px; line-height: 44px; opacity: 1; }
`;

const End = styled(Button)`
  width: 100%;
  margin-top: 0.5rem;
`;

type Props = {
  onChoose: () => void;
  /** Called when a key moves the focus to the fields. */
  onFields: () => void;
  /** The setting of the site whose fields are shown. */
  setting?: ValuePath | undefined;
  onSetting: (path: ValuePath) => void;
};

const pagePlace: Place = { isSite: false, path: ['blocks'] };
const stepsOfKeys: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The page and its blocks in order, with all actions on a block, by pointer and keyboard. */
export function BlockList({ onChoose, onFields, setting, onSetting }: Props) {
  const blocks = useEditing(({ state }) => state.blocks);
  const chosen = useSelectedIndex();
  // While a site setting is shown, no block is.
  const selected = setting ? undefined : chosen;
  const chosenBlock = blocks[chosen];
  const { store, pickBlock } = useOpenDocument();
  const actions = useBlockActions();
  const { itemProps, handleProps } = useDragging(actions.move);
  useEscapeToBlock();

  const choose = (block: FormBlock | undefined) => {
    onChoose();
    store.dispatch({ type: 'select', key: block?.key });
  };
  const onAltArrow = (event: KeyboardEvent, index: number) => {
    const step = stepsOfKeys[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    actions.move(index, index + step);
  };
  const partOfSite = (name: 'header' | 'footer') => (
    <SiteEntry
      name={name}
      isChosen={setting?.[0] === name}
      onChoose={() => onSetting([name])}
      onFields={onFields}
    />
  );

  return (
    <Panel onKeyDown={moveFocus}>
      <PageEntry
        isChosen={selected === -1}
        onChoose={() => choose(undefined)}
        onFields={onFields}
      />
      {partOfSite('header')}
      <ol aria-label="Blocks of this page">
        {blocks.map((block, index) => (
          <Item
            key={block.key}
            {...itemProps(index)}
            onKeyDown={(event) => onAltArrow(event, index)}
          >
            <GapBefore index={index} />
            <Surface>
              <div {...handleProps(index)}>
                <Entry
                  isChosen={index === selected}
                  place={{ isSite: false, path: ['blocks', index] }}
                  onChoose={() => choose(block)}
                  onFields={onFields}
                >
                  <BlockWords block={block} index={index} />
                </Entry>
              </div>
              {index === selected && <BlockTools index={index} count={blocks.length} />}
            </Surface>
          </Item>
        ))}
      </ol>
      {partOfSite('footer')}
      <End onClick={() => pickBlock(chosen < 0 ? undefined : chosen + 1)}>
        {chosenBlock
          ? `Add a block after “${blockName(chosenBlock.type, chosenBlock.fields)}”`
          : 'Add a block'}
      </End>
    </Panel>
  );
}

function GapBefore({ index }: { index: number }) {
  const { pickBlock } = useOpenDocument();
  return (
    <Gap
      aria-label={`Add a block before block ${index + 1}`}
      title="Add a block here"
      onClick={() => pickBlock(index)}
    >
      +
    </Gap>
  );
}

type OneEntryProps = Pick<EntryProps, 'isChosen' | 'onChoose' | 'onFields'>;

function PageEntry(entry: OneEntryProps) {
  return (
    <Surface>
      <Entry {...entry} place={pagePlace} field={['title']}>
        Page
        <small>Title, address, search results</small>
      </Entry>
    </Surface>
  );
}

function SiteEntry({ name, ...entry }: OneEntryProps & { name: 'header' | 'footer' }) {
  return (
    <Surface>
      <Entry {...entry} place={{ isSite: true, path: [name] }}>
        {name === 'header' ? 'Header' : 'Footer'}
        <small>The same on every page</small>
      </Entry>
    </Surface>
  );
}

/** The arrow keys move the focus between the entries. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = stepsOfKeys[event.key];
  const list = event.currentTarget;
  const entries = Array.from(list.querySelectorAll<HTMLElement>('[aria-pressed]'));
  const index = entries.findIndex((entry) => entry.matches(':focus'));
  if (event.altKey || step === undefined || index < 0) return;
  event.preventDefault();
  entries[index + step]?.focus();
}

/** The name of a block, its first text, when visitors see it, and its errors. */
function BlockWords({ block: { type, fields }, index }: { block: FormBlock; index: number }) {
  const { site, problems } = useOpenDocument();
  const words = fields.headline || fields.text;
  const visible = visibleWords(fields);
  const errors = errorsIn(problems.filter(({ path }) => path[0] === 'blocks' && path[1] === index));
  return (
    <>
      {blockName(type, fields)}
      {typeof words === 'string' && <small>{fillFacts(words, factsOf(site))}</small>}
      {visible && <small data-days="">{visible}</small>}
      {errors > 0 && <em>{amount(errors, 'error')}</em>}
    </>
  );
}

type EntryProps = {
  isChosen: boolean;
  /** The place in the page that the right arrow focuses. */
  place: Place;
  /** The field that Enter focuses; by default the field of the place. */
  field?: ValuePath;
  onChoose: () => void;
  onFields: () => void;
  children: ReactNode;
};

/** An entry of the list: the page, its header or footer, or a block. */
function Entry({ isChosen, place, field = place.path, onChoose, onFields, children }: EntryProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      onFields();
      onChoose();
      // The form shows the field after this has rendered.
      queueMicrotask(() => focusField(field));
    } else if (event.key === 'ArrowRight' && !event.altKey) focusInPage(place);
    else return;
    event.preventDefault();
  };
  return (
    <Choose aria-pressed={isChosen} onClick={onChoose} onKeyDown={onKeyDown}>
      {children}
    </Choose>
  );
}

function BlockTools({ index, count }: { index: number; count: number }) {
  const { up, down, duplicate, copy, remove } = useBlockActions();
  const tool = (label: string, icon: ReactNode, act: (index: number) => void, isOff = false) => (
    <IconButton
      aria-label={label}
      title={label}
      disabled={isOff}
      // The second click of a double click would delete the block that moves up.
      onClick={({ detail }) => (detail < 2 || act !== remove) && act(index)}
    >
      {icon}
    </IconButton>
  );
  return (
    <Tools role="toolbar" aria-label="Selected block">
      {tool('Move up', upIcon, up, index === 0)}
      {tool('Move down', downIcon, down, index === count - 1)}
      {tool('Duplicate', duplicateIcon, duplicate)}
      {tool('Copy for another page', copyIcon, copy)}
      {tool('Delete', removeIcon, remove)}
    </Tools>
  );
}

/** Escape in a field of the form moves the focus to its block in the list. */
function useEscapeToBlock(): void {
  useEffect(() => {
    const leave = (event: globalThis.KeyboardEvent) => {
      const { key, target, defaultPrevented, isComposing } = event;
      if (key !== 'Escape' || defaultPrevented || isComposing) return;
      if (!(target instanceof Element) || !target.closest('[data-side="fields"]')) return;
      focusChosen();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, []);
}

import { type KeyboardEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { factsOf, fillFacts } from '../../schema/browser.ts';
import { amount } from '../../schema/diagnose/index.ts';
import type { ValuePath } from '../../schema/index.ts';
import { blockLabel } from '../../schema/inspect.ts';
import type { FormBlock } from '../adapter/form.ts';
import { errorsIn } from '../document/counts.ts';
import { useEditing, useSelectedIndex, useStore } from '../document/EditingContext.ts';
import { useEditor } from '../document/EditorContext.ts';
import { useWorkspace } from '../document/WorkspaceContext.ts';
import type { Place } from '../page/messages.ts';
import { Button, TextButton } from '../ui/controls.ts';
import { copyIcon, downIcon, duplicateIcon, removeIcon, upIcon } from '../ui/icons.tsx';
import { useDragging } from '../ui/useDragging.ts';
import { focusChosen, focusField, focusInPage } from './goTo.ts';
import { useBlockActions } from './useBlockActions.ts';

const Panel = styled.div`
  padding: 0.5rem;
`;

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  position: relative;
  border-radius: 6px;

  &:hover { background: var(--editor-hover); }
  &[data-chosen] { background: var(--editor-chosen); }
  &[data-over='before'] { box-shadow: 0 -2px var(--editor-blue); }
  &[data-over='after'] { box-shadow: 0 2px var(--editor-blue); }
  @media (forced-colors: active) {
    &[data-chosen] { outline: 3px solid Highlight; }
  }
`;

const Choose = styled(TextButton)`
  display: grid;
  padding: 0.4rem 0.6rem;
  border-radius: 6px;
  line-height: 1.35;

  &:focus-visible { outline-offset: -2px; }
  & small {
    overflow: hidden;
    color: var(--editor-muted);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & em { color: var(--editor-error); font-style: normal; font-weight: 600; }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  padding: 0 0.5rem 0.5rem;

  & > button { width: var(--editor-control); padding: 0; border-color: transparent; background: none; }
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
  /** Called when a key leads to the fields. */
  onFields: () => void;
  /** The setting of the site whose fields are shown. */
  setting?: ValuePath | undefined;
  onSetting?: (path: ValuePath) => void;
};

/** What can be chosen: the page, its header and footer, and its blocks. */
const entrySelector = '[aria-pressed]';

/** The page and its blocks in their order, with all actions on a block, by pointer and keyboard. */
export function BlockList({ onChoose, onFields, setting, onSetting = () => {} }: Props) {
  const blocks = useEditing(({ state }) => state.blocks);
  const chosen = useSelectedIndex();
  // While a setting of the site is shown, no block is.
  const shown = setting ? undefined : chosen;
  const store = useStore();
  const { pickBlock } = useWorkspace();
  const actions = useBlockActions();
  const { itemProps, handleProps } = useDragging(actions.move);
  const list = useRef<HTMLDivElement>(null);
  useEscapeToBlock();

  const choose = (block: FormBlock | undefined) => {
    onChoose();
    store.dispatch({ type: 'select', key: block?.key });
  };
  const toFields = (block: FormBlock | undefined, index: number) => {
    onFields();
    choose(block);
    // The form shows the block when this has rendered.
    queueMicrotask(() => focusField(block ? ['blocks', index] : ['title']));
  };
  const onArrow = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const entries = Array.from(list.current?.querySelectorAll<HTMLElement>(entrySelector) ?? []);
    const index = entries.findIndex((entry) => entry.matches(':focus'));
    if (event.altKey || step === undefined || index < 0) return;
    event.preventDefault();
    entries[index + step]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    actions.move(index, index + step);
  };
  const keysOf = (place: Place, onEnter: () => void) => (event: KeyboardEvent) => {
    if (event.key === 'Enter') onEnter();
    else if (event.key === 'ArrowRight' && !event.altKey) focusInPage(place);
    else return;
    event.preventDefault();
  };
  const partOfSite = (name: 'header' | 'footer', label: string) => (
    <Item as="div" data-chosen={setting?.[0] === name || undefined}>
      <Choose
        aria-pressed={setting?.[0] === name}
        onClick={() => onSetting([name])}
        onKeyDown={keysOf({ isSite: true, path: [name] }, () => {
          onFields();
          onSetting([name]);
          queueMicrotask(() => focusField([name]));
        })}
      >
        {label}
        <small>The same on every page</small>
      </Choose>
    </Item>
  );

  return (
    <Panel ref={list} onKeyDown={onArrow}>
      <Item as="div" data-chosen={shown === -1 || undefined}>
        <Choose
          aria-pressed={shown === -1}
          onClick={() => choose(undefined)}
          onKeyDown={keysOf({ isSite: false, path: ['blocks'] }, () => toFields(undefined, -1))}
        >
          Page
          <small>Title, address, search results</small>
        </Choose>
      </Item>
      {partOfSite('header', 'Header')}
      <List aria-label="Blocks of this page">
        {blocks.map((block, index) => (
          <Item
            key={block.key}
            data-chosen={index === shown || undefined}
            {...itemProps(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            <Gap
              aria-label={`Add a block before block ${index + 1}`}
              title="Add a block here"
              onClick={() => pickBlock(index)}
            >
              +
            </Gap>
            <div {...handleProps(index)}>
              <Choose
                aria-pressed={index === shown}
                onClick={() => choose(block)}
                onKeyDown={keysOf({ isSite: false, path: ['blocks', index] }, () =>
                  toFields(block, index),
                )}
              >
                {blockLabel(block.type)}
                <FirstWords block={block} />
                <ErrorCount index={index} />
              </Choose>
            </div>
            {index === shown && (
              <Tools role="toolbar" aria-label="Selected block">
                {[
                  { label: 'Move up', icon: upIcon, act: actions.up, isOff: index === 0 },
                  {
                    label: 'Move down',
                    icon: downIcon,
                    act: actions.down,
                    isOff: index === blocks.length - 1,
                  },
                  { label: 'Duplicate', icon: duplicateIcon, act: actions.duplicate },
                  { label: 'Copy for another page', icon: copyIcon, act: actions.copy },
                  { label: 'Delete', icon: removeIcon, act: actions.remove },
                ].map(({ label, icon, act, isOff = false }) => (
                  <Button
                    key={label}
                    aria-label={label}
                    title={label}
                    disabled={isOff}
                    // A double click would also delete the block that moves up.
                    onClick={({ detail }) => (detail < 2 || label !== 'Delete') && act(index)}
                  >
                    {icon}
                  </Button>
                ))}
              </Tools>
            )}
          </Item>
        ))}
      </List>
      {partOfSite('footer', 'Footer')}
      <End onClick={() => pickBlock(chosen < 0 ? blocks.length : chosen + 1)}>
        {chosen < 0 ? 'Add a block' : `Add a block after block ${chosen + 1}`}
      </End>
    </Panel>
  );
}

/** The headline or the text of a block, as visitors read it. */
function FirstWords({ block: { fields } }: { block: FormBlock }) {
  const { site } = useEditor();
  const words = fields.headline || fields.text;
  if (typeof words !== 'string') return null;
  return <small>{fillFacts(words, factsOf(site))}</small>;
}

function ErrorCount({ index }: { index: number }) {
  const problems = useEditor().problems.filter(
    ({ path: [list, place] }) => list === 'blocks' && place === index,
  );
  const errors = errorsIn(problems);
  return errors > 0 && <em>{amount(errors, 'error')}</em>;
}

/** Escape in a field of the form goes back to its block in the list. */
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

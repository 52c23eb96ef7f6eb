import type { Data } from '@puckeditor/core';
import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { amount } from '../../schema/diagnose/index.ts';
import { blockForms } from '../adapter/pageForm.ts';
import { zone } from '../adapter/target.ts';
import { errorsIn } from '../document/counts.ts';
import { useEditor } from '../document/EditorContext.ts';
import { useChosenBlock, usePuck } from '../document/usePuck.ts';
import { Button, Muted, TextButton } from '../ui/controls.ts';
import { showInPage, useKeyToBlock, useToFields } from './fieldKeys.ts';
import { blockLabel } from './puckConfig.tsx';
import { useAddBlock } from './useAddBlock.ts';

const List = styled.ol`
  display: grid;
  gap: 0.5rem;
  margin: 0;
  padding: 1rem;
  list-style: none;
`;

const Item = styled.li`
  border: 1px solid var(--line);
  border-radius: 10px;
  background: #fff;

  &[data-chosen] { border-color: var(--editor-blue); box-shadow: 0 0 0 1px var(--editor-blue); }
  @media (forced-colors: active) {
    &[data-chosen] { outline: 3px solid Highlight; }
  }
`;

const Choose = styled(TextButton)`
  display: grid;
  padding: 0.5rem 0.75rem;
  border-radius: 10px;

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
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.35rem;
  padding: 0 0.6rem 0.6rem;

  & > * { font-size: 0.85rem; }
`;

const Announcement = styled(Muted)`
  padding: 0 1rem 1rem;
`;

type Content = Data['content'];

/** The blocks of the page in their order, with all actions on a block, by pointer and keyboard. */
export function BlockList() {
  const content = usePuck(({ appState }) => appState.data.content);
  const chosen = useChosenBlock();
  const dispatch = usePuck((puck) => puck.dispatch);
  const [announced, announce] = useAnnouncement(content);
  const toFields = useToFields();
  const addBlock = useAddBlock();
  const [shown, setShown] = useState<{ index: number }>();

  useKeyToBlock();
  useNothingAfterRemoval(content, chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an added or moved block exists when this runs
  useEffect(() => {
    if (shown) void showInPage(content[shown.index]?.props.id);
  }, [shown]);

  const choose = (index: number) => {
    dispatch({ type: 'setUi', ui: { itemSelector: { index, zone } } });
    setShown({ index });
  };
  const move = (from: number, to: number, label: string) => {
    const [sourceIndex, destinationIndex] = [from, to];
    dispatch({ type: 'reorder', sourceIndex, destinationIndex, destinationZone: zone });
    choose(to);
    announce(`${label} is now block ${to + 1} of ${content.length}.`);
  };
  const toolsOf = (index: number, label: string) => (
    <Tools>
      <Button disabled={index === 0} onClick={() => move(index, index - 1, label)}>
        Up
      </Button>
      <Button disabled={index === content.length - 1} onClick={() => move(index, index + 1, label)}>
        Down
      </Button>
      <Button
        onClick={() => {
          dispatch({ type: 'duplicate', sourceIndex: index, sourceZone: zone });
          announce(`${label} is there twice.`);
        }}
      >
        Duplicate
      </Button>
      <Button
        data-danger=""
        onClick={() => {
          dispatch({ type: 'remove', index, zone });
          ignoreSecondClick();
          announce(`${label} is deleted. Undo brings it back.`);
        }}
      >
        Delete
      </Button>
    </Tools>
  );

  return (
    <section aria-label="Blocks">
      <List aria-label="Blocks of this page">
        {content.map(({ type, props }, index) => (
          <BlockEntry
            key={props.id}
            type={type}
            props={props}
            index={index}
            tools={index === chosen && toolsOf(index, blockLabel(type))}
            onChoose={() => {
              announce('');
              choose(index);
            }}
            onEnter={() => {
              announce('');
              void toFields(index);
            }}
          />
        ))}
      </List>
      <AddBlock
        after={chosen}
        onAdd={(type) => {
          const index = addBlock(type);
          choose(index);
          announce(`${blockLabel(type)} is now block ${index + 1}.`);
        }}
      />
      <Announcement role="status">{announced}</Announcement>
    </section>
  );
}

/** The last announcement about the blocks of a page. The next change of the blocks removes it. */
function useAnnouncement(content: unknown): [announced: string, announce: (text: string) => void] {
  const [announced, setAnnounced] = useState('');
  const about = useRef<unknown>(undefined);
  useEffect(() => {
    if (about.current !== undefined && about.current !== content) setAnnounced('');
    about.current = content;
  }, [content]);
  const announce = (text: string) => {
    about.current = undefined;
    setAnnounced(text);
  };
  return [announced, announce];
}

type EntryProps = {
  type: string;
  props: { id?: string; headline?: string; text?: string };
  index: number;
  /** The buttons of the selected block. */
  tools: ReactNode;
  onChoose: () => void;
  /** Called on the key that leads to the fields. */
  onEnter: () => void;
};

function BlockEntry({ type, props, index, tools, onChoose, onEnter }: EntryProps) {
  const own = useEditor().problems.filter(
    ({ path: [list, place] }) => list === 'blocks' && place === index,
  );
  const mistakes = errorsIn(own);
  return (
    <Item data-chosen={tools ? true : undefined}>
      <Choose
        aria-pressed={Boolean(tools)}
        data-block={props.id}
        onClick={onChoose}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onEnter();
        }}
      >
        {blockLabel(type)}
        <small>{props.headline || props.text || ''}</small>
        {mistakes > 0 && <em>{amount(mistakes, 'mistake')}</em>}
      </Choose>
      {tools}
    </Item>
  );
}

/**
 * The second click of a double click on Delete would hit what is then in its place: another entry, or the button that
 * adds a block.
 */
function ignoreSecondClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', ignore, { capture: true, once: true });
}

/**
 * When the selected block is removed, Puck selects the next one. Its Delete button is then under the pointer, so that a
 * double click would delete both: this selects nothing instead.
 */
function useNothingAfterRemoval(content: Content, chosen: number): void {
  const dispatch = usePuck((puck) => puck.dispatch);
  const before = useRef<string>(undefined);
  useLayoutEffect(() => {
    const isRemoved = before.current && !content.some(({ props }) => props.id === before.current);
    before.current = content[chosen]?.props.id;
    if (isRemoved && chosen >= 0) dispatch({ type: 'setUi', ui: { itemSelector: null } });
  }, [content, chosen, dispatch]);
}

const Adding = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0.35rem 0.5rem;
  padding: 0 1rem 1.5rem;

  & label { grid-column: 1 / -1; }
  & select { min-width: 0; min-height: 44px; font: inherit; }
`;

type AddProps = {
  after: number;
  onAdd: (type: string) => void;
};

/** Adds a block after the selected one, or at the end. */
function AddBlock({ after, onAdd }: AddProps) {
  const id = useId();
  const [type, setType] = useState(blockForms[0]?.type ?? '');
  const add = (event: FormEvent) => {
    event.preventDefault();
    onAdd(type);
  };
  return (
    <Adding onSubmit={add}>
      <label htmlFor={id}>
        {after < 0 ? 'Add a block at the end' : `Add a block after block ${after + 1}`}
      </label>
      <select id={id} value={type} onChange={({ currentTarget }) => setType(currentTarget.value)}>
        {blockForms.map((form) => (
          <option key={form.type} value={form.type} title={form.description}>
            {blockLabel(form.type)}
          </option>
        ))}
      </select>
      <Button type="submit">Add</Button>
    </Adding>
  );
}

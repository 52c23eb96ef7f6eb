import { createUsePuck } from '@puckeditor/core';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { amount } from '../../schema/diagnose/words.ts';
import { blockForms } from '../adapter/pageForm.ts';
import { Button, Muted } from '../ui/controls.ts';
import { useEditor } from './EditorContext.ts';
import { blockLabel } from './puckConfig.tsx';
import { zone } from './useGoTo.ts';

const usePuck = createUsePuck();
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
`;

const Choose = styled.button`
  display: grid;
  width: 100%;
  min-height: 44px;
  padding: 0.5rem 0.75rem;
  border: 0;
  border-radius: 10px;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;

  &:focus-visible { outline: 3px solid var(--editor-blue); outline-offset: -2px; }
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

/** The blocks of the page in their order: all that can be done with a block, by pointer and by keyboard. */
export function BlockList() {
  const content = usePuck(({ appState }) => appState.data.content);
  const chosen = usePuck(({ selectedItem }) => selectedItem?.props.id);
  const dispatch = usePuck((puck) => puck.dispatch);
  const { problems } = useEditor();
  const [announced, setAnnounced] = useState('');
  // An announcement is about these blocks, so the next change removes it.
  const announcedOf = useRef<readonly unknown[]>(undefined);
  useEffect(() => {
    if (announcedOf.current !== undefined && announcedOf.current !== content) setAnnounced('');
    announcedOf.current = content;
  }, [content]);
  const announce = (words: string) => {
    announcedOf.current = undefined;
    setAnnounced(words);
  };

  const choose = (index: number) => {
    dispatch({ type: 'setUi', ui: { itemSelector: { index, zone } } });
    showInPage(content[index]?.props.id);
  };
  const move = (from: number, to: number, label: string) => {
    dispatch({
      type: 'reorder',
      sourceIndex: from,
      destinationIndex: to,
      destinationZone: zone,
    });
    choose(to);
    announce(`${label} is now block ${to + 1} of ${content.length}.`);
  };

  return (
    <section aria-label="Blocks">
      <List aria-label="Blocks of this page">
        {content.map(({ type, props }, index) => {
          const label = blockLabel(type);
          const mistakes = problems.filter(
            ({ path, severity }) =>
              path[0] === 'blocks' && path[1] === index && severity === 'error',
          ).length;
          const isChosen = props.id === chosen;
          return (
            <Item key={props.id} data-chosen={isChosen || undefined}>
              <Choose
                type="button"
                aria-pressed={isChosen}
                onClick={() => {
                  setAnnounced('');
                  choose(index);
                }}
              >
                {label}
                <small>{props.headline || props.text || ''}</small>
                {mistakes > 0 && <em>{amount(mistakes, 'mistake')}</em>}
              </Choose>
              {isChosen && (
                <Tools>
                  <Button disabled={index === 0} onClick={() => move(index, index - 1, label)}>
                    Up
                  </Button>
                  <Button
                    disabled={index === content.length - 1}
                    onClick={() => move(index, index + 1, label)}
                  >
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
                      announce(`${label} is deleted. Undo brings it back.`);
                    }}
                  >
                    Delete
                  </Button>
                </Tools>
              )}
            </Item>
          );
        })}
      </List>
      <AddBlock
        after={content.findIndex(({ props }) => props.id === chosen)}
        length={content.length}
        onAdd={(componentType, destinationIndex) => {
          dispatch({ type: 'insert', componentType, destinationIndex, destinationZone: zone });
          choose(destinationIndex);
          announce(`${blockLabel(componentType)} is now block ${destinationIndex + 1}.`);
        }}
      />
      <Announcement role="status">{announced}</Announcement>
    </section>
  );
}

/** Scrolls the page in the middle to a block. */
function showInPage(id: string): void {
  const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
  const block = frame?.contentDocument?.querySelector(`[data-puck-component="${id}"]`);
  block?.scrollIntoView({ block: 'nearest' });
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
  length: number;
  onAdd: (type: string, index: number) => void;
};

/** Adds a block after the chosen one, or at the end. */
function AddBlock({ after, length, onAdd }: AddProps) {
  const id = useId();
  const [type, setType] = useState(blockForms[0]?.type ?? '');
  const add = (event: FormEvent) => {
    event.preventDefault();
    onAdd(type, after < 0 ? length : after + 1);
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

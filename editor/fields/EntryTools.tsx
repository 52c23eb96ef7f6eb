import type { HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../ui/controls.ts';
import { closeIcon, downIcon, dragIcon, upIcon } from '../ui/icons.tsx';

export const Tools = styled.div`
  display: flex;
  flex: none;
  gap: 2px;
  width: var(--editor-entry-tools);
  align-items: center;
  justify-content: end;

  [data-card] > & { position: absolute; top: 0; right: 0; }
`;

const Tool = styled(IconButton)`
  width: var(--editor-entry-tool);
`;

const Handle = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.25rem;
  min-height: 2rem;
  color: var(--editor-muted);
  cursor: grab;
`;

type Props = {
  label: string;
  canMove: (step: number) => boolean;
  canRemove: boolean;
  /** Moves the entry by one step. The control that was used keeps the focus. */
  onMove: (step: number, control: HTMLElement) => void;
  onRemove: () => void;
  handleProps: HTMLAttributes<HTMLElement>;
};

/** The handle and the buttons of a list entry. */
export function EntryTools({ label, canMove, canRemove, onMove, onRemove, handleProps }: Props) {
  return (
    <Tools>
      <Handle aria-hidden="true" title="Drag to move" {...handleProps}>
        {dragIcon}
      </Handle>
      {directions.map(({ name, step, icon }) => (
        <Tool
          key={name}
          aria-label={`Move ${label} ${name.toLowerCase()}`}
          title={name}
          disabled={!canMove(step)}
          onClick={({ currentTarget }) => onMove(step, currentTarget)}
        >
          {icon}
        </Tool>
      ))}
      <Tool
        data-remove=""
        aria-label={`Remove ${label}`}
        title="Remove"
        disabled={!canRemove}
        // The second click of a double click would remove the next entry, which is then under the pointer.
        onClick={({ detail }) => detail < 2 && onRemove()}
      >
        {closeIcon}
      </Tool>
    </Tools>
  );
}

export const directions = [
  { name: 'Up', key: 'ArrowUp', step: -1, icon: upIcon },
  { name: 'Down', key: 'ArrowDown', step: 1, icon: downIcon },
];

import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { styled } from 'styled-components';
import { Button, TextButton } from '../ui/controls.ts';

type Moving = {
  /** How many entries the list has. */
  count: number;
  move: (from: number, to: number) => void;
};

const MovingContext = createContext<Moving | undefined>(undefined);
export const MovingProvider = MovingContext.Provider;

/** The attribute of the button that opens an entry of a list. */
export const entryAttribute = 'data-entry';

const Text = styled(TextButton)`
  flex: 1 1 4rem;
  min-width: 0;
  min-height: 1.6rem;
  border-radius: 4px;
  overflow-wrap: anywhere;

  [class*='ArrayFieldItem--isExpanded'] > * > & { flex-basis: 100%; }
`;

const Moves = styled.span`
  display: none;
  gap: 0.25rem;

  [class*='ArrayFieldItem--isExpanded'] > * > & { display: flex; }
`;

const Move = styled(Button)`
  min-width: 2rem;
  min-height: 2rem;
  padding: 0;
  font-size: 1rem;
`;

type Props = { index: number; children: ReactNode };

/**
 * The summary line of a list entry: a button that opens it, and in an open entry two that move it. Puck listens to
 * clicks on the whole line, and adds buttons to duplicate and delete the entry.
 */
export function EntrySummary({ index, children }: Props) {
  const { count, move } = useContext(MovingContext) ?? { count: 0, move: () => {} };
  const to = (place: number) => (event: MouseEvent) => {
    event.stopPropagation();
    move(index, place);
  };
  return (
    <>
      <Text {...{ [entryAttribute]: '' }}>{children}</Text>
      <Moves>
        <Move aria-label="Move up" disabled={index === 0} onClick={to(index - 1)}>
          ↑
        </Move>
        <Move aria-label="Move down" disabled={index >= count - 1} onClick={to(index + 1)}>
          ↓
        </Move>
      </Moves>
    </>
  );
}

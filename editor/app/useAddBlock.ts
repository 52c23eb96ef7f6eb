import { zone } from '../adapter/target.ts';
import { useChosenBlock, usePuck } from '../document/usePuck.ts';

/** Adds a block after the selected one, or else at the end. Returns its index. */
export function useAddBlock(): (type: string) => number {
  const chosen = useChosenBlock();
  const count = usePuck(({ appState }) => appState.data.content.length);
  const dispatch = usePuck((puck) => puck.dispatch);
  return (componentType) => {
    const destinationIndex = chosen < 0 ? count : chosen + 1;
    dispatch({ type: 'insert', componentType, destinationIndex, destinationZone: zone });
    return destinationIndex;
  };
}

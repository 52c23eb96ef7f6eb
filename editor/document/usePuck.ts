import { createUsePuck } from '@puckeditor/core';

/** Reads a value from Puck; the component renders again when that value changes. */
export const usePuck = createUsePuck();

/** The index of the block that is chosen; -1 where none is. */
export function useChosenBlock(): number {
  return usePuck(({ appState, selectedItem }) =>
    appState.data.content.findIndex(({ props }) => props.id === selectedItem?.props.id),
  );
}

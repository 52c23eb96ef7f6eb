import { createUsePuck } from '@puckeditor/core';

/** Reads a value from Puck; the component renders again when that value changes. */
export const usePuck = createUsePuck();

/** The index of the selected block; -1 if there is none. */
export function useChosenBlock(): number {
  return usePuck(({ appState, selectedItem }) =>
    appState.data.content.findIndex(({ props }) => props.id === selectedItem?.props.id),
  );
}

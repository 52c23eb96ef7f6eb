import { createContext, useContext } from 'react';

const InRow = createContext(false);

export const InRowProvider = InRow.Provider;

/** Whether a field is in a row of a list: the column head then shows its label and help. */
export function useInRow(): boolean {
  return useContext(InRow);
}

const Wide = createContext(false);

export const WideProvider = Wide.Provider;

/** Whether the form is wide enough for the fields of a list's entry side by side. */
export function useIsWide(): boolean {
  return useContext(Wide);
}

import { createContext, useContext } from 'react';

const InRow = createContext(false);

export const InRowProvider = InRow.Provider;

/** Whether a field is one of a row of a list: the head of its column has its label and what it is for. */
export function useInRow(): boolean {
  return useContext(InRow);
}

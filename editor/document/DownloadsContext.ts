import { createContext, useContext } from 'react';
import type { Download } from '../api.ts';

/** The files that visitors can download. */
type DownloadsValue = {
  downloads: readonly Download[];
  /** Reloads the list after a file was added. */
  refresh: () => Promise<void>;
};

const DownloadsContext = createContext<DownloadsValue>({ downloads: [], refresh: async () => {} });

export const DownloadsProvider = DownloadsContext.Provider;

export function useDownloads(): DownloadsValue {
  return useContext(DownloadsContext);
}

import { createContext, useContext } from 'react';
import type { Download } from '../api.ts';

/** The files that links can lead visitors to. */
type DownloadsValue = {
  downloads: readonly Download[];
  /** Reads them again, once one is added. */
  refresh: () => Promise<void>;
};

const DownloadsContext = createContext<DownloadsValue>({ downloads: [], refresh: async () => {} });

export const DownloadsProvider = DownloadsContext.Provider;

export function useDownloads(): DownloadsValue {
  return useContext(DownloadsContext);
}

import { createContext, useContext } from 'react';
import type { Download } from '../api.ts';

const DownloadsContext = createContext<readonly Download[]>([]);

export const DownloadsProvider = DownloadsContext.Provider;

/** The files that visitors can download. */
export const useDownloads = (): readonly Download[] => useContext(DownloadsContext);

import { createContext, useContext } from 'react';
import type { ValuePath } from '../../schema/index.ts';

const ShownSetting = createContext<ValuePath>([]);

export const ShownSettingProvider = ShownSetting.Provider;

/** The path of the setting that is edited and marked in the page; empty where none is, or a page is edited. */
export function useShownSetting(): ValuePath {
  return useContext(ShownSetting);
}

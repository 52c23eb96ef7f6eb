import { createContext, useContext } from 'react';
import type { Site } from '../../schema/index.ts';

const SiteContext = createContext<Site | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** What site.json says, inside a page. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite is called outside SiteProvider');
  return site;
}

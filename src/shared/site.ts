import { createContext, useContext } from 'react';
import type { Site } from '../../schema/index.ts';
import type { Words } from '../../words/index.ts';
import type { Drawings } from '../art/drawing.ts';
import type { SiteFallbacks } from '../theme/fallbacks.ts';

/** site.json as pages are rendered with it, which have all words of its language (src/prerender/visitorSite.ts). */
export type VisitorSite = Omit<Site, 'words'> & {
  words: Words;
  /** What header and footer show as the logo, as HTML (src/theme/logo.ts). */
  logo: string;
  /** The drawings in its language. A visitor's browser loads them when a page needs one (src/art/index.ts). */
  drawings?: Drawings;
  /** What is shown until the typefaces have come; omitted where they are the default. Styles have it, and no browser else. */
  fallbacks?: SiteFallbacks | undefined;
};

const SiteContext = createContext<VisitorSite | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** What site.json says, inside a page. */
export function useSite(): VisitorSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error('There is no SiteProvider.');
  return site;
}

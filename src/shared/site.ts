import { createContext, useContext } from 'react';
import type { DrawingName, Site } from '../../schema/index.ts';
import type { Words } from '../../words/index.ts';
import type { SiteFallbacks } from '../theme/fallbacks.ts';

/** site.json as pages are rendered with it, which have all words of its language (src/prerender/visitorSite.ts). */
export type VisitorSite = Omit<Site, 'words'> & {
  words: Words;
  /** The drawings in another language than English, in which the code has them. */
  drawings?: Readonly<Partial<Record<DrawingName, SpokenDrawing>>>;
  /** What is shown until the typefaces have come; omitted where they are the default. Styles have it, and no browser else. */
  fallbacks?: SiteFallbacks | undefined;
};

/** What a drawing says to those who do not see it, and its file. */
export type SpokenDrawing = { label: string; file: string };

const SiteContext = createContext<VisitorSite | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** What site.json says, inside a page. */
export function useSite(): VisitorSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error('There is no SiteProvider.');
  return site;
}

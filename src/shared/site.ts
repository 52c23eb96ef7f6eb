import { createContext, useContext } from 'react';
import type { OwnForm, Page, Site } from '../../schema/index.ts';
import type { Words } from '../../schema/words/index.ts';
import type { Logo, ResolvedSite, SiteFallbacks } from '../resolved/types.ts';
import { type Translate, translator } from './words.ts';

/** The site.json used for rendering, completed for visitors (src/prerender/visitorSite.ts). */
export type VisitorSite = Omit<ResolvedSite, 'words'> & {
  /** The UI strings in its language. Visitors' browsers get only those that its pages use (scripts/build/writeSite.ts). */
  words: Partial<Words>;
  /** The logo in header and footer. */
  logo: Logo;
  /** The height of the form in the dialog until the form reports its own, in pixels. */
  formHeight: number;
  /** Its language in the head of pages, as Open Graph writes it: "en_US". Undefined for one of several countries. */
  openGraphLocale?: string | undefined;
  /** Whether it has line drawings. The drawings themselves are in the documents of pages that show them. */
  hasDrawings: boolean;
  /** The fallback fonts until the typefaces have loaded, for the styles of pages. Undefined for the default typeface. */
  fallbacks?: SiteFallbacks | undefined;
};

/** What a page shows when its code has started. */
export type StartedPage = { site: VisitorSite; page: Page };

const SiteContext = createContext<VisitorSite | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** The site of the current page. Throws outside a SiteProvider. */
export function useSite(): VisitorSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error('There is no SiteProvider.');
  return site;
}

/** Whether a page is in the current language. One in another language needs another site.json. */
export function isInLanguage(site: Pick<VisitorSite, 'home' | 'languages'>, path: string): boolean {
  const { languages = [] } = site;
  const language = languages.find(({ home }) => path === home || path.startsWith(`${home}/`));
  return (language?.home ?? '/') === (site.home ?? '/');
}

/** The form of the site settings, if it is not a provider's. */
export function ownFormOf({ action, fields, ...form }: Site['leadForm']): OwnForm | undefined {
  return action && fields ? { ...form, action, fields } : undefined;
}

/** The translator of the current site. */
export function useTranslator(): Translate {
  return translator(useSite());
}

/** The links to the services of a site, from all groups of the Services menu. */
export function servicesOf({ header }: Pick<Site, 'header'>) {
  return header.services.groups.flatMap(({ links }) => links);
}

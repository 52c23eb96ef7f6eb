import { useMemo, useRef } from 'react';
import { homeOf } from '../../schema/browser.ts';
import { documentIn } from '../../schema/diagnose/index.ts';
import { siteSchema } from '../../schema/index.ts';
import { inherit, minimalValue } from '../../schema/inspect.ts';
import { siteName } from '../api.ts';
import { folderIn, settingsFor } from '../languages.ts';
import {
  drawingsAmong,
  namedLanguages,
  type ResolvedSite,
  readEditedSite,
  readSite,
} from '../site.ts';
import { documentOf } from './forms.ts';
import { useChecked, useCopy, useOpenSite } from './SiteContext.ts';

/** The value of a document as edited; undefined if there is none, or its text has errors. */
function useValueOf(name: string): unknown {
  const { copy } = useOpenSite();
  const edited = useCopy(() => copy.edited(name));
  return useMemo(() => {
    if (typeof edited !== 'string') return edited && documentOf(name, edited);
    return documentIn(edited);
  }, [name, edited]);
}

/** Returns whether there is a document with a name. */
function useExists(): (name: string) => boolean {
  const { copy } = useOpenSite();
  return (name) => copy.edited(name) !== undefined;
}

/** The name of the settings that apply to a document: those of its language. */
export function useSettingsName(name: string): string {
  const exists = useExists();
  return useCopy(() => settingsFor(name, exists));
}

/** What the settings of a language inherit; undefined for those of the site. */
export function useInherited(name: string): unknown {
  const site = useValueOf(siteName);
  return useMemo(() => (name === siteName ? undefined : inherit(site, {})), [name, site]);
}

/** The settings that apply to a document as edited, with what they inherit. */
export function useSiteDocument(name: string): unknown {
  const settings = useSettingsName(name);
  const [site, document] = [useValueOf(siteName), useValueOf(settings)];
  return useMemo(
    () => (settings === siteName ? site : inherit(site, document)),
    [settings, site, document],
  );
}

/**
 * The site as a page of its language shows it, with every edit of its settings. Undefined if they cannot be read at all. `name` is
 * a document of the language.
 */
export function usePreviewSite(name: string): ResolvedSite | undefined {
  const settings = useSiteDocument(name);
  const pictures = useCopy(({ base }) => base.pictures);
  const languages = useChecked()?.overview.languages;
  const exists = useExists();
  const folder = useCopy(() => folderIn(name, exists));
  // The last valid settings, for a field that has an error now.
  const last = useRef<unknown>(undefined);
  return useMemo(() => {
    const drawings = drawingsAmong(pictures);
    const site = readSite(settings, drawings);
    if (site) last.current = settings;
    // Settings that were already wrong when they were opened: they must be shown to be corrected.
    const good = last.current ?? (settings === undefined ? undefined : minimalValue(siteSchema));
    const visible = site ?? readEditedSite(settings, good, drawings);
    if (!visible || !languages) return visible;
    return { ...visible, languages: namedLanguages(languages), home: homeOf(folder) };
  }, [settings, pictures, languages, folder]);
}

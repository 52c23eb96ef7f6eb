import { useMemo, useRef } from 'react';
import { documentIn } from '../../schema/diagnose/index.ts';
import { siteSchema } from '../../schema/index.ts';
import { minimalValue } from '../../schema/inspect.ts';
import { siteName } from '../api.ts';
import { drawingsAmong, readEditedSite, readSite, type ShownSite } from '../site.ts';
import { documentOf } from './forms.ts';
import { useCopy, useOpenSite } from './SiteContext.ts';

/** The value of site.json as edited; undefined if its text has errors. */
export function useWrittenSite(): unknown {
  const { copy } = useOpenSite();
  const edited = useCopy(() => copy.edited(siteName));
  return useMemo(() => {
    if (typeof edited !== 'string') return edited && documentOf(siteName, edited);
    return documentIn(edited);
  }, [edited]);
}

/** The site as its pages show it, with every edit of its settings. Undefined if they cannot be read at all. */
export function useShownSite(): ShownSite | undefined {
  const written = useWrittenSite();
  const pictures = useCopy(({ base }) => base.pictures);
  // The last valid settings, for a field that has an error now.
  const last = useRef<unknown>(undefined);
  return useMemo(() => {
    const drawings = drawingsAmong(pictures);
    const site = readSite(written, drawings);
    if (site) last.current = written;
    // Settings that were already wrong when they were opened: they must be shown to be corrected.
    const good = last.current ?? (written === undefined ? undefined : minimalValue(siteSchema));
    return site ?? readEditedSite(written, good, drawings);
  }, [written, pictures]);
}

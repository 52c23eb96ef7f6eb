import type { ReactNode } from 'react';
import { typefacesOf } from '../../schema/browser.ts';
import { logoStyles } from '../pictures/logo.ts';
import { SiteProvider, type VisitorSite } from '../shared/site.ts';
import { brandStyles } from '../theme/brandStyles.ts';
import { directionStyles } from '../theme/direction.ts';
import { knownFallbacks } from '../theme/fallbacks.ts';
import { fontStyles } from '../theme/font.ts';
import { GlobalStyle } from '../theme/GlobalStyle.ts';

type Props = { site: VisitorSite; children: ReactNode };

/** A site with its styles, for pages that are rendered in the browser: the gallery, and the page in the editor. */
export function LiveSite({ site, children }: Props) {
  return (
    <SiteProvider value={site}>
      <style>{brandStyles(site) + logoStyles(site) + directionStyles(site)}</style>
      <style>{fontStyles(knownFallbacks(typefacesOf(site.brand)), site.home)}</style>
      <GlobalStyle />
      {children}
    </SiteProvider>
  );
}

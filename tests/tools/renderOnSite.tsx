import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SiteProvider, type VisitorSite } from '../../src/shared/site.ts';
import { site as siteOfTests } from './content.ts';

/** Renders an element as part of a page of the test site, or of another one. */
export function renderOnSite(element: ReactNode, site: VisitorSite = siteOfTests) {
  return render(<SiteProvider value={site}>{element}</SiteProvider>);
}

import { useLayoutEffect } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import type { Page } from '../../schema/index.ts';
import { pageTitle } from '../../schema/pageTitle.ts';
import { notFoundPath, sharePicture } from '../../schema/paths.ts';
import { useSite } from '../shared/site.ts';

/** The head elements of a page for search engines, social networks and the browser's tab. */
export default function Head({ page }: { page: Page }) {
  const site = useSite();
  const { company, url } = site;
  const found = page.path !== notFoundPath;
  return (
    <HelmetProvider>
      <StructuredData key={page.path} />
      <Helmet>
        <title>{pageTitle(page, site)}</title>
        <meta name="description" content={page.description} />
        {found && <link rel="canonical" href={url + page.path} />}
        {found && <meta property="og:url" content={url + page.path} />}
        {!found && <meta name="robots" content="noindex" />}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={company} />
        <meta property="og:title" content={page.title} />
        <meta property="og:description" content={page.description} />
        <meta property="og:image" content={url + sharePicture(page.path)} />
        <meta name="twitter:card" content="summary_large_image" />
      </Helmet>
    </HelmetProvider>
  );
}

/**
 * Removes the prerendered structured data when the page changes: it is for search engines, and describes the first page only.
 * The page's path must be its key.
 */
function StructuredData() {
  useLayoutEffect(
    () => () => document.querySelector('script[type="application/ld+json"]')?.remove(),
    [],
  );
  return null;
}

import { useLayoutEffect } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import type { Page } from '../../schema/index.ts';
import { notFoundPath, sharePicture } from '../../schema/paths.ts';
import { useSite } from '../shared/site.ts';

/** What search engines and the browser's tab read of a page. */
export default function Head({ page }: { page: Page }) {
  const { company, url, language } = useSite();
  const found = page.path !== notFoundPath;
  useLayoutEffect(removeServed, []);
  return (
    <HelmetProvider>
      <Helmet htmlAttributes={{ lang: language }}>
        <title>{page.title}</title>
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

// The prerendered page came with these. From the first time it is rendered here, this component sees to them; what search
// engines read of the page alone (src/prerender/structuredData.ts) is not rendered again.
const served =
  typeof document === 'undefined'
    ? []
    : Array.from(
        document.head.querySelectorAll(
          'title, link[rel="canonical"], meta[property], meta[name="description"], meta[name="robots"], meta[name="twitter:card"], script[type="application/ld+json"]',
        ),
      );

function removeServed(): void {
  for (const element of served.splice(0)) element.remove();
}

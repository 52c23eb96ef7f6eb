import { useLayoutEffect } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import type { Page } from '../../schema/index.ts';
import { notFoundPath } from '../../schema/paths.ts';
import { useSite } from '../ui/site.ts';

/** What search engines and the browser's tab read of a page. */
export default function Head({ page }: { page: Page }) {
  const { url, language } = useSite();
  const found = page.path !== notFoundPath;
  useLayoutEffect(removeServed, []);
  return (
    <HelmetProvider>
      <Helmet htmlAttributes={{ lang: language }}>
        <title>{page.title}</title>
        <meta name="description" content={page.description} />
        {found ? (
          <link rel="canonical" href={url + page.path} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
      </Helmet>
    </HelmetProvider>
  );
}

// The prerendered page came with these. From the first time it is drawn here, this component sees to them.
const served =
  typeof document === 'undefined'
    ? []
    : Array.from(
        document.head.querySelectorAll(
          'title, meta[name="description"], meta[name="robots"], link[rel="canonical"]',
        ),
      );

function removeServed(): void {
  for (const element of served.splice(0)) element.remove();
}

import { Helmet } from 'react-helmet-async';
import type { Page } from '../../schema/index.ts';
import { notFoundPath } from '../../schema/paths.ts';
import { useSite } from '../ui/site.ts';

/** What search engines and the browser's tab read of a page. */
export function Head({ page }: { page: Page }) {
  const { url, language } = useSite();
  const found = page.path !== notFoundPath;
  return (
    <Helmet htmlAttributes={{ lang: language }}>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {found ? (
        <link rel="canonical" href={url + page.path} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </Helmet>
  );
}

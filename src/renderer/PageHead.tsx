import { Helmet, HelmetProvider } from 'react-helmet-async';
import { notFoundAt, sharePicture, shareSize } from '../../schema/browser.ts';
import type { Page } from '../../schema/index.ts';
import type { VisitorSite } from '../shared/site.ts';
import { pageTitle } from './pageTitle.ts';

/** The head elements of a page for search engines, social networks and the browser tab. */
export function PageHead({ site, page }: { site: VisitorSite; page: Page }) {
  const { company, url, home, openGraphLocale: locale } = site;
  const found = page.path !== notFoundAt(home);
  return (
    <HelmetProvider>
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
        <meta property="og:image:alt" content={page.title} />
        <meta property="og:image:width" content={`${shareSize.width}`} />
        <meta property="og:image:height" content={`${shareSize.height}`} />
        {locale && <meta property="og:locale" content={locale} />}
        <meta name="twitter:card" content="summary_large_image" />
      </Helmet>
    </HelmetProvider>
  );
}

import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  LocalBusiness,
  Organization,
  Service,
  WebSite,
} from 'schema-dts';
import type { Page, Site } from '../../schema/index.ts';
import { notFoundPath } from '../../schema/paths.ts';
import { telephoneHref } from '../shared/href.ts';

/**
 * What a page says to search engines (schema.org, JSON-LD): whose site it is, the place of the page in it, the service
 * that it offers and the questions that it answers. Each text in it is one that the page shows, and nothing here
 * rates the company. Nodes refer to each other by `@id`; the home page has all of the company, other pages its
 * name. Undefined for the 404 page, which search engines do not keep.
 */
export function structuredData(site: Site, page: Page): Graph | undefined {
  if (page.path === notFoundPath) return undefined;
  const nodes =
    page.path === '/'
      ? [company(site), webSite(site)]
      : [companyName(site), breadcrumbs(site, page), service(site, page)];
  return {
    '@context': 'https://schema.org',
    '@graph': [...nodes, questions(page)].filter((node) => node !== undefined),
  };
}

const companyId = (site: Site) => `${site.url}/#company`;

/** The type fits every company with an address. Documents do not name the trade, so it cannot be more exact. */
function company(site: Site): LocalBusiness {
  const { street, city, region, postalCode } = site.address;
  return {
    '@type': 'LocalBusiness',
    '@id': companyId(site),
    name: site.company,
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
    telephone: telephoneHref(site, site.footer.phone).replace('tel:', ''),
    email: site.emails[site.footer.email],
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
    },
  };
}

function companyName(site: Site): Organization {
  return { '@type': 'Organization', '@id': companyId(site), name: site.company };
}

function webSite(site: Site): WebSite {
  return {
    '@type': 'WebSite',
    name: site.company,
    url: `${site.url}/`,
    publisher: { '@id': companyId(site) },
  };
}

/** The path from the home page, with the labels of the links in the header and the footer. */
function breadcrumbs(site: Site, { path }: Page): BreadcrumbList | undefined {
  const { header, footer } = site;
  const links = [
    ...serviceLinks(site),
    ...header.links,
    ...footer.columns.flatMap((column) => column.links),
  ];
  const own = links.find(({ href }) => href === path);
  return (
    own && {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: site.company, item: `${site.url}/` },
        { '@type': 'ListItem', position: 2, name: own.text, item: site.url + path },
      ],
    }
  );
}

/** The pages that the menu lists as services. */
function service(site: Site, { path, blocks }: Page): Service | undefined {
  const own = serviceLinks(site).find(({ href }) => href === path);
  const hero = blocks.find((block) => block.type === 'hero');
  return (
    own && {
      '@type': 'Service',
      name: own.text,
      description: hero?.subheadline,
      url: site.url + path,
      provider: { '@id': companyId(site) },
    }
  );
}

function serviceLinks(site: Site) {
  return site.header.services.groups.flatMap(({ links }) => links);
}

function questions({ blocks }: Page): FAQPage | undefined {
  const items = blocks.flatMap((block) => (block.type === 'faq' ? block.items : []));
  if (items.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

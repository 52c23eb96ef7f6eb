import type {
  BlogPosting,
  BreadcrumbList,
  Graph,
  LocalBusiness,
  OpeningHoursSpecification,
  Organization,
  PostalAddress,
  Thing,
  WebPage,
} from 'schema-dts';
import {
  dateOf,
  minutesOfDay,
  notFoundAt,
  type OpeningHours,
  occurrences,
  readSpans,
  type Span,
  sharePicture,
  weekdays,
} from '../../schema/browser.ts';
import type { Page } from '../../schema/index.ts';
import { placesOf } from '../company/placesOf.ts';
import { filesOf } from '../pictures/resolvePicture.ts';
import type { ResolvedAddress, ResolvedPage, ResolvedSite } from '../resolved/types.ts';
import { servicesOf } from '../shared/site.ts';

/** A company of any trade. The schema.org types of the trades have all properties of LocalBusiness. */
type Business = Omit<Extract<LocalBusiness, { '@type': 'LocalBusiness' }>, '@type'> & {
  '@type': NonNullable<ResolvedSite['schemaType']>;
};
type Described = Omit<Graph, '@graph'> & { '@graph': readonly (Thing | Business)[] };

/**
 * The structured data of a page for search engines (schema.org, JSON-LD): the company with its hours, the page's breadcrumbs, and
 * the locations. Every text in it is also shown on the page, and it contains no ratings. Nodes refer to each other by `@id`; the
 * home page has all facts about the company, other pages only its name. Undefined for the 404 page, which search engines do not
 * index.
 */
export function structuredData(
  site: ResolvedSite,
  page: Page,
  year = new Date().getFullYear(),
): Described | undefined {
  if (page.path === notFoundAt(site.home)) return undefined;
  const nodes =
    page.path === (site.home ?? '/')
      ? [company(site, page, year)]
      : [companyName(site, page), breadcrumbs(site, page)];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...nodes,
      article(site, page),
      webPage(site, page),
      ...locations(site, page, year),
    ].filter((node) => node !== undefined),
  };
}

const companyId = (site: ResolvedSite) => `${site.url}/#company`;

const typeOf = (site: ResolvedSite) => site.schemaType ?? 'LocalBusiness';

/** All company facts in header and footer. Default type: LocalBusiness, for any company with an address. */
function company(site: ResolvedSite, page: Page, year: number): Business {
  const { hours, founded, licenses } = site;
  const home = homeOf(site);
  const others = placesOf(site).flatMap(({ address }, index) =>
    address === site.address ? [] : [{ '@id': locationId(site, index) }],
  );
  return {
    '@type': typeOf(site),
    '@id': companyId(site),
    name: site.company,
    legalName: site.legalName,
    url: `${site.url}/`,
    logo: logoUrl(site),
    image: photoUrl(site, page),
    telephone: telephone(site, home?.phone ?? site.footer.phone),
    email: site.contactLinks[`mailto:${site.footer.email}`]?.slice('mailto:'.length),
    address: postalAddress(site, site.address),
    foundingDate: founded === undefined ? undefined : String(founded),
    taxID: site.taxId,
    sameAs: site.profiles,
    hasCredential: licenses?.map(({ name, number }) => ({
      '@type': 'EducationalOccupationalCredential' as const,
      name,
      identifier: number,
    })),
    openingHoursSpecification: hours && openingHours(hours, year),
    areaServed: regionOn(site, page) ?? site.location,
    department: others.length > 0 ? others : undefined,
  };
}

/** The location at the company's address. */
function homeOf(site: ResolvedSite) {
  return placesOf(site).find(({ address }) => address === site.address);
}

/** The region that the location at the company's address serves, on a page that shows it. */
function regionOn(site: ResolvedSite, { blocks }: Page): string | undefined {
  return blocks.some(({ type }) => type === 'locations') ? homeOf(site)?.serves : undefined;
}

/** The URL of the photo at the top of a page. */
function photoUrl({ url }: ResolvedSite, { blocks }: Page): string | undefined {
  const [file] = blocks.flatMap((block) =>
    block.type === 'hero' ? (filesOf(block.picture)?.src ?? []) : [],
  );
  return file && url + file;
}

/** The URL of the logo. Default: the touch icon. */
function logoUrl({ url, brand }: ResolvedSite): string {
  return url + (brand?.logo?.resolved?.src ?? '/apple-touch-icon.png');
}

function telephone({ contactLinks }: ResolvedSite, phone: string): string | undefined {
  return contactLinks[`tel:${phone}`]?.slice('tel:'.length);
}

function postalAddress(site: ResolvedSite, address: ResolvedAddress): PostalAddress {
  const { street, city, region, postalCode, line = '' } = address;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    // Addresses in some countries do not include the region.
    addressRegion: region !== undefined && line.includes(region) ? region : undefined,
    postalCode,
    addressCountry: site.country,
  };
}

const locationId = (site: ResolvedSite, index: number) => `${site.url}/#location-${index + 1}`;

/**
 * The locations with their own address. On the home page, these have the facts that the footer shows; on a page with a
 * `locations` block, those that the block shows.
 */
function locations(site: ResolvedSite, { path, blocks }: Page, year: number): Business[] {
  const hasBlock = blocks.some(({ type }) => type === 'locations');
  if (path !== (site.home ?? '/') && !hasBlock) return [];
  return placesOf(site).flatMap(({ name, address, phone, hours, serves }, index) =>
    address === site.address
      ? []
      : [
          {
            '@type': typeOf(site),
            '@id': locationId(site, index),
            // On the page, the name stands next to the company's.
            name: name.includes(site.company) ? name : `${site.company}, ${name}`,
            telephone: telephone(site, phone),
            address: postalAddress(site, address),
            parentOrganization: { '@id': companyId(site) },
            ...(hasBlock && {
              openingHoursSpecification: hours && openingHours(hours, year),
              areaServed: serves,
            }),
          },
        ],
  );
}

/**
 * The hours of a week, and the exceptions with their dates; yearly exceptions get the dates of this year and the next. As in
 * Google's guide to structured data, a whole day is 00:00 to 23:59, and a closed day is 00:00 to 00:00.
 */
function openingHours(hours: OpeningHours, year: number): OpeningHoursSpecification[] {
  const week = weekdays.flatMap((day, place) =>
    (readSpans(hours.week[day] ?? 'closed') ?? []).map((span) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: daysOfWeek[place],
      ...clockTimes(span),
    })),
  );
  const exceptions = (hours.exceptions ?? []).flatMap((exception) => {
    const spans = readSpans(exception.hours) ?? [];
    const closed = [{ opens: '00:00', closes: '00:00' }];
    const times = spans.length > 0 ? spans.map(clockTimes) : closed;
    const ranges = occurrences(exception, year - 1, year + 1);
    const current = ranges.filter(({ to }) => dateOf(to) >= `${year}-01-01`);
    return current.flatMap(({ from, to }) =>
      times.map((span) => ({
        '@type': 'OpeningHoursSpecification' as const,
        ...span,
        validFrom: dateOf(from),
        validThrough: dateOf(to),
      })),
    );
  });
  return [...week, ...exceptions];
}

const daysOfWeek = [
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
  'https://schema.org/Sunday',
] as const;

function clockTimes({ opens, closes }: Span) {
  const isWholeDay = closes - opens === minutesOfDay;
  return { opens: clockTime(opens), closes: isWholeDay ? '23:59' : clockTime(closes) };
}

function clockTime(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

function companyName(site: ResolvedSite, page: Page): Organization {
  return {
    '@type': 'Organization',
    '@id': companyId(site),
    name: site.company,
    areaServed: regionOn(site, page),
  };
}

/** A page with a date as an article; undefined for others. */
function article(
  site: ResolvedSite,
  { path, date, author, blocks }: Page,
): BlogPosting | undefined {
  if (date === undefined) return undefined;
  const company = { '@id': companyId(site) };
  return {
    '@type': 'BlogPosting',
    headline: blocks.find((block) => block.type === 'hero')?.headline,
    datePublished: date,
    author: author === undefined ? company : { '@type': 'Person', name: author },
    publisher: company,
    image: site.url + sharePicture(path),
    url: site.url + path,
  };
}

/** The language of a page and its versions in others; undefined for a site in one language. */
function webPage(
  { url, language, languages }: ResolvedSite,
  page: ResolvedPage,
): WebPage | undefined {
  const { versions = {} } = page;
  const others = Object.values(versions).filter((path) => path !== page.path);
  return (
    languages && {
      '@type': 'WebPage',
      '@id': url + page.path,
      name: page.title,
      inLanguage: language,
      workTranslation: others.map((path) => ({ '@type': 'WebPage', '@id': url + path })),
    }
  );
}

/** The breadcrumbs of a page, named after its link in the header or the footer; undefined if there is no link to it. */
function breadcrumbs(site: ResolvedSite, { path }: Page): BreadcrumbList | undefined {
  const { header, footer } = site;
  const links = [
    ...servicesOf(site),
    ...header.links,
    ...footer.columns.flatMap((column) => column.links),
  ];
  const link = links.find(({ href }) => href === path);
  return (
    link && {
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: site.company,
          item: site.url + (site.home ?? '/'),
        },
        { '@type': 'ListItem', position: 2, name: link.text, item: site.url + path },
      ],
    }
  );
}

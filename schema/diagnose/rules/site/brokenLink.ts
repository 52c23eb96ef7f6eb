import type { Page } from '../../../page.ts';
import type { Site } from '../../../site.ts';
import { anchorsIn } from '../../anchors.ts';
import { linksIn } from '../../links.ts';
import { suggestName } from '../../nearest.ts';
import type { DocumentRule } from '../../rule.ts';
import type { Documents, Finding } from '../../types.ts';

// Anchors that every page has: the form dialog, and the start of the content.
const everywhere = ['lead-form', 'main'];

/** A link to a page, block, phone or e-mail that is not there, in a page, the menu or the footer. */
export const brokenLink: DocumentRule = {
  name: 'broken-link',
  severity: 'error',
  about:
    'Every link leads somewhere: to a page that is there, to the id of a block, or to a number or address that site.json names.',
  examples: [
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦/restorations⟧"',
      message: 'No page has the path "/restorations".',
      suggestion: 'Did you mean "/restoration"?',
    },
    {
      file: 'visit.json',
      right: '"#request"',
      wrong: '"⟦#requests⟧"',
      message: 'No block of this page has the id "requests", so "#requests" leads nowhere.',
      suggestion: 'Did you mean "request"?',
    },
    {
      file: 'home.json',
      right: '"ctaText": "See what we restore",\n      "href": "/restoration",',
      wrong: '"ctaText": "⟦See what we restore⟧",',
      message: 'No block of this page has the id "hero-form", so "#hero-form" leads nowhere.',
    },
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong: '"phone": "⟦workshp⟧"',
      message: 'site.json has no phone number named "workshp".',
      suggestion: 'Did you mean "workshop"?',
    },
    {
      file: 'site.json',
      right: '{ "label": "Visit", "href": "/visit" }',
      wrong: '{ "label": "Visit", "href": "⟦/visits⟧" }',
      message: 'No page has the path "/visits".',
      suggestion: 'Did you mean "/visit"?',
    },
    {
      file: 'site.json',
      right: '"page": "/visit#request"',
      wrong: '"page": "⟦/visit#form⟧"',
      message: 'No block of /visit has the id "form", so "#form" leads nowhere.',
      suggestion: 'Write "request".',
    },
  ],
  check(documents) {
    const anchors = new Map(documents.pages.map(({ page }) => [page.path, idsOf(page)]));
    const inPages = documents.pages.flatMap(({ page, source }) => [
      ...linksIn(page).flatMap(({ path, href }) =>
        asFinding(whatIsBroken(href, page.path, anchors, documents.site), path, source),
      ),
      ...page.blocks.flatMap((block, index) =>
        block.type === 'hero' && block.ctaText && !block.href
          ? asFinding(
              whatIsBroken('#hero-form', page.path, anchors, documents.site),
              ['blocks', index, 'ctaText'],
              source,
            )
          : [],
      ),
    ]);
    const inSite = linksIn(documents.site).flatMap(({ path, href }) =>
      asFinding(whatIsBroken(href, undefined, anchors, documents.site), path, documents.siteSource),
    );
    return [...inPages, ...inSite];
  },
};

type Problem = { message: string; suggestion: string | undefined };

function asFinding(
  problem: Problem | undefined,
  path: Finding['path'],
  source: Documents['siteSource'],
): Finding[] {
  return problem ? [{ source, path, ...problem }] : [];
}

function idsOf(page: Page): string[] {
  return [...anchorsIn(page).map(({ id }) => id), ...everywhere];
}

/** What is broken about a link on the page at `from` (on every page, for a link of site.json). */
function whatIsBroken(
  href: string,
  from: string | undefined,
  anchors: ReadonlyMap<string, string[]>,
  site: Site,
): Problem | undefined {
  if (href.startsWith('https:')) return undefined;
  const [scheme, name = ''] = href.split(':');
  if (scheme === 'tel' || scheme === 'mailto') {
    const [names, what] =
      scheme === 'tel' ? [site.phones, 'phone number'] : [site.emails, 'e-mail address'];
    if (Object.hasOwn(names, name)) return undefined;
    return {
      message: `site.json has no ${what} named "${name}".`,
      suggestion: suggestName(name, Object.keys(names)),
    };
  }
  if (href.endsWith('/*')) return folderProblem(href.slice(0, -1), [...anchors.keys()]);
  const [path = '', anchor] = href.split('#');
  const target = path || from;
  if (target === undefined) return anchorProblem(anchor, everywhere, 'every page');
  const ids = anchors.get(target);
  if (!ids) {
    return {
      message: `No page has the path "${target}".`,
      suggestion: suggestName(target, [...anchors.keys()]),
    };
  }
  return anchorProblem(anchor, ids, target === from ? 'this page' : target);
}

/** What is broken about a redirect to the pages of a folder. */
function folderProblem(folder: string, paths: string[]): Problem | undefined {
  if (paths.some((path) => path.startsWith(folder))) return undefined;
  return { message: `No page is below "${folder}".`, suggestion: undefined };
}

function anchorProblem(
  anchor: string | undefined,
  ids: string[],
  where: string,
): Problem | undefined {
  if (anchor === undefined || ids.includes(anchor)) return undefined;
  return {
    message: `No block of ${where} has the id "${anchor}", so "#${anchor}" leads nowhere.`,
    suggestion: suggestName(
      anchor,
      ids.filter((id) => !everywhere.includes(id)),
    ),
  };
}

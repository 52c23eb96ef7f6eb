import type { Page } from '../../page.ts';
import type { Site } from '../../site.ts';
import { anchorsIn } from '../anchors.ts';
import { suggestName } from '../nearest.ts';
import { stringsIn } from '../strings.ts';
import type { Documents, Finding, Rule } from '../types.ts';

// Anchors that every page has: the form dialog, and the start of the content.
const everywhere = ['lead-form', 'main'];

/** A link to a page, block, phone or e-mail that is not there, in a page, the menu or the footer. */
export const brokenLink: Rule = {
  name: 'broken-link',
  severity: 'error',
  check(documents) {
    const anchors = new Map(documents.pages.map(({ page }) => [page.path, idsOf(page)]));
    const inPages = documents.pages.flatMap(({ page, source }) => [
      ...linksIn(page).flatMap(({ path, text }) =>
        asFinding(whatIsBroken(text, page.path, anchors, documents.site), path, source),
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
    const inSite = linksIn(documents.site).flatMap(({ path, text }) =>
      asFinding(whatIsBroken(text, undefined, anchors, documents.site), path, documents.siteSource),
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

/** The texts of a document that are links: every `href`, `phone`, and the page of the form. */
function linksIn(document: unknown) {
  return stringsIn(document).flatMap(({ path, text }) => {
    const key = path.at(-1);
    if (key === 'href' || key === 'page') return [{ path, text }];
    if (key === 'phone') return [{ path, text: `tel:${text}` }];
    if (key === 'email') return [{ path, text: `mailto:${text}` }];
    return [];
  });
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

import { frameSrc, initialsOf, typefacesOf } from '../../schema/browser.ts';
import type { Site } from '../../schema/index.ts';
import { wordsOf } from '../../schema/words/index.ts';
import type { VisitorSite } from '../shared/site.ts';
import type { ShownSite } from '../shown/types.ts';
import { unmeasuredFallbacks } from '../theme/fallbacks.ts';
import { logoOf } from '../theme/logo.ts';

/**
 * Completes site.json for rendering. Adds the UI strings of its language, unless the site overrides them, its logo, whether it
 * has drawings, and the fallbacks of its typefaces, which a build replaces (scripts/build/measureFallbacks.ts). Provider code is
 * replaced with the URL of its page (scripts/build/writeEmbeds.ts).
 */
export function visitorSite(site: ShownSite): VisitorSite {
  const { leadForm, blog } = site;
  return {
    ...site,
    leadForm: { ...leadForm, src: frameSrc(leadForm.src) },
    blog: blog && { ...blog, src: frameSrc(blog.src) },
    words: wordsOf(site.language, site.words),
    logo: logoOf(site),
    hasDrawings: Boolean(site.drawings),
    fallbacks: unmeasuredFallbacks(typefacesOf(site.brand)),
  };
}

/** All UI text on the pages of a site, for font subsets: words without placeholders, and the company's initials. */
export function textsOfCode({ language, words, company }: Site): string[] {
  const texts = Object.values(wordsOf(language, words));
  return [...texts.map((text) => text.replace(/\[\w+\]|\|/g, '')), initialsOf(company)];
}

import { drawingNames } from '../../schema/drawings.ts';
import type { Site } from '../../schema/index.ts';
import { initialsOf } from '../../schema/initials.ts';
import { typefacesOf } from '../../schema/typefaces.ts';
import { type Language, translationLanguage, wordsOf } from '../../schema/words/index.ts';
import allDrawings from '../art/allDrawings.ts';
import type { Drawings } from '../art/drawing.ts';
import { drawingWords } from '../art/labels/index.ts';
import type { VisitorSite } from '../shared/site.ts';
import { unmeasuredFallbacks } from '../theme/fallbacks.ts';
import { logoMarkup } from '../theme/logo.ts';

/**
 * Completes site.json for rendering: with the code's words in its language, which its own words override, the HTML of its logo,
 * its drawings, and the fallbacks of its typefaces. The addresses of the drawings are those of the dev server. A build replaces
 * the drawings (scripts/build/writeDrawings.ts) and the fallbacks (scripts/build/measureFallbacks.ts).
 */
export function visitorSite(site: Site): VisitorSite {
  return {
    ...site,
    words: wordsOf(site.language, site.words),
    logo: logoMarkup(site),
    drawings: drawingsForLanguage(translationLanguage(site.language) ?? 'en'),
    fallbacks: unmeasuredFallbacks(typefacesOf(site.brand)),
  };
}

function drawingsForLanguage(language: Language): Drawings {
  return Object.fromEntries(
    drawingNames.map((name) => [
      name,
      {
        ...allDrawings[name],
        ...(language !== 'en' && { label: drawingWords[language].alternatives[name] }),
        file: `/drawings/${language}/${name.replace('/', '-')}.svg`,
      },
    ]),
  );
}

/** All texts of the code on the pages of a site, for its fonts: words without placeholders, and the company's initials. */
export function textsOfCode({ language, words, company }: Site): string[] {
  const texts = Object.values(wordsOf(language, words));
  return [...texts.map((text) => text.replace(/\[\w+\]|\|/g, '')), initialsOf(company)];
}

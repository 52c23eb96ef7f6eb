import { drawingNames } from '../../schema/drawings.ts';
import type { Site } from '../../schema/index.ts';
import { initialsOf } from '../../schema/initials.ts';
import { typefacesOf } from '../../schema/typefaces.ts';
import { type Language, spokenLanguage, wordsOf } from '../../words/index.ts';
import allDrawings from '../art/allDrawings.ts';
import type { Drawings } from '../art/drawing.ts';
import { drawingWords } from '../art/labels/index.ts';
import type { VisitorSite } from '../shared/site.ts';
import { unmeasuredFallbacks } from '../theme/fallbacks.ts';
import { logoMarkup } from '../theme/logo.ts';

/**
 * site.json as pages are rendered with it: with the words of its language, and its own in their place, and with its logo. The files of
 * its drawings are those that the dev server answers; a build writes its own (build/writeDrawings.ts), and it measures the fallbacks
 * of the typefaces (build/measureFallbacks.ts).
 */
export function visitorSite(site: Site): VisitorSite {
  return {
    ...site,
    words: wordsOf(site.language, site.words),
    logo: logoMarkup(site),
    drawings: drawingsIn(spokenLanguage(site.language) ?? 'en'),
    fallbacks: unmeasuredFallbacks(typefacesOf(site.brand)),
  };
}

function drawingsIn(language: Language): Drawings {
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

/** All that the code says on the pages of a site, for its font: words without their places, and the initials of the company. */
export function textsOfCode({ language, words, company }: Site): string[] {
  const texts = Object.values(wordsOf(language, words));
  return [...texts.map((text) => text.replace(/\[\w+\]|\|/g, '')), initialsOf(company)];
}

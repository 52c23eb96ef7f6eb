import { drawingNames } from '../../schema/drawings.ts';
import type { Site } from '../../schema/index.ts';
import { typefacesOf } from '../../schema/typefaces.ts';
import { type Language, spokenLanguage, wordsOf } from '../../words/index.ts';
import { drawingWords } from '../art/labels/index.ts';
import type { VisitorSite } from '../shared/site.ts';
import { unmeasuredFallbacks } from '../theme/fallbacks.ts';

/**
 * site.json as pages are rendered with it: with the words of its language, and its own in their place. The files of its drawings
 * are those that the dev server answers; a build writes its own (build/writeDrawings.ts), and it measures the fallbacks of the
 * typefaces (build/measureFallbacks.ts).
 */
export function visitorSite(site: Site): VisitorSite {
  const language = spokenLanguage(site.language) ?? 'en';
  return {
    ...site,
    words: wordsOf(site.language, site.words),
    drawings: language === 'en' ? undefined : drawingsIn(language),
    fallbacks: unmeasuredFallbacks(typefacesOf(site.brand)),
  };
}

function drawingsIn(language: Exclude<Language, 'en'>): VisitorSite['drawings'] {
  const { alternatives } = drawingWords[language];
  return Object.fromEntries(
    drawingNames.map((name) => [
      name,
      { label: alternatives[name], file: `/drawings/${language}/${name.replace('/', '-')}.svg` },
    ]),
  );
}

/** All that the code says on the pages of a site, for its font: words without their places, and the labels of drawings. */
export function textsOfCode({ language, words }: Site): string[] {
  const spoken = spokenLanguage(language) ?? 'en';
  const labels = spoken === 'en' ? [] : Object.values(drawingWords[spoken].labels);
  const texts = Object.values(wordsOf(language, words));
  return [...texts.map((text) => text.replace(/\[\w+\]|\|/g, '')), ...labels];
}

import { type Braces, bracesIn, factsOf, isFact } from '../../../facts.ts';
import { pageSchema } from '../../../page.ts';
import { siteSchema } from '../../../site.ts';

import { onlyNear, sameName, suggestName } from '../../nearest.ts';
import { joined, onlyInFile, type Phrase } from '../../phrase.ts';
import { placesInText } from '../../placesInText.ts';
import { textsWithBraces } from '../../prose.ts';
import type { DocumentRule } from '../../rule.ts';
import type { TextAt } from '../../strings.ts';
import type { Finding, SourceTree } from '../../types.ts';

/** Braces in a text that no fact replaces; visitors would read them. */
export const unknownFact: DocumentRule = {
  name: 'unknown-fact',

  check({ pages, siteSource }) {
    const sources = pages.map(({ source }) => ({ source, schema: pageSchema }));
    const site = siteSource.value;
    return [...sources, { source: siteSource, schema: siteSchema }].flatMap(({ source, schema }) =>
      textsWithBraces(source.value, schema)
        .flatMap((text) => wrongBraces(text, site, source))
        .slice(0, mostInOneFile),
    );
  },
};

// A file with more is hostile or no document; the first mistakes are enough to see that.
const mostInOneFile = 100;

/** A mistake in braces: the range of characters in the text, the message, and the text that is likely meant. */
type Wrong = {
  start: number;
  end: number;
  message: Phrase;
  asked: string;
  name?: string | undefined;
};

function wrongBraces({ path, text }: TextAt, site: unknown, source: SourceTree): Finding[] {
  const names = Object.keys(factsOf(site));
  const wrong = bracesIn(text)
    .filter(({ name }) => name === undefined || !isFact(site, name))
    .slice(0, mostInOneFile)
    .map((found) => describe(found, text, names));
  // Places need the tree of the file, which a file without mistakes does not get.
  if (wrong.length === 0) return [];
  const places = placesInText(
    source,
    path,
    wrong.flatMap(({ start, end }) => [start, end]),
  );
  return wrong.map(({ message, asked, name }, index) => {
    const offset = places[2 * index] ?? 0;
    const length = (places[2 * index + 1] ?? 0) - offset;
    return {
      source,
      path,
      at: { offset, length },
      message,
      suggestion:
        name === undefined
          ? joined([
              suggestName(asked, names, '', inBraces) ?? '',
              'A text has no braces but for facts.',
            ])
          : onlyInFile(`Did you mean {${name}}?`),
      suggest: name === undefined ? undefined : [{ offset, length, text: `{${name}}` }],
    };
  });
}

const inBraces = (name: string) => `{${name}}`;

function describe({ written, name, offset }: Braces, text: string, names: string[]): Wrong {
  const whole = { start: offset, end: offset + written.length };
  if (name !== undefined) {
    const message = {
      inFile: `${written} is not a fact of site.json.`,
      inForm: `${written} is not a fact of the site settings.`,
    };
    return { ...whole, message, asked: name, name: onlyNear(name, names) };
  }
  const isOpened = written.startsWith('{');
  if (isOpened && written.endsWith('}')) {
    const asked = written.replace(/[{}]/g, '').trim();
    return {
      ...whole,
      message: `${written} is not the name of a fact.`,
      asked,
      name: onlyNear(asked, names),
    };
  }
  if (isOpened) {
    // The text up to the next brace is mostly the rest of a sentence, so only the first word counts as a name.
    const [start, asked = ''] = /^\{+\s*([\w.-]*\w)?/.exec(written) ?? [written];
    return {
      start: offset,
      end: offset + start.length,
      message: asked ? `The brace before "${asked}" is not closed.` : 'This brace is not closed.',
      asked,
      name: asked && onlyNear(asked, names),
    };
  }
  const [asked = ''] = /[\w.-]*$/.exec(text.slice(Math.max(0, offset - 80), offset)) ?? [];
  const known = sameName(asked, names);
  return {
    ...whole,
    start: known === undefined ? offset : offset - asked.length,
    message: 'This closing brace has no opening brace.',
    asked,
    name: known,
  };
}

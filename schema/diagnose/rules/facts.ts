import type { TextAt } from '../../basics.ts';
import { type Sentence, sentenceOf } from '../../catalog/index.ts';
import { type Braces, bracesIn, type Facts, factsOf } from '../../facts.ts';
import { nearestAll, onlyOne, sameName } from '../nearest.ts';
import { placesInText } from '../placesInText.ts';
import { textsWithBraces } from '../prose.ts';
import { type DocumentRule, inTexts } from '../rule.ts';
import { traceIn } from '../traces.ts';
import type { Finding, SourceTree } from '../types.ts';

// A file with more is hostile or not a document; the first errors are enough to see that.
const maxInOneFile = 100;

/** Braces in a text that do not name a fact, so visitors would see them. */
const unknownFact: DocumentRule = {
  name: 'unknown-fact',
  needs: 'site',
  check: inTexts(
    'unknown-fact',
    ({ siteValue }) => factsOf(siteValue),
    ({ source, schema, isSite }, facts) =>
      textsWithBraces(source.value, schema)
        .flatMap((text) => wrongBraces(text, facts, source, isSite))
        .slice(0, maxInOneFile),
  ),
};

// The fields of site.json that define facts.
const ofFacts = ['facts', 'company', 'address', 'legalName', 'taxId'];

/** An error in braces: the range of characters in the text, and the fact that was likely meant. */
type Wrong = { start: number; end: number; sentence: Sentence; meant?: string | undefined };

function wrongBraces(
  { path, text }: TextAt,
  facts: Facts,
  source: SourceTree,
  isSite: boolean,
): Finding[] {
  const names = Object.keys(facts);
  // As in JavaScript. Before a number, it is a dollar sign.
  const hasDollar = ({ name = '', offset }: Braces) =>
    text.charAt(offset - 1) === '$' && /^\D/.test(facts[name] ?? '');
  const isInFact = isSite && ofFacts.includes(String(path[0]));
  const wrong = bracesIn(text)
    .filter((found) => {
      const { name } = found;
      return isInFact || name === undefined || !Object.hasOwn(facts, name) || hasDollar(found);
    })
    .slice(0, maxInOneFile)
    .map((found) => {
      if (isInFact) return nested(found);
      return hasDollar(found) ? afterDollar(found) : describe(found, text, names);
    });
  // Locating errors needs the syntax tree, which is not built for a file without errors.
  if (wrong.length === 0) return [];
  const places = placesInText(
    source,
    path,
    wrong.flatMap(({ start, end }) => [start, end]),
  );
  return wrong.map(({ sentence, meant }, index) => {
    const offset = places[2 * index] ?? 0;
    const length = (places[2 * index + 1] ?? 0) - offset;
    const suggest = meant === undefined ? undefined : [{ offset, length, text: `{${meant}}` }];
    return { source, path, at: { offset, length }, sentence, suggest };
  });
}

function nested({ input, offset }: Braces): Wrong {
  const sentence = sentenceOf('unknown-fact/in-fact', { input });
  return { start: offset, end: offset + input.length, sentence };
}

function afterDollar({ input, name, offset }: Braces): Wrong {
  const sentence = sentenceOf('unknown-fact/dollar', { input: `$${input}` });
  return { start: offset - 1, end: offset + input.length, sentence, meant: name };
}

function describe({ input, name, offset }: Braces, text: string, names: string[]): Wrong {
  const range = { start: offset, end: offset + input.length };
  const isOpened = input.startsWith('{');
  const trace = traceIn(text);
  if (trace?.kind === 'token' && trace.input.includes(input)) {
    const start = text.indexOf(trace.input);
    const sentence = sentenceOf('unknown-fact/trace', { text: trace.input });
    return { start, end: start + trace.input.length, sentence };
  }
  if (name !== undefined || (isOpened && input.endsWith('}'))) {
    const near = nearestAll(name ?? input.replace(/[{}]/g, '').trim(), names);
    return {
      ...range,
      sentence: sentenceOf('unknown-fact', { input, near }),
      meant: onlyOne(near),
    };
  }
  if (isOpened) {
    // Up to the next brace, it is usually the rest of a sentence, so only the first word counts as a name.
    const [start, typed = ''] = /^\{+\s*([\w.-]*\w)?/.exec(input) ?? [input];
    const near = typed === '' ? [] : nearestAll(typed, names);
    const sentence = sentenceOf('unknown-fact/open', { near });
    return { start: offset, end: offset + start.length, sentence, meant: onlyOne(near) };
  }
  const [typed = ''] = /[\w.-]*$/.exec(text.slice(Math.max(0, offset - 80), offset)) ?? [];
  const known = sameName(typed, names);
  const sentence = sentenceOf('unknown-fact/close', { near: known === undefined ? [] : [known] });
  return {
    ...range,
    start: known === undefined ? offset : offset - typed.length,
    sentence,
    meant: known,
  };
}

export const factRules: readonly DocumentRule[] = [unknownFact];

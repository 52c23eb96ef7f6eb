import type { TextAt } from '../../basics.ts';
import { type Said, say } from '../../catalog/index.ts';
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
type Wrong = { start: number; end: number; says: Said; meant?: string | undefined };

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
  return wrong.map(({ says, meant }, index) => {
    const offset = places[2 * index] ?? 0;
    const length = (places[2 * index + 1] ?? 0) - offset;
    const suggest = meant === undefined ? undefined : [{ offset, length, text: `{${meant}}` }];
    return { source, path, at: { offset, length }, says, suggest };
  });
}

function nested({ written, offset }: Braces): Wrong {
  const says = say('unknown-fact/in-fact', { written });
  return { start: offset, end: offset + written.length, says };
}

function afterDollar({ written, name, offset }: Braces): Wrong {
  const says = say('unknown-fact/dollar', { written: `$${written}` });
  return { start: offset - 1, end: offset + written.length, says, meant: name };
}

function describe({ written, name, offset }: Braces, text: string, names: string[]): Wrong {
  const whole = { start: offset, end: offset + written.length };
  const isOpened = written.startsWith('{');
  const trace = traceIn(text);
  if (trace?.kind === 'token' && trace.written.includes(written)) {
    const start = text.indexOf(trace.written);
    const says = say('unknown-fact/trace', { text: trace.written });
    return { start, end: start + trace.written.length, says };
  }
  if (name !== undefined || (isOpened && written.endsWith('}'))) {
    const near = nearestAll(name ?? written.replace(/[{}]/g, '').trim(), names);
    return { ...whole, says: say('unknown-fact', { written, near }), meant: onlyOne(near) };
  }
  if (isOpened) {
    // Up to the next brace, it is usually the rest of a sentence, so only the first word counts as a name.
    const [start, asked = ''] = /^\{+\s*([\w.-]*\w)?/.exec(written) ?? [written];
    const near = asked === '' ? [] : nearestAll(asked, names);
    const says = say('unknown-fact/open', { near });
    return { start: offset, end: offset + start.length, says, meant: onlyOne(near) };
  }
  const [asked = ''] = /[\w.-]*$/.exec(text.slice(Math.max(0, offset - 80), offset)) ?? [];
  const known = sameName(asked, names);
  const says = say('unknown-fact/close', { near: known === undefined ? [] : [known] });
  return {
    ...whole,
    start: known === undefined ? offset : offset - asked.length,
    says,
    meant: known,
  };
}

export const factRules: readonly DocumentRule[] = [unknownFact];

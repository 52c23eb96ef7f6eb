import { sentenceOf } from '../../catalog/index.ts';
import { fieldOf } from '../../kinds.ts';
import { type Page, pageFields } from '../../page.ts';
import { repeatsIn } from '../../repeats.ts';
import { allFields } from '../../schemaAt.ts';
import { wordsOf } from '../../words/index.ts';
import { editsOf } from '../change.ts';
import { type DocumentRule, inPages, nothing } from '../rule.ts';
import type { Edit, Finding, SourceTree, ValuePath } from '../types.ts';

type Entry = { path: ValuePath; text: string };
/** Texts in which the page puts numbers or marks, and whether it puts numbers. */
type Drawn = { entries: Entry[]; hasNumbers: boolean };

const steps = 'step|schritt|paso|étape|etapa|passo|krok|stap|phase|fase';
const number = new RegExp(
  String.raw`^(?:(?:${steps})\s+(\d{1,2})\b\s?[.:)–—-]*|§\s?(\d{1,2})\.?|\(?(\d{1,2})(?:[.)]|\s[-–—]|:)\)?|([IVX]{1,4})\.)\s+(?=[\p{L}„“"«¿¡])`,
  'iu',
);
const romans = ' I II III IV V VI VII VIII IX X XI XII XIII XIV XV'.split(' ');

/** Numbers before the texts of a list, where visitors would see them beside those of the page. */
const numberedTwice: DocumentRule = {
  name: 'markup-in-text',
  check: inPages('markup-in-text/number', nothing, ({ page, source }) =>
    [...drawnBlocks(page), ...drawnLists(page)].flatMap((drawn) => numbersIn(drawn, source)),
  ),
};

function numbersIn({ entries, hasNumbers }: Drawn, source: SourceTree): Finding[] {
  const numbered = entries.flatMap(({ path, text }, index) => {
    const [input, step, section, digits, roman] = number.exec(text) ?? [];
    const value = Number(step ?? section ?? digits ?? romans.indexOf(roman?.toUpperCase() ?? ''));
    return input !== undefined && value > 0 ? [{ path, text, index, input, value }] : [];
  });
  const [first, ...others] = numbered;
  if (!first) return [];
  // "1. FC Köln" and "3. Etage" begin with a number, too, but not in the order of the list.
  const isInOrder = others.every(({ value, index }) => value - first.value === index - first.index);
  const isCertain = hasNumbers
    ? first.value === first.index + 1
    : numbered.length > 1 && numbered.length === entries.length;
  if (!isInOrder || !isCertain) return [];
  const { text } = first;
  const sentence = hasNumbers
    ? sentenceOf('markup-in-text/numbers', { rendered: `${first.index + 1}. ${text}` })
    : sentenceOf('markup-in-text/numbered', { text });
  const suggest = numbered.flatMap(
    ({ path, text, input }): readonly Edit[] =>
      editsOf(source, path, { value: text.slice(input.length) }) ?? [],
  );
  return [{ source, path: first.path, sentence, suggest }];
}

function drawnBlocks({ blocks }: Page): Drawn[] {
  return blocks.flatMap((block, index): Drawn[] => {
    const titles = (items: readonly (string | { title: string })[]) =>
      items.map((item, place) => {
        const path = ['blocks', index, 'items', place];
        return typeof item === 'string'
          ? { path, text: item }
          : { path: [...path, 'title'], text: item.title };
      });
    switch (block.type) {
      case 'process':
        return [{ entries: titles(block.items), hasNumbers: true }];
      case 'legal':
        return [{ entries: titles(block.items), hasNumbers: block.numbered !== false }];
      case 'list':
        return block.marks === 'none'
          ? []
          : [{ entries: titles(block.items), hasNumbers: block.marks === 'numbers' }];
      default:
        return [];
    }
  });
}

/** The points of paragraphs, and the lines that have check marks. */
function drawnLists(page: Page): Drawn[] {
  const found: Drawn[] = [];
  for (const { path, value, field } of allFields(pageFields, page)) {
    const isPoints = path.at(-1) === 'list';
    if (field.structure !== 'list' || !Array.isArray(value) || path.at(-1) === 'items') continue;
    if (!isPoints && !isText(field.entry)) continue;
    const entries = value.flatMap((text: unknown, index) =>
      typeof text === 'string' ? [{ path: [...path, index], text }] : [],
    );
    found.push({ entries, hasNumbers: false });
  }
  return found;
}

function isText(schema: Parameters<typeof fieldOf>[0]): boolean {
  return fieldOf(schema).kind === 'text';
}

// Words before a unit: "per month", "al mes", "pro Zahn".
const before =
  /^(?:per|each|every|an?|the|pro|je|jede[rns]?|por|cada|al?|la|el|una?|par|chaque|le|les|il|ogni|za|na)\s+(?=\p{L})/iu;

/** The word before a unit, which the page adds itself. */
const unitTwice: DocumentRule = {
  name: 'markup-in-text',
  check: inPages(
    'markup-in-text/unit',
    ({ site }) => wordsOf(site.language ?? '', site.words).per,
    ({ page, source }, per) => {
      const found: Finding[] = [];
      for (const { path, value } of allFields(pageFields, page)) {
        if (path.at(-1) !== 'per' || typeof value !== 'string') continue;
        const [word] = before.exec(value) ?? [];
        if (word === undefined) continue;
        const unit = value.slice(word.length);
        const sentence = sentenceOf('markup-in-text/unit', {
          rendered: per.replace('[unit]', value),
          unit,
        });
        const suggest = editsOf(source, path, { value: unit });
        found.push({ source, path, sentence, suggest });
      }
      return found;
    },
  ),
};

/** Numbers of steps that visitors would read out of order. */
const stepNumbers: DocumentRule = {
  name: 'step-numbers',
  check: inPages('step-numbers', nothing, ({ page, source }) =>
    page.blocks.flatMap((block, index): Finding[] => {
      if (block.type !== 'process') return [];
      const numbers = block.items.map((item) => item.number);
      const start = numbers.includes(1) ? 1 : (numbers[0] ?? 1);
      const wrong = numbers.flatMap((value, place) => (value === start + place ? [] : [place]));
      const [first] = wrong;
      if (first === undefined) return [];
      const at = (place: number) => ['blocks', index, 'items', place, 'number'];
      const last = start + numbers.length - 1;
      // Steps in another order may have been moved.
      const areAllThere = new Set(numbers).size === numbers.length && Math.max(...numbers) === last;
      const sentence = sentenceOf('step-numbers', { numbers, start, last, areAllThere });
      const edits = wrong.flatMap(
        (place) => editsOf(source, at(place), { value: start + place }) ?? [],
      );
      return [{ source, path: at(first), sentence, ...(!areAllThere && { suggest: edits }) }];
    }),
  ),
};

/** Entries with the same question or title, of which one is usually a copy that nobody changed. Prices differ by their group. */
const repeatedTitles: DocumentRule = {
  name: 'repeated-content',
  check: inPages('repeated-content/title', nothing, ({ page, source }) =>
    page.blocks.flatMap((block, index): Finding[] => {
      if (block.type !== 'faq' && block.type !== 'legal' && block.type !== 'card-grid') return [];
      const titles = block.items.map((item, place) => ({
        place,
        name: 'question' in item ? 'question' : 'title',
        text: 'question' in item ? item.question : item.title,
        entry: JSON.stringify(item),
      }));
      return repeatsIn(titles, ({ text }) => text.trim().toLowerCase())
        .filter(({ item, first }) => item.entry !== first.entry)
        .map(({ item: { place, name }, first }) => ({
          ...{ source, path: ['blocks', index, 'items', place, name] },
          sentence: sentenceOf('repeated-content/title', { first: first.place + 1 }),
        }));
    }),
  ),
};

export const listRules: readonly DocumentRule[] = [
  ...[numberedTwice, unitTwice, stepNumbers, repeatedTitles],
];

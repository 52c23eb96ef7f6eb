import { z } from 'zod';
import { sentenceOf } from '../../catalog/index.ts';
import { characterOf } from '../../embeds/elements.ts';
import { hasProviderAddress } from '../../embeds/readEmbedCode.ts';
import { factNames } from '../../facts.ts';
import { fieldOf, textContentOf } from '../../kinds.ts';
import { type Page, pageFields } from '../../page.ts';
import { repeatsIn } from '../../repeats.ts';
import { allFields, fieldSchemaAt, textsOfKind, valueAt } from '../../schemaAt.ts';
import { hasWideCharacters, textWidth } from '../../textWidth.ts';
import { isGroup } from '../../values.ts';
import { bracketedFactIn } from '../bracketedFacts.ts';
import { editsOf } from '../change.ts';
import { codeSentence } from '../codeSentence.ts';
import type { DocumentAt } from '../documents.ts';
import { linksIn } from '../links.ts';
import { paragraphsMeantBy } from '../paragraphsMeantBy.ts';
import { placesInText } from '../placesInText.ts';
import { type DocumentRule, inDocuments, inPages, inTexts, nothing } from '../rule.ts';
import type { Finding, PageSource, SourceTree, ValuePath } from '../types.ts';

type Schema = DocumentAt['schema'];

/** Buttons on one page that do the same thing but have different labels (WCAG 2.2, 3.2.4 Consistent Identification). */
const differentLabels: DocumentRule = {
  name: 'different-labels',
  check: inPages('different-labels', nothing, ({ page, source }) =>
    Array.from(labelsByTarget(page)).flatMap(([href, labels]) => {
      const [, second] = labels.values();
      if (!second) return [];
      const sentence = sentenceOf('different-labels', { href, labels: [...labels.keys()] });
      return [{ source, path: second, sentence }];
    }),
  ),
};

/** The labels of buttons by their target on the same page, each with the path of the first button that has it. */
function labelsByTarget(page: Page): Map<string, Map<string, ValuePath>> {
  const groupOf = (path: ValuePath) => JSON.stringify(path.slice(0, -1));
  const hrefs = new Map(
    linksIn(page)
      .filter(({ kind, href }) => kind === 'link' && href.startsWith('#'))
      .map(({ path, href }) => [groupOf(path), href]),
  );
  const targets = new Map<string, Map<string, ValuePath>>();
  for (const { path, text } of textsOfKind('label', pageFields, page)) {
    const href = hrefs.get(groupOf(path));
    if (href === undefined) continue;
    const labels = targets.get(href) ?? new Map<string, ValuePath>();
    if (!labels.has(text)) labels.set(text, path);
    targets.set(href, labels);
  }
  return targets;
}

/** Two pages that a search engine would show with the same title or description. */
const duplicateText: DocumentRule = {
  name: 'duplicate-text',
  check: ({ pages }) =>
    (['title', 'description'] as const).flatMap((field) =>
      repeatsIn(pages, ({ page }) => page[field].trim().toLowerCase()).map(
        ({ item: { source }, first }) => ({
          ...{ source, path: [field] },
          sentence: sentenceOf('duplicate-text', { field, path: first.page.path }),
        }),
      ),
    ),
};

/** Texts below the recommended length of their field. */
const tooShort: DocumentRule = {
  name: 'too-short',
  check: inPages('too-short', nothing, ({ page, source }) =>
    allFields(pageFields, page).flatMap(({ path, value: text, field }) => {
      const limit = field.info.textLimits?.minimum;
      if (limit === undefined || typeof text !== 'string') return [];
      const length = textWidth(text);
      if (length >= limit) return [];
      const sentence = sentenceOf('too-short', { length, limit, isWide: hasWideCharacters(text) });
      return [{ source, path, sentence }];
    }),
  ),
};

/** Only the position of the hero is checked. Rendering keeps the headings within and between the other blocks in order. */
const headingOrder: DocumentRule = {
  name: 'heading-order',
  check: inPages('heading-order', nothing, ({ page, source }) => {
    const hero = page.blocks.findIndex(({ type }) => type === 'hero');
    return page.blocks.slice(0, Math.max(0, hero)).flatMap((block, index) => {
      const path = ['blocks', index, 'headline'];
      const hasHeadline = 'headline' in block && block.headline;
      return hasHeadline ? [{ source, path, sentence: sentenceOf('heading-order') }] : [];
    });
  }),
};

const elements =
  'a abbr address area article aside audio b base big blockquote body br button canvas center cite code col div dl dt dd em embed fieldset figure font footer form frame h[1-6] head header hr html i iframe img input label legend li link main map mark meta nav nobr noscript object ol option p param picture pre q s script section select small source span strike strong style sub sup svg table tbody td textarea tfoot th thead title tr tt u ul video';
// A "<" before a space or a digit is a less-than sign: "< 10 seconds", "<5 ms".
const markup: readonly [
  kind: 'tag' | 'entity' | 'escape' | 'bullet' | 'markdown' | 'scheme',
  pattern: RegExp,
][] = [
  [
    'tag',
    new RegExp(
      [
        '<!(?:--|doctype)',
        `</?(?:${elements.replaceAll(' ', '|')})(?=[\\s/>])[^<>]*(?:>|$)`,
        '</?[a-z]+(?:-[a-z\\d]+)+(?:\\s[^<>]*=[^<>]*)?>',
      ].join('|'),
      'i',
    ),
  ],
  // "R&D;" and "B&Bs;" look like one.
  ['entity', /&(?:[a-z][a-z\d]{1,30}|#\d{1,6}|#x[\da-f]{1,5});/gi],
  // A Windows file path has such a backslash, too.
  ['escape', /\\n(?<![:\\]\S{0,40}\\n)/],
  ['bullet', /^(?:[-*•◦▪■●‣►➤→✓✔✅☑](?= \p{L})|[•◦▪■●‣►➤✓✔✅☑](?=\S))/u],
  [
    'markdown',
    /\*\*[^\s*][^*]*\*\*|\[[^[\]]+\]\((?:\/|#|https?:|mailto:|tel:)[^()\s]*\)|^#{1,6} (?!\d)|^(?:> |-{3,}$|```)|^\|.*\|$/,
  ],
  // "Patient*innen" and "snake_case" are ordinary.
  [
    'markdown',
    /(?<![\p{L}\d*_~`])([*_~`]{1,2})(?=[\p{L}\d])[^*_~`]{1,200}(?<=[\p{L}\d.!?])\1(?![\p{L}\d*_~`])/u,
  ],
  ['scheme', /\b(?:mailto|tel):(?=\S)/],
];

/** Provider code, HTML tags and entities, bullets, and Markdown syntax, which a text would show literally. */
const markupInText: DocumentRule = {
  name: 'markup-in-text',
  check: inTexts(
    'markup-in-text',
    ({ siteSource }) => factNames(siteSource.value),
    ({ source, schema }, facts) =>
      allFields(schema, source.value).flatMap(({ path, value: text, field }): Finding[] => {
        if (typeof text !== 'string' || textContentOf(field.kind) !== 'words') return [];
        // The rows of a table are reported once, at the first.
        const place = path.at(-1);
        const before = typeof place === 'number' && [...path.slice(0, -1), place - 1];
        if (isRow(text) && before && isRow(valueAt(source.value, before))) return [];
        for (const [input, pattern] of markup) {
          const match =
            input === 'entity'
              ? Array.from(text.matchAll(pattern)).find(
                  ([entity]) => characterOf(entity) !== undefined,
                )
              : pattern.exec(text);
          // A fact in the brackets of a tag has its own warning.
          if (!match || bracketedFactIn(match[0], facts)) continue;
          const [piece] = match;
          const ends = [match.index, match.index + piece.length];
          const [offset = 0, end = 0] = placesInText(source, path, ends);
          const at = { offset, length: end - offset };
          // Names a tag without its attributes.
          const named = piece.replace(/^(<\/?[\w-]+).*/s, '$1>');
          const sentence =
            input === 'tag' && hasProviderAddress(text)
              ? codeSentence(text)
              : sentenceOf(`markup-in-text/${input}`, { piece: named });
          const unmarked = withoutMarkup(text, path, schema, source);
          if (unmarked !== undefined && sentence.rule === 'markup-in-text') {
            const suggestion = `Write ${JSON.stringify(unmarked)}.`;
            const suggest = editsOf(source, path, { value: unmarked });
            return [{ source, path, at, sentence: { ...sentence, suggestion }, suggest }];
          }
          return [{ source, path, at, sentence }];
        }
        return [];
      }),
  ),
};

/** Whether a text is a row of a table in Markdown. */
function isRow(text: unknown): boolean {
  return typeof text === 'string' && /^\|.*\|$/.test(text);
}

/** What a text with HTML or Markdown means in its field, if it keeps all of its words and links there. */
function withoutMarkup(text: string, path: ValuePath, root: Schema, source: SourceTree): unknown {
  const hasMarkup = /<[a-z/]|\*\*|__|\]\(|&#?\w+;/i.test(text);
  const meant = hasMarkup ? paragraphsMeantBy(text) : undefined;
  const schema = fieldSchemaAt(root, source.value, path);
  const [only, ...others] = meant ?? [];
  if (!schema || only === undefined) return undefined;
  // A list of texts as one paragraph would be joined.
  const value =
    others.length === 0
      ? fieldOf(schema).structure === 'text'
        ? withoutBold(only)
        : only
      : fieldOf(schema).kind === 'paragraphs'
        ? meant
        : undefined;
  if (value === text || JSON.stringify(value ?? '').length > 480) return undefined;
  return z.safeParse(schema, value).success ? value : undefined;
}

/** The text of a paragraph without bold words and links; undefined if it has links. */
function withoutBold(paragraph: unknown): string | undefined {
  const pieces: unknown[] = Array.isArray(paragraph) ? paragraph : [paragraph];
  const texts = pieces.map((piece) => (isGroup(piece) ? piece.strong : piece));
  return texts.every((text) => typeof text === 'string') ? texts.join('') : undefined;
}

/** Repeated content is often a copy that was meant to be changed. */
const repeatedContent: DocumentRule = {
  name: 'repeated-content',
  check: (documents) => [...blocksTwice(documents), ...entriesTwice(documents)],
};
const blocksTwice = inPages('repeated-content/block', nothing, repeatedBlocks);
const entriesTwice = inDocuments('repeated-content/entry', nothing, repeatedEntries);
const repeatedHeadline: DocumentRule = {
  name: 'repeated-content',
  check: ({ pages }) => repeatedHeadlines(pages),
};

const keyOf = (value: unknown) => JSON.stringify(value);

function repeatedBlocks({ page, source }: PageSource): Finding[] {
  // Ids are ignored, because they are unique on a page.
  const blocks = page.blocks.map((block, index) => {
    const { id: _, ...content } = { id: undefined, ...block };
    return { index, content };
  });
  return repeatsIn(blocks, ({ content }) => keyOf(content)).map(({ item, first }) => ({
    ...{ source, path: ['blocks', item.index] },
    sentence: sentenceOf('repeated-content/block', { first: first.index + 1 }),
  }));
}

/** The list entries that are texts of several words, or groups of fields with such a text. */
function repeatedEntries({ schema, document, source }: DocumentAt): Finding[] {
  const found: Finding[] = [];
  // Two redirects from one address are an error (redirect-conflict).
  const redirected = textsOfKind('destination', schema, document);
  for (const { path, value, field } of allFields(schema, document)) {
    if (field.structure !== 'list' || !Array.isArray(value) || field.kind === 'focus') continue;
    // The pieces of a paragraph may be equal, and blocks are compared without their ids above.
    if (typeof path.at(-1) === 'number' || path.at(-1) === 'blocks') continue;
    if (redirected.some((text) => path.every((step, place) => text.path[place] === step))) continue;
    const entries = value.map((entry: unknown, index) => ({ entry, index }));
    const filled = entries.filter(({ entry }) => hasWords(entry));
    for (const { item, first } of repeatsIn(filled, ({ entry }) => keyOf(entry))) {
      const sentence = sentenceOf('repeated-content/entry', { first: first.index + 1 });
      found.push({ source, path: [...path, item.index], sentence });
    }
  }
  return found;
}

/** False for a price, a check mark or a single word, which many entries have in common. */
function hasWords(entry: unknown): boolean {
  if (typeof entry === 'string') return entry.trim().split(/\s+/).length > 1;
  return isGroup(entry) && Object.values(entry).some((value) => typeof value === 'string');
}

function repeatedHeadlines(pages: readonly PageSource[]): Finding[] {
  const heroes = pages.flatMap(({ page, source }) =>
    page.blocks.flatMap((block, index) =>
      block.type === 'hero' ? [{ page, source, index, headline: block.headline }] : [],
    ),
  );
  return repeatsIn(heroes, ({ headline }) => headline.trim().toLowerCase()).map(
    ({ item: { source, index }, first }) => ({
      ...{ source, path: ['blocks', index, 'headline'] },
      sentence: sentenceOf('repeated-content/headline', { path: first.page.path }),
    }),
  );
}

export const textRules: readonly DocumentRule[] = [
  ...[differentLabels, duplicateText, headingOrder, markupInText, repeatedContent],
  ...[repeatedHeadline, tooShort],
];

import { pageSchema } from '../../../page.ts';
import { siteSchema } from '../../../site.ts';
import { isGroup } from '../../../values.ts';
import { textsOfKind } from '../../links.ts';
import { inFile, inForm, phrase } from '../../phrase.ts';
import { repeatsIn } from '../../repeats.ts';
import type { DocumentRule } from '../../rule.ts';
import { forEachField } from '../../schemaAt.ts';
import type { Finding, PageSource, SourceTree } from '../../types.ts';
import { group, inside } from '../../words.ts';

/** Repeated content is often a copy that was meant to be changed. */
export const repeatedContent: DocumentRule = {
  name: 'repeated-content',

  check: ({ pages, site, siteSource }) => [
    ...pages.flatMap((page) => [
      ...repeatedBlocks(page),
      ...repeatedEntries(pageSchema, page.page, page.source),
    ]),
    ...repeatedEntries(siteSchema, site, siteSource),
    ...repeatedHeadlines(pages),
  ],
};

const keyOf = (value: unknown) => JSON.stringify(value);

function repeatedBlocks({ page, source }: PageSource): Finding[] {
  // Ids are ignored, because each block needs its own.
  const blocks = page.blocks.map((block, index) => {
    const { id: _, ...content } = { id: undefined, ...block };
    return { index, content };
  });
  return repeatsIn(blocks, ({ content }) => keyOf(content)).map(({ item, first }) => ({
    source,
    path: ['blocks', item.index],
    message: phrase`${group(['blocks', item.index], page)} has the same content as ${{
      inFile: `block ${first.index + 1}`,
      inForm: inForm(inside(['blocks', first.index], page)),
    }}.`,
    suggestion: 'Remove it, or write what is different.',
  }));
}

/** The entries of lists that are texts of several words, or groups of fields with a text. */
function repeatedEntries(
  schema: Parameters<typeof forEachField>[0],
  document: object,
  source: SourceTree,
): Finding[] {
  const found: Finding[] = [];
  // Two redirects from one address are a mistake (redirect-conflict).
  const redirected = textsOfKind('destination', schema, document);
  forEachField(schema, document, (path, value, field) => {
    if (field.structure !== 'list' || !Array.isArray(value) || field.kind === 'focus') return;
    // The pieces of a paragraph may be equal, and blocks are compared elsewhere without their ids.
    if (typeof path.at(-1) === 'number' || path.at(-1) === 'blocks') return;
    if (redirected.some((text) => path.every((step, place) => text.path[place] === step))) return;
    const entries = value.map((entry: unknown, index) => ({ entry, index }));
    const told = entries.filter(({ entry }) => saysSomething(entry));
    for (const { item, first } of repeatsIn(told, ({ entry }) => keyOf(entry))) {
      const place = [...path, item.index];
      const other = inside([...path, first.index], document);
      // Both entries are in one list, so the other one is named without it.
      const own = {
        inFile: inFile(other).replace(/^.*, /, ''),
        inForm: inForm(other).replace(/ of .*$/, ''),
      };
      found.push({
        source,
        path: place,
        message: phrase`${group(place, document)} is the same as ${own}.`,
        suggestion: 'Remove it, or write what is different.',
      });
    }
  });
  return found;
}

/** False for a price, a tick or a single word, which many entries have in common. */
function saysSomething(entry: unknown): boolean {
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
      source,
      path: ['blocks', index, 'headline'],
      message: {
        inFile: `The main headline is the same as in ${first.source.name}.`,
        inForm: `The main headline is the same as on the page “${first.page.title}”.`,
      },
      suggestion: 'Say what only this page offers.',
    }),
  );
}

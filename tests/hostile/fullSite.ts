import { z } from 'zod';
import { notFoundPath } from '../../schema/browser.ts';
import { pageSchema, siteSchema } from '../../schema/index.ts';
import {
  fieldOf,
  isInPlaceOfPicture,
  limitsOf,
  picturesAmong,
  type TextKind,
} from '../../schema/inspect.ts';
import { priceFields } from '../../schema/price.ts';
import { placesIn } from '../../schema/words/index.ts';

export type FullSite = { site: string; pages: { name: string; text: string }[] };

/**
 * A site that has every field there is, made from the schemas, so that a new field is in it by itself. Each
 * entry of `words` gives the texts of one page, the first one those of site.json too. Each text begins with a
 * number, so that no two are the same.
 */
export function fullSite(words: readonly string[]): FullSite {
  const paths = ['/', notFoundPath, ...words.slice(2).map((_, index) => `/page-${index + 3}`)];
  const documents = paths.map(
    (path, index) => valuesOf(pageSchema, writer(words[index] ?? '', path, paths))[0],
  );
  const [site] = valuesOf(siteSchema, writer(words[0] ?? '', '/old', paths));
  return {
    site: JSON.stringify(site, null, 2),
    pages: documents.map((document, index) => ({
      name: `page-${index + 1}.json`,
      text: JSON.stringify(document, null, 2),
    })),
  };
}

type PageOfBlock = { name: string; text: string; value: object; block?: number };

/**
 * The pages that a page with all blocks makes, which a test of each field in a document of its own reads ten times faster: one
 * of its hero alone, and one of each other block, whose place is `block`, below the hero.
 */
export function pagesOfBlocks({ name, text }: { name: string; text: string }): PageOfBlock[] {
  const { blocks, ...rest } = JSON.parse(text);
  const isHero = ({ type }: { type: string }) => type === 'hero';
  const hero = blocks.find(isHero);
  const others = blocks.filter((block: { type: string }) => !isHero(block));
  return [[hero], ...others.map((block: object) => [hero, block])].map((few) => {
    const value = { ...rest, blocks: few };
    const written = { name, text: JSON.stringify(value, null, 2), value };
    return few.length === 1 ? written : { ...written, block: 1 };
  });
}

type Writer = (schema: z.core.$ZodType, kind: TextKind) => string;

/** Writes the texts of one document: words that are all different, and the addresses and names that a field needs. */
function writer(words: string, path: string, paths: readonly string[]): Writer {
  const links = [...paths.filter((known) => known !== notFoundPath), '#lead-form'];
  let count = 0;
  const free: Write = (schema) => {
    const field = fieldOf(schema);
    const { minimum = 0, maximum = 80 } = limitsOf(field);
    // A word of the code keeps the places of its values.
    const places = placesIn(`${field.about.examples}`).join(' ');
    const text = `${path.replace('/page-', '')}${count} ${places} ${words}`;
    // A fact is longer than its name.
    const most = maximum - (words.includes('{main}') ? 40 : 0);
    const cut = text.padEnd(minimum, ' and so on').slice(0, Math.max(8, most));
    // Half of a name in braces is a mistake.
    return cut.replace(/\{[^}]*$/, '');
  };
  const oneOf =
    (...texts: string[]): Write =>
    (schema) => {
      const fitting = texts.find((text) => z.safeParse(schema, text).success);
      if (fitting === undefined)
        throw new Error('Nothing is known that a code of site.json takes.');
      return fitting;
    };
  const write: Record<TextKind, Write> = {
    text: free,
    headline: free,
    label: free,
    hint: free,
    link: (schema) => oneOf(links[count % links.length] ?? '/', '/')(schema),
    destination: () => '/',
    // Of the two kinds of documents, site.json has no path of its own.
    path: () => (path === '/old' ? '/' : path),
    file: () => 'https://forms.piano.test/tuning',
    'picture-file': () => 'pictures/bench.jpg',
    drawing: () => 'drawings/bench.svg',
    phone: () => 'main',
    email: () => 'main',
    color: () => 'teal',
    anchor: () => `block-${count}`,
    html: () => '<p>A widget</p>',
    code: oneOf(
      path,
      'piano.test',
      'https://piano.test',
      'en-GB',
      '+44',
      '+44 20 7946 0018',
      'bench@piano.test',
      'Europe/London',
      '9:00-17:30',
      '2026-12-24',
      'GB',
      'GBP',
      'fonts/brand.woff2',
      'unlinked-page',
    ),
  };
  return (schema, kind) => {
    count += 1;
    return write[kind](schema);
  };
}

type Write = (schema: z.core.$ZodType) => string;

/** Whether a field takes any words. */
export function isFree(schema: z.core.$ZodType): boolean {
  return ['Any words', 'Any words '.repeat(8)].some((text) => z.safeParse(schema, text).success);
}

/** All of a few choices, and of many, such as icons, the first. */
function few<Choice>(choices: readonly Choice[]): readonly Choice[] {
  return choices.length > 6 ? choices.slice(0, 1) : choices;
}

/** The block "embed" with each of its contents, which exclude each other. A page has room for few of them. */
function embedVariants(fields: Readonly<Record<string, z.core.$ZodType>>): z.core.$ZodType[] {
  const { source, url, code, title, height, ratio, picture, kind, embedScript, ...common } = fields;
  return [
    { source, embedScript, ...common },
    { url, title, ratio: z.literal('16:9'), picture, kind: z.literal('video'), ...common },
    { code, title, height, kind: z.literal('map'), ...common },
  ].map((parts) =>
    z.strictObject(
      Object.fromEntries(
        Object.entries(parts).flatMap(([name, part]) => (part ? [[name, part]] : [])),
      ),
    ),
  );
}

/** The values that a schema has, one for each kind that it allows. */
function valuesOf(schema: z.core.$ZodType, write: Writer, isVariant = false): readonly unknown[] {
  const field = fieldOf(schema);
  switch (field.structure) {
    case 'text':
      return [write(field.schema, field.kind)];
    case 'number':
      return [limitsOf(field).minimum];
    case 'choice':
      return few(field.choices);
    case 'union':
      return field.options.flatMap((option) => valuesOf(option, write));
    case 'record':
      return [{ main: valuesOf(field.value, write)[0] }];
    case 'list': {
      const { minimum = 1, maximum = 40 } = limitsOf(field);
      const values: unknown[] = [];
      while (values.length < minimum) values.push(...valuesOf(field.entry, write));
      return [values.slice(0, maximum)];
    }
    case 'group': {
      if (field.fields.embedScript && field.fields.code && !isVariant) {
        return embedVariants(field.fields).flatMap((variant) => valuesOf(variant, write, true));
      }
      // Of two fields that exclude each other, this is the other one: a picture in place of a drawing or an icon, one
      // with an "alt", and a range in place of one price. A site shows the pages that are published.
      const hasPictures = picturesAmong(field.fields).length > 0;
      const isOmitted = (name: string, part: z.core.$ZodType) =>
        (field.kind === 'picture' && name === 'decorative') ||
        part === priceFields.price ||
        part === pageSchema.shape.published ||
        (hasPictures && isInPlaceOfPicture(part));
      const parts = Object.entries(field.fields).filter(([name, part]) => !isOmitted(name, part));
      const counts = parts.map(([, part]) => valuesOf(part, write).length);
      // The fields of each are written anew, so that no two have the same id.
      return Array.from({ length: Math.max(...counts) }, (_, index) =>
        Object.fromEntries(
          parts.map(([name, part]) => {
            const values = valuesOf(part, write);
            return [name, values[index % values.length]];
          }),
        ),
      );
    }
    default:
      return field satisfies never;
  }
}

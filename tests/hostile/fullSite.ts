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
import { ownOnly } from '../../schema/site.ts';
import { placesIn } from '../../schema/words/index.ts';

export type FullSite = { site: string; pages: { name: string; text: string }[] };

/**
 * A site with every field, generated from the schemas, so that it includes new fields automatically. Each entry of `words`
 * is used for the texts of one page; the first one also for site.json. Each text begins with a number, so all are different.
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
 * Splits a page with all blocks, which makes tests of each field ten times faster: one page with only the hero, and one for each
 * other block, at index `block` after the hero.
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

/** Writes the texts of one document: unique words, and the addresses and names that fields need. */
function writer(words: string, path: string, paths: readonly string[]): Writer {
  const links = [...paths.filter((known) => known !== notFoundPath), '#lead-form'];
  let count = 0;
  const free: Write = (schema) => {
    const field = fieldOf(schema);
    const { minimum = 0, maximum = 80 } = limitsOf(field);
    // A UI string must keep its placeholders.
    const places = placesIn(`${field.about.examples}`).join(' ');
    const text = `${path.replace('/page-', '')}${count} ${places} ${words}`;
    // A fact's value is longer than its name.
    const most = maximum - (words.includes('{main}') ? 40 : 0);
    const cut = text.padEnd(minimum, ' and so on').slice(0, Math.max(8, most));
    // A truncated name in braces is an error.
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
    below: () => '/news',
    // site.json has no path.
    path: () => (path === '/old' ? '/' : path),
    file: () => 'https://forms.piano.test/tuning',
    'picture-file': () => 'pictures/bench.jpg',
    drawing: () => 'drawings/bench.svg',
    phone: () => 'main',
    email: () => 'main',
    color: () => 'teal',
    day: () => '2026-06-01',
    anchor: () => `block-${count}`,
    html: () => '<p>A widget</p>',
    code: (schema) =>
      oneOf(
        'piano.test',
        'https://piano.test',
        // The name of a field of a form is used once.
        `field-${count}`,
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
        path,
        '/sw.js',
      )(schema),
  };
  return (schema, kind) => {
    count += 1;
    return write[kind](schema);
  };
}

type Write = (schema: z.core.$ZodType) => string;

/** Whether a field accepts any words. */
export function isFree(schema: z.core.$ZodType): boolean {
  return ['Any words', 'Any words '.repeat(8)].some((text) => z.safeParse(schema, text).success);
}

/** All choices if there are few, or the first of many, such as icons. */
function few<Choice>(choices: readonly Choice[]): readonly Choice[] {
  return choices.length > 6 ? choices.slice(0, 1) : choices;
}

/** Variants of the block "embed" for its mutually exclusive contents. A page allows only a few. */
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

const { published, showFrom, showUntil } = pageSchema.shape;
/** The fields that hide a page or block, at any time or on some days. */
export const hiding: readonly z.core.$ZodType[] = [published, showFrom, showUntil];

/** Variants of a field of a form: only some kinds have options or a wording. */
function inputVariants(fields: Readonly<Record<string, z.core.$ZodType>>): z.core.$ZodType[] {
  const { kind, options = z.never(), wording = z.never(), ...common } = fields;
  return [
    z.strictObject({ kind: z.literal('choice'), options, ...common }),
    z.strictObject({ kind: z.literal('consent'), wording, ...common }),
    z.strictObject({ kind: z.literal('email'), ...common }),
  ];
}

/** Values for a schema, one for each kind that it allows. */
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
      if (field.fields.options && field.fields.wording) {
        return inputVariants(field.fields).flatMap((variant) => valuesOf(variant, write, true));
      }
      const isForm = field.fields.dialogHeight !== undefined;
      // Omits one of two fields that exclude each other: uses a provider's form instead of the site's own, a picture instead of a
      // drawing or an icon, "alt" instead of "decorative", and a range instead of one price. Omits what would hide pages or
      // blocks.
      const hasPictures = picturesAmong(field.fields).length > 0;
      const isOmitted = (name: string, part: z.core.$ZodType) =>
        (field.kind === 'picture' && name === 'decorative') ||
        part === priceFields.price ||
        hiding.includes(part) ||
        (isForm && ownOnly.some((own) => own === name)) ||
        (hasPictures && isInPlaceOfPicture(part));
      const parts = Object.entries(field.fields).filter(([name, part]) => !isOmitted(name, part));
      const counts = parts.map(([, part]) => valuesOf(part, write).length);
      // Each item is generated separately, so that no two have the same id.
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

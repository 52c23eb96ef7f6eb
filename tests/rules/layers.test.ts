import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { factsOf, parseJson } from '../../schema/browser.ts';
import { languageSiteFields, pageSchema, siteSchema } from '../../schema/index.ts';
import { fillDocument } from '../../schema/inspect.ts';
import { jsonSchemaCheck } from '../tools/jsonSchemaCheck.ts';
import { examples } from './index.ts';
import { diagnoseWith, texts, wrongTextOf } from './ruleExamples.ts';

const errorsIn = (name: string) =>
  jsonSchemaCheck(readFileSync(`schema/${name}.schema.json`, 'utf8'));
const errorsInPage = errorsIn('page');
const errorsInSite = errorsIn('site');
const errorsInLanguage = errorsIn('language');

/** Whether the Zod schema and the JSON Schema reject an example's document; undefined if it is not JSON. */
async function layersOf(file: string, text: string) {
  const written = parseJson(text);
  if (written === undefined) return undefined;
  const isOfSite = file === 'site.json';
  const isOfLanguage = file === 'de/site.json';
  const facts = factsOf(isOfSite ? written : parseJson(texts.get('site.json') ?? ''));
  const schema = isOfSite ? siteSchema : isOfLanguage ? languageSiteFields : pageSchema;
  const errorsInFile = isOfSite ? errorsInSite : isOfLanguage ? errorsInLanguage : errorsInPage;
  const errors = await errorsInFile(written);
  return {
    zod: !schema.safeParse(fillDocument(written, schema, facts)).success,
    json: errors.length > 0,
  };
}

const layersOfRules = await Promise.all(
  Object.entries(examples).map(async ([rule, own]) => ({
    rule,
    layers: await Promise.all(own.map((one) => layersOf(one.file, wrongTextOf(one)))),
  })),
);

/** The rules whose examples are all rejected by a layer. */
function rulesRefusedBy(layer: 'zod' | 'json'): string[] {
  return layersOfRules
    .filter(({ layers }) => layers.every((found) => found?.[layer]))
    .map(({ rule }) => rule);
}

test('the Zod schemas enforce rules about a single document', () => {
  expect(rulesRefusedBy('zod')).toMatchInlineSnapshot(`
    [
      "conflicted-copy",
      "empty",
      "missing-field",
      "out-of-range",
      "too-long",
      "unknown-block-type",
      "unknown-field",
      "unknown-value",
      "wrong-count",
      "wrong-kind",
      "embed-content",
      "form-fields",
      "forbidden-link",
      "wrong-format",
      "half-button",
      "block-id",
      "undialable-phone",
      "reserved-path",
      "one-hero",
      "unpublished-page",
      "shown-days",
      "exception-dates",
      "price-range",
      "missing-alt",
      "picture-or-drawing",
    ]
  `);
});

// What validate refuses although the document is valid, because another document or a file decides.
const ofSeveral: ReadonlySet<string> = new Set([
  ...['broken-link', 'hidden-target', 'duplicate-path', 'duplicate-text', 'required-pages'],
  ...['language-address', 'language-folder', 'wrong-translation'],
  ...['missing-file', 'unusable-file', 'unknown-fact', 'missing-character'],
  // JSON.parse keeps only one of the fields.
  'duplicate-key',
  // Reported with its exact place in the text of the file.
  'code-in-text',
]);

test('pageSchema refuses what validate refuses in one page', () => {
  const missed = layersOfRules.flatMap(({ rule, layers }) =>
    (examples[rule] ?? []).flatMap((example, index) => {
      if (example.file === 'site.json' || ofSeveral.has(rule)) return [];
      const isError = diagnoseWith(example.file, wrongTextOf(example), false).diagnostics.some(
        (found) => found.rule === rule && found.severity === 'error',
      );
      return isError && layers[index]?.zod === false ? [`${rule}: ${example.wrong}`] : [];
    }),
  );
  expect(missed).toEqual([]);
});

test.each(['/home', '/assets/x', '/embeds/x', '/visit/index', '/version'])(
  'no schema accepts a page at %s',
  async (path) => {
    const visit = { ...Object(parseJson(texts.get('visit.json') ?? '')), path };
    expect(pageSchema.safeParse(visit).success).toBe(false);
    expect(await errorsInPage(visit)).not.toEqual([]);
  },
);

test.each(['/', '/404'])('no schema accepts an unpublished page at %s', async (path) => {
  const page = { ...Object(parseJson(texts.get('visit.json') ?? '')), path };
  expect(pageSchema.safeParse(page).success).toBe(true);
  expect(await errorsInPage(page)).toEqual([]);
  const hidden = { ...page, published: false };
  expect(pageSchema.safeParse(hidden).success).toBe(false);
  expect(await errorsInPage(hidden)).not.toEqual([]);
});

test('JSON Schema enforces the same rules, except those that it cannot express', () => {
  const [zod, json] = [rulesRefusedBy('zod'), rulesRefusedBy('json')];
  expect(zod.filter((rule) => !json.includes(rule))).toMatchInlineSnapshot(`
    [
      "empty",
      "form-fields",
      "wrong-format",
      "block-id",
      "undialable-phone",
      "one-hero",
      "shown-days",
      "exception-dates",
      "price-range",
      "missing-alt",
    ]
  `);
  expect(json.filter((rule) => !zod.includes(rule))).toEqual([]);
});

import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { factsOf, parseJson } from '../../../schema/browser.ts';
import { pageSchema, siteSchema } from '../../../schema/index.ts';
import { fillDocument } from '../../../schema/inspect.ts';
import pageJson from '../../../schema/page.schema.json' with { type: 'json' };
import siteJson from '../../../schema/site.schema.json' with { type: 'json' };
import { diagnoseWith, texts, wrongTextOf } from '../ruleExamples.ts';
import { examples } from './index.ts';

const ajv = new Ajv({ strict: false });
const [isPage, isSite] = [ajv.compile(pageJson), ajv.compile(siteJson)];

/** Whether the Zod schema and the JSON Schema reject an example's document; undefined if it is not JSON. */
function layersOf(file: string, text: string) {
  const written = parseJson(text);
  if (written === undefined) return undefined;
  const isOfSite = file === 'site.json';
  const facts = factsOf(isOfSite ? written : parseJson(texts.get('site.json') ?? ''));
  const schema = isOfSite ? siteSchema : pageSchema;
  return {
    zod: !schema.safeParse(fillDocument(written, schema, facts)).success,
    json: !(isOfSite ? isSite(written) : isPage(written)),
  };
}

/** The rules whose examples are all rejected by a layer. */
function rulesRefusedBy(layer: 'zod' | 'json'): string[] {
  return Object.entries(examples).flatMap(([rule, own]) => {
    const layers = own.map((example) => layersOf(example.file, wrongTextOf(example)));
    return layers.every((found) => found?.[layer]) ? [rule] : [];
  });
}

test('the Zod schemas enforce rules about a single document', () => {
  expect(rulesRefusedBy('zod')).toMatchInlineSnapshot(`
    [
      "conflicted-copy",
      "embed-content",
      "empty",
      "forbidden-link",
      "missing-field",
      "out-of-range",
      "too-long",
      "unknown-block-type",
      "unknown-field",
      "unknown-value",
      "wrong-count",
      "wrong-format",
      "wrong-kind",
      "reserved-path",
      "block-id",
      "half-button",
      "one-hero",
      "undialable-phone",
      "unpublished-page",
      "exception-dates",
      "price-range",
      "missing-alt",
      "picture-or-drawing",
    ]
  `);
});

// What validate refuses although the document is valid, because another document or a file decides.
const ofSeveral: ReadonlySet<string> = new Set([
  ...['broken-link', 'duplicate-path', 'duplicate-text', 'required-pages'],
  ...['missing-file', 'unusable-file', 'unknown-fact', 'missing-character'],
  // JSON.parse keeps only one of the fields.
  'duplicate-key',
  // Reported with its exact place in the text of the file.
  'code-in-text',
]);

test('pageSchema refuses what validate refuses in one page', () => {
  const missed = Object.entries(examples).flatMap(([rule, own]) =>
    own
      .filter(({ file }) => file !== 'site.json' && !ofSeveral.has(rule))
      .filter((example) => {
        const text = wrongTextOf(example);
        const isError = diagnoseWith(example.file, text, false).diagnostics.some(
          (found) => found.rule === rule && found.severity === 'error',
        );
        return isError && layersOf(example.file, text)?.zod === false;
      })
      .map(({ wrong }) => `${rule}: ${wrong}`),
  );
  expect(missed).toEqual([]);
});

test.each(['/home', '/assets/x', '/embeds/x', '/visit/index', '/version'])(
  'no schema accepts a page at %s',
  (path) => {
    const visit = { ...Object(parseJson(texts.get('visit.json') ?? '')), path };
    expect([pageSchema.safeParse(visit).success, isPage(visit)]).toEqual([false, false]);
  },
);

test.each(['/', '/404'])('no schema accepts an unpublished page at %s', (path) => {
  const page = { ...Object(parseJson(texts.get('visit.json') ?? '')), path };
  expect([pageSchema.safeParse(page).success, isPage(page)]).toEqual([true, true]);
  const hidden = { ...page, published: false };
  expect([pageSchema.safeParse(hidden).success, isPage(hidden)]).toEqual([false, false]);
});

test('JSON Schema enforces the same rules, except those that it cannot express', () => {
  const json = rulesRefusedBy('json');
  expect(rulesRefusedBy('zod').filter((rule) => !json.includes(rule))).toMatchInlineSnapshot(`
    [
      "empty",
      "wrong-format",
      "block-id",
      "one-hero",
      "undialable-phone",
      "exception-dates",
      "price-range",
      "missing-alt",
    ]
  `);
  expect(json.filter((rule) => !rulesRefusedBy('zod').includes(rule))).toEqual([]);
});

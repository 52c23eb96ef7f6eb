import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { factsOf, parseJson } from '../../../schema/browser.ts';
import { pageSchema, siteSchema } from '../../../schema/index.ts';
import { fillDocument } from '../../../schema/inspect.ts';
import pageJson from '../../../schema/page.schema.json' with { type: 'json' };
import siteJson from '../../../schema/site.schema.json' with { type: 'json' };
import { texts, wrongTextOf } from '../ruleExamples.ts';
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
      "forbidden-key",
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
      "block-id",
      "half-button",
      "one-hero",
      "undialable-phone",
      "exception-dates",
      "price-range",
      "plan-layout",
      "timeline-order",
      "missing-alt",
      "picture-or-drawing",
    ]
  `);
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
      "plan-layout",
      "timeline-order",
      "missing-alt",
    ]
  `);
  expect(json.filter((rule) => !rulesRefusedBy('zod').includes(rule))).toEqual([]);
});

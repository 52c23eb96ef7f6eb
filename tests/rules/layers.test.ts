import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { factsOf, parseJson } from '../../schema/browser.ts';
import { pageSchema, siteSchema } from '../../schema/index.ts';
import { fillDocument } from '../../schema/inspect.ts';
import pageJson from '../../schema/page.schema.json' with { type: 'json' };
import siteJson from '../../schema/site.schema.json' with { type: 'json' };
import { texts, wrongTextOf } from '../tools/ruleExamples.ts';
import { examples } from './index.ts';

const ajv = new Ajv({ strict: false });
const [isPage, isSite] = [ajv.compile(pageJson), ajv.compile(siteJson)];

/** Whether the Zod schema and the JSON Schema refuse the document of an example that is JSON. */
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

/** The rules of which every example is refused by a layer. */
function rulesRefusedBy(layer: 'zod' | 'json'): string[] {
  return Object.entries(examples).flatMap(([rule, own]) => {
    const layers = own.map((example) => layersOf(example.file, wrongTextOf(example)));
    return layers.every((found) => found?.[layer]) ? [rule] : [];
  });
}

test('what one document decides is refused by its schema, for every program that uses it', () => {
  expect(rulesRefusedBy('zod')).toMatchInlineSnapshot(`
    [
      "forbidden-key",
      "embed-content",
      "empty",
      "forbidden-link",
      "missing-field",
      "out-of-range",
      "too-long",
      "too-short",
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

test('a code editor reports all of that but what JSON Schema cannot say', () => {
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

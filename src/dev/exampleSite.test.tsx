import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Block, blockDefinitions } from '../../schema/index.ts';
import { site } from '../../tests/tools/content.ts';
import { preparePage } from '../blocks/index.ts';
import { BlockView } from '../renderer/BlockView.tsx';
import { SiteProvider } from '../shared/site.ts';
import { exampleSite } from './exampleSite.ts';

const examples: Block[] = blockDefinitions.map(({ schema, example }) => schema.parse(example));

describe.each([
  [
    'a phone number and an email address of other names',
    { bench: '(919) 555-0142' },
    { bench: 'ada@piano.test' },
  ],
  ['neither', {}, {}],
])('on a site with %s', (_name, phones, emails) => {
  test.each(examples)('every link of the $type example has text and a URL', async (block) => {
    await preparePage({ blocks: [block] });
    const result = exampleSite({ ...site, phones, emails }, examples);
    const { container } = render(
      <SiteProvider value={result}>
        <BlockView block={block} place="test" />
      </SiteProvider>,
    );
    for (const link of container.querySelectorAll('a')) {
      const { textContent, href } = link;
      expect(textContent?.trim()).not.toMatch(/^(?:|Call|.*:)$/);
      expect(href).toMatch(/^(?:https?:\/\/.|tel:\+1919|mailto:\w+@)/);
    }
  });
});

test('keeps existing values of a site', () => {
  const result = exampleSite(site, examples);
  expect(result.phones).toMatchObject(site.phones);
  expect(result.emails).toMatchObject(site.emails);
});

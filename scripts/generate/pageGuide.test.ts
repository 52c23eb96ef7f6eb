import { expect, test } from 'vitest';
import { blockDefinitions } from '../../schema/index.ts';
import { fieldsInside } from './fieldList.ts';
import { pageGuide } from './pageGuide.ts';

const guide = pageGuide();

test.each(blockDefinitions)('the guide lists every field of $type', ({ type, fields }) => {
  const [, section = ''] = guide.split(`### ${type}\n`);
  const [list = ''] = section.split('\n##');
  const names = Object.entries(fields).flatMap(([name, schema]) => [
    name,
    ...Object.keys(fieldsInside(schema)),
  ]);
  expect(names.filter((name) => !list.includes(`\`${name}\``))).toEqual([]);
});

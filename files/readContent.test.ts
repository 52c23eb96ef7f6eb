// @vitest-environment node
import { expect, test } from 'vitest';
import { readContent } from './readContent.ts';

test('what is served beside the pages are the files of the folder public, and none of its folders', async () => {
  const { files } = await readContent('tests/second-site');
  expect(files).toContain('/demo/lead-form.html');
  expect(files).not.toContain('/demo');
});

import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { editorGuide, picturesIn } from './tools/guide.ts';

const maxBytes = 60_000;

// tests/editor/story.spec.ts checks that these are the pictures of the story, in order.
test('the guide shows every picture of its folder once, with alt text, and none is too large', async () => {
  const shown = await picturesIn(editorGuide);
  const files = await readdir(editorGuide.pictures);
  expect(shown.map(({ name }) => `${name}.webp`).sort()).toEqual(files.sort());
  for (const { name, alt } of shown) {
    expect(alt.length, name).toBeGreaterThan(20);
    const { size } = await stat(path.join(editorGuide.pictures, `${name}.webp`));
    expect(size, name).toBeLessThanOrEqual(maxBytes);
  }
});

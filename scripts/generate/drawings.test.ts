import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { walk } from '../../tests/tools/walk.ts';
import { computed, sceneNames } from './drawings.ts';

test.each(walk(await sceneNames(), 2))(
  'the drawing of the scene "%s" is what its scene gives, whatever computes it',
  async (name) => {
    for (const [file, text] of Object.entries(await computed(name))) {
      expect(readFileSync(file, 'utf8'), file).toBe(text);
    }
  },
);

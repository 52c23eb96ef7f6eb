import { describe, expect, test } from 'vitest';
import { cardGrid } from '../../schema/blocks/cardGrid.ts';
import { hero } from '../../schema/blocks/hero.ts';
import { plan } from '../../schema/blocks/plan.ts';
import { type Page, pageSchema } from '../../schema/index.ts';
import { fieldsIn } from '../../schema/kinds.ts';
import { localeOf } from '../../tests/tools/localeOf.ts';
import { interfaceIcons } from './icons.ts';
import { withFiles } from './pageFiles.tsx';

const page: Page = {
  path: '/',
  title: 'A title',
  description: 'A description',
  blocks: [
    hero.schema.parse(hero.example),
    plan.schema.parse(plan.example),
    cardGrid.schema.parse(cardGrid.example),
    { ...cardGrid.schema.parse(cardGrid.example), id: 'once-more' },
  ],
};

function built(from: Page) {
  const files: Record<string, string> = {};
  const result = withFiles(from, localeOf('en'), (name, svg) => {
    files[name] = svg;
    return `/${name}.svg`;
  });
  return { files, result };
}

test('every field with an icon has the name by which icons are found', () => {
  const icons = fieldsIn('page', pageSchema).filter(({ field }) => field.kind === 'icon');
  expect(icons.length).toBeGreaterThan(1);
  for (const { path } of icons) expect(path).toMatch(/\.icon$/);
});

describe('a page as visitors get it', () => {
  test('names the file of its icons on the blocks that have some, and that of a plan on it', () => {
    const { result } = built(page);
    const [first, drawing, grid] = result.blocks;
    expect(first).toEqual(page.blocks[0]);
    expect(drawing).toEqual({ ...page.blocks[1], file: '/plan.svg' });
    expect(grid).toEqual({ ...page.blocks[2], iconFile: '/icons.svg' });
  });

  test('has the icons that its blocks name in one file, but for those that every page has', () => {
    const { files } = built(page);
    const names = Array.from(files.icons?.matchAll(/<g id="([^"]*)">(?=<)/g) ?? [], ([, id]) => id);
    expect(names).toEqual(['award', 'star', 'tag']);
    expect(interfaceIcons).toContain('<g id="i:phone"><');
  });

  test('has each part of a plan that a page shows, with the looks of the theme', () => {
    const { files } = built(page);
    const ids = Array.from(files.plan?.matchAll(/ id="([^"]*)"/g) ?? [], ([, id]) => id);
    expect(ids).toEqual(['shapes', 'labels', 'numbers']);
    expect(files.plan).toContain('Another room');
    expect(files.plan).not.toMatch(/ (?:class|style)=/);
  });

  test('writes no file where there is nothing to write', () => {
    const text = { ...page, blocks: page.blocks.slice(0, 1) };
    expect(built(text)).toEqual({ files: {}, result: text });
  });
});

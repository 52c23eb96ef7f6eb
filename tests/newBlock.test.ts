import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, runIn } from './tools/projectCopy.ts';

// A copy of the project to which block types are added.
let copy: string;

beforeAll(async () => {
  copy = await copyProject([
    ...['schema', 'src', 'editor', 'scripts', 'tests', 'docs'],
    ...[
      '.vscode',
      'package.json',
      'tsconfig.json',
      'vite.config.ts',
      'vitest.config.ts',
      'biome.json',
    ],
    'playwright.config.ts',
  ]);
  await writeFile(
    path.join(copy, 'tsconfig.blocks.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      include: ['src/blocks', 'scripts/content/fonts/*.d.ts'],
    }),
  );
});
afterAll(() => rm(copy, { recursive: true, force: true }));

const run = (program: string, ...args: string[]) => runIn(copy, program, ...args);
/** Runs a package's program. npx would take half a second longer. */
const runTool = (name: string, ...args: string[]) => run(`node_modules/.bin/${name}`, ...args);
/** The compiler's errors in the complete copy, or in the blocks and their imports, which takes a quarter of the time. */
const compile = (settings: 'tsconfig.json' | 'tsconfig.blocks.json') =>
  runTool('tsc', '--project', settings, '--incremental', 'false').then(
    () => '',
    ({ stdout }) => String(stdout),
  );
const newBlock = (...args: string[]) =>
  run('node', '--import', 'tsx', 'scripts/new/block.ts', ...args);

test('npm run new -- block writes a formatted block type that passes its tests', {
  tags: 'slow',
}, async () => {
  const { stdout } = await newBlock('price-list');
  expect(stdout).toContain('wrote schema/blocks/priceList.ts');
  await runTool('biome', 'ci', '--vcs-enabled=false', 'schema', 'src');
  await runTool('vitest', 'run', 'src/blocks/PriceList', 'src/blocks/blocks');
  // Generated files include it after npm run generate.
  const generate = (...args: string[]) =>
    run('node', '--import', 'tsx', 'scripts/generate.ts', ...args);
  await expect(generate('--check')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('docs/pages.md is stale'),
  });
  await generate();
  expect(await readFile(path.join(copy, 'docs/pages.md'), 'utf8')).toContain('### price-list');
  expect(await readFile(path.join(copy, 'schema/page.schema.json'), 'utf8')).toContain(
    '"label": "price-list"',
  );
});

/** Replaces text in a file of the copy. */
async function change(file: string, ...edits: readonly (readonly [from: string, to: string])[]) {
  let text = await readFile(path.join(copy, file), 'utf8');
  for (const [from, to] of edits) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  await writeFile(path.join(copy, file), text);
}

test('new block types compile, including one with drawings in a list, and pages show them', {
  tags: 'slow',
}, async () => {
  await newBlock('floor-plan');
  await change(
    'schema/blocks/floorPlan.ts',
    [
      'import { headline',
      "import { z } from 'zod';\nimport { drawing } from '../picture.ts';\nimport { headline",
    ],
    ['    note: text', '    items: z.array(z.strictObject({ drawing })).max(4),\n    note: text'],
    [
      "    note: 'Your note",
      "    items: [{ drawing: 'drawings/about-us.svg' }, { drawing: 'drawings/home.svg' }],\n    note: 'Your note",
    ],
  );
  await change(
    'src/blocks/FloorPlan.tsx',
    [
      'import { unbroken',
      "import { DrawingFrame } from '../ui/DrawingFrame.tsx';\nimport { unbroken",
    ],
    ['{ note }', '{ items, note }'],
    [
      'return <Note>{unbroken(note)}</Note>;',
      'return <>{items.map(({ drawing }, index) => <DrawingFrame key={index} drawing={drawing} />)}<Note>{unbroken(note)}</Note></>;',
    ],
  );
  expect(await compile('tsconfig.blocks.json')).toBe('');
  const faq = JSON.parse(await readFile(path.join(copy, 'tests/fixtures/site/faq.json'), 'utf8'));
  const block = {
    type: 'floor-plan',
    headline: 'Plans',
    items: [{ drawing: 'drawings/about-us.svg' }, { drawing: 'drawings/home.svg' }],
    note: 'Two plans.',
  };
  faq.blocks.push(block);
  await writeFile(path.join(copy, 'tests/fixtures/site/faq.json'), JSON.stringify(faq));
  const build = ['scripts/build.ts', '--content', 'tests/fixtures/site', '--out', 'built'];
  await run('node', '--import', 'tsx', ...build);
  const html = await readFile(path.join(copy, 'built/faq.html'), 'utf8');
  expect(new Set(html.match(/\/assets\/drawing-[\w-]{6}\.svg#art/g)).size).toBe(2);
  // The page requests the file of the new block.
  expect(html).toMatch(/"code":\[[^\]]*\/assets\/FloorPlan-/);
});

test('npm run new -- block never overwrites a block type, and rejects invalid names', async () => {
  const index = () => readFile(path.join(copy, 'schema/blocks/index.ts'), 'utf8');
  const before = await index();
  const schema = () => readFile(path.join(copy, 'schema/blocks/stats.ts'), 'utf8');
  const stats = await schema();
  await expect(newBlock('stats')).rejects.toThrow(/The file .*stats\.ts already exists/);
  await expect(newBlock('Price List')).rejects.toThrow('is not a name for a block type');
  await expect(newBlock()).rejects.toThrow('Usage:');
  expect(await index()).toBe(before);
  expect(await schema()).toBe(stats);
  await expect(stat(path.join(copy, 'src/blocks/Stats.test.tsx'))).rejects.toThrow('ENOENT');
});

test('a new kind of field does not compile until form, guide and tests handle it', {
  tags: 'slow',
}, async () => {
  const before = 'export const kinds = {';
  const price = "price: { structure: 'text', content: 'code', refersTo: undefined, examples: [] },";
  await change('schema/kinds.ts', [before, `${before}\n  ${price}`]);
  const refused = await compile('tsconfig.json');
  expect(new Set(refused.match(/^\S+(?=\(\d)/gm))).toEqual(
    new Set([
      'editor/adapter/formOf.test.ts',
      'editor/adapter/formOf.ts',
      'scripts/generate/fieldList.ts',
      'tests/hostile/fullSite.ts',
    ]),
  );
});

test('every command fails at startup with the path of a field without a kind', {
  tags: 'slow',
}, async () => {
  await change(
    'schema/blocks/priceList.ts',
    ['import { headline', "import { z } from 'zod';\nimport { headline"],
    ["note: text(200, 'What this text is for.')", 'note: z.string()'],
  );
  const validate = run('node', '--import', 'tsx', 'scripts/validate.ts');
  await expect(validate).rejects.toThrow('page.blocks[](price-list).note is a text without a kind');
});

// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeConfig } from './codeConfig.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'styles-'));
  await mkdir(path.join(folder, 'src'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The code of a module as the browser gets it, or as the prerenderer does. */
async function compiled(source: string, isForServer = false): Promise<string> {
  const input = path.join(folder, 'src/module.ts');
  await writeFile(input, source);
  const built = await build({
    ...codeConfig,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      ssr: isForServer,
      rolldownOptions: { input, external: ['react', 'stylis'], preserveEntrySignatures: 'strict' },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('Nothing was built.');
  return result.output[0].code;
}

const module = `
  import { css, styled } from 'styled-components';
  const shared = css\`color: red;\`;
  export const Wrap = styled.div\`margin: 0;\`;
  export const List = styled(Wrap)\`\${shared} padding: 1px;\`;
`;

test('the browser gets classes and no styles', async () => {
  const code = await compiled(module);
  expect(code).toMatch(/Wrap = \/\* @__PURE__ \*\/ styled\("div", "[a-zA-Z]{4}"\)/);
  expect(code).toMatch(/List = \/\* @__PURE__ \*\/ styled\(Wrap, "[a-zA-Z]{4}"\)/);
  expect(code).not.toMatch(/margin|padding|color: ?red|withConfig/);
});

test('the prerenderer gets the same classes with their styles', async () => {
  const classes = (code: string) => code.match(/(?<=styled\([^,]*, ")[a-zA-Z]{4}/g);
  const server = await compiled(module, true);
  expect(server).toMatch(/margin: ?0/);
  expect(server).toMatch(/color: ?red/);
  expect(classes(server)).toEqual(classes(await compiled(module)));
  expect(new Set(classes(server)).size).toBe(2);
});

test('a component can be named in the styles of another', async () => {
  const { styled } = await import('../src/styles/compiled.ts');
  expect(`${styled('ul', 'abcd')}:hover`).toBe('.abcd:hover');
});

test.each([
  ['a function', `styled.div\`margin: \${() => 0};\``, 'styles are static'],
  [
    'a template in another',
    `styled.div\`\${css\`margin: 0;\`}\``,
    'give the styles inside of other styles a name',
  ],
  ['attributes', 'styled.div.attrs({})`margin: 0;`', 'the build does not know styled.div.attrs'],
  ['another library', 'String.raw`a`', 'the build does not know String.raw'],
])('%s ends the build with the file and the words', async (_name, value, words) => {
  const source = `import { css, styled } from 'styled-components'; export const A = ${value}; export { css, styled };`;
  await expect(compiled(source)).rejects.toThrow(words);
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createElement, type FC } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { styles } from './compileStyles.ts';

// In the project, where the code that is built finds packages.
let folder: string;
beforeEach(async () => {
  await mkdir('node_modules/.cache', { recursive: true });
  folder = await mkdtemp(path.resolve('node_modules/.cache/styles-'));
  await mkdir(path.join(folder, 'src'));
});
afterEach(() => rm(folder, { recursive: true }));

const forVisitors = false;
const forPrerenderer = true;

/** The code of a module as visitors get it, or as the prerenderer does. */
async function compiled(source: string, ssr: boolean): Promise<string> {
  const input = path.join(folder, 'src/module.ts');
  await writeFile(input, source);
  const built = await build({
    configFile: false,
    plugins: [react(), styles()],
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      ssr,
      rolldownOptions: { input, external: ['react', 'stylis'], preserveEntrySignatures: 'strict' },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('Nothing was built.');
  return result.output[0].code;
}

type Module = { A: FC<Record<string, unknown>>; stylesFor: (markup: string) => string };

/** Runs a module whose component is A, as the prerenderer does or as a browser does. */
async function run(source: string, ssr = forPrerenderer): Promise<Module> {
  const styles = path.resolve('src/prerender/styles.ts');
  const file = path.join(folder, `built-${ssr}.mjs`);
  await writeFile(file, await compiled(`${source}\nexport { stylesFor } from '${styles}';`, ssr));
  return import(/* @vite-ignore */ file);
}

const imports = `import { createGlobalStyle, css, styled } from 'styled-components';`;
const shared = `const shared = css\`color: red;\`;`;
const module = `${imports} ${shared}
  export const Wrap = styled.div\`margin: 0;\`;
  export const List = styled(Wrap)\`\${shared} padding: 1px;\`;
`;

test('the code for visitors has classes and no styles', async () => {
  const code = await compiled(module, forVisitors);
  expect(code).toMatch(/Wrap = \/\* @__PURE__ \*\/ styled\("div", "[a-zA-Z]+"\)/);
  expect(code).toMatch(/List = \/\* @__PURE__ \*\/ styled\(Wrap, "[a-zA-Z]+"\)/);
  expect(code).not.toMatch(/margin|padding|color: ?red|withConfig|stylis/);
});

test('the prerenderer gets the same classes with their styles', async () => {
  const classes = (code: string) => code.match(/(?<=styled\((?:"div"|Wrap), ")[a-zA-Z]+/g);
  const server = await compiled(module, forPrerenderer);
  expect(server).toMatch(/margin: ?0/);
  expect(server).toMatch(/color: ?red/);
  expect(classes(server)).toEqual(classes(await compiled(module, forVisitors)));
  expect(new Set(classes(server)).size).toBe(2);
});

test('each component has a class of its own, also in a large folder and a large file', async () => {
  for (let index = 0; index < 60; index += 1) {
    await writeFile(path.join(folder, `src/a${index}.ts`), '');
  }
  const components = Array.from({ length: 56 }, (_, at) => `export const A${at} = styled.b\`\`;`);
  const code = await compiled(`${imports}\n${components.join('\n')}`, forVisitors);
  const classes = code.match(/(?<=styled\("b", ")[a-zA-Z]+/g) ?? [];
  expect(new Set(classes).size).toBe(56);
  // The first folder, the file number 60 in it, and the place in the file.
  expect([classes[0], classes[51], classes[52], classes[55]]).toEqual([
    ...['aaia', 'aaiZ', 'aaiaa', 'aaiad'],
  ]);
});

test('a page has the global styles and those whose class is in its markup', async () => {
  const { A, stylesFor } = await run(`${imports}
    export const Global = createGlobalStyle\`body { margin: \${0}; }\`;
    export const A = styled.b\`color: red;\`;
    export const B = styled.i\`color: blue;\`;`);
  const markup = renderToStaticMarkup(createElement(A, { className: 'other' }));
  expect(markup).toMatch(/^<b class="other \w+"><\/b>$/);
  expect(stylesFor(markup)).toMatch(/^body\{margin:0;?\}\.\w+\{color:red;?\}$/);
});

describe('a value in styles is what styled-components makes of it:', () => {
  test.each([
    ['a text', `'red'`, 'color:red'],
    ['a number', '7', 'color:7'],
    ['zero', '0', 'color:0'],
    ['nothing for undefined', 'undefined', 'color:x'],
    ['nothing for null', 'null', 'color:x'],
    ['nothing for false', 'false', 'color:x'],
    ['nothing for an empty text', `''`, 'color:x'],
    ['shared styles', 'shared', 'color:red'],
    ['shared styles in a condition', `1 > 0 ? css\`width: \${1}px;\` : ''`, 'width:1px'],
    ['shared styles in a call', `String(css\`width: 2px;\`)`, 'width:2px'],
    ['a text with the mark of a template', `'\\\\\`$1'`, '`$1'],
  ])('%s', async (_name, value, expected) => {
    const { A, stylesFor } = await run(
      `${imports} ${shared} const value = ${value}; export const A = styled.b\`color: \${value}\${value ? '' : 'x'};\`;`,
    );
    expect(stylesFor(renderToStaticMarkup(createElement(A)))).toContain(expected);
  });

  test('a component is its class', async () => {
    const { A, stylesFor } = await run(
      `${imports} const B = styled.i\`\`; export const A = styled.b\`\${B}:hover & { color: red; }\`;`,
    );
    expect(stylesFor(renderToStaticMarkup(createElement(A)))).toMatch(
      /^\.\w+:hover \.\w+\{color:red;?\}$/,
    );
  });
});

// Stylis leaves the second "&" as it is, and the styles would apply to nothing.
test.each([
  ['a weight', ':has(> &&) { color: red; }', ':has(> .aaa&)'],
  ['a list', '&:not(&:hover, &:focus) { color: red; }', '.aaa:not(.aaa:hover,&:focus)'],
  ['a condition', '@media print { :has(& + &) { color: red; } }', ':has(.aaa + &)'],
])(
  'a second "&" in parentheses, in %s, ends the build with the selector',
  async (_name, rule, left) => {
    const source = `${imports} export const A = styled.div\`${rule}\`;`;
    await expect(run(source)).rejects.toThrow(
      `${place}: the build cannot compile the selector "${left}".`,
    );
  },
);

test.each([
  ['&&', /^\.(\w+)\.\1\{/],
  [':has(> &[class])', /^:has\(> \.\w+\[class\]\)\{/],
  [':has(> &) :not(&)', /^:has\(> \.\w+\) :not\(\.\w+\)\{/],
  ['& > [data-a="&"]', /^\.\w+>\[data-a="&"\]\{/],
])('the selector "%s" is compiled whole', async (selector, compiledSelector) => {
  const source = `${imports} export const A = styled.b\`${selector} { color: red; }\`;`;
  const { A, stylesFor } = await run(source);
  expect(stylesFor(renderToStaticMarkup(createElement(A)))).toMatch(compiledSelector);
});

test.each([
  ['in the browser', forVisitors],
  ['in the prerenderer', forPrerenderer],
])('"as" changes the element %s', async (_name, ssr) => {
  const { A } = await run(
    `${imports} const Wrap = styled.div\`margin: 0;\`; export const A = styled(Wrap)\`color: red;\`;`,
    ssr,
  );
  const markup = renderToStaticMarkup(createElement(A, { as: 'ul', id: 'a' }));
  expect(markup).toMatch(/^<ul id="a" class="\w+ \w+"><\/ul>$/);
});

// Types and dev accept them all.
const place = 'src/module.ts, A';
test.each([
  ['a function', '() => 0', 'function'],
  ['a function in a variable', 'dynamic', 'function'],
  ['an object', '{ margin: 0 }', 'object'],
  ['a list', '[1]', 'object'],
  ['true', 'true', 'boolean'],
])('%s in styles ends the build with the file and the component', async (_name, value, type) => {
  const source = `${imports} const dynamic = (props) => props.$wide ? 1 : 0;
    export const A = styled.div\`margin: \${${value}};\`;`;
  const ends = `${place}: its styles have a value of the type "${type}"`;
  await expect(run(source)).rejects.toThrow(ends);
});

test.each([
  ['shared styles', `css\`margin: \${() => 0};\``],
  ['global styles', `createGlobalStyle\`margin: \${() => 0};\``],
])('so does a function in %s', async (_name, value) => {
  const source = `${imports} export const A = ${value};`;
  await expect(run(source)).rejects.toThrow(`${place}: its styles have a value of the type "func`);
});

const unknown = 'src/module.ts.*the build does not know ';
test.each([
  ['styles as an object', 'css({ margin: 0 })', `${unknown}"css\\(\\{ margin: 0 \\}\\)"`],
  ['styles of a component as an object', 'styled.div({ margin: 0 })', `${unknown}"styled.div\\(`],
  ['a component without styles', 'styled(() => null)', `${unknown}"styled\\(\\(\\) => null\\)"`],
  ['attributes', 'styled.div.attrs({})`margin: 0;`', `${unknown}"styled.div.attrs\\(\\{\\}\\)"`],
  ['a component in a tag', 'styled(styled.div``)`margin: 0;`', `${unknown}"styled\\(styled.div`],
  ['keyframes', 'keyframes`from {}`', '"keyframes" is not exported by "src/styles/compiled.ts"'],
  ['another name', 's.div``', `${unknown}"styled as s"`],
])('%s ends the build with the file and the words', async (name, value, words) => {
  const names = { keyframes: 'keyframes, ', 'another name': 'styled as s, ' };
  const more = Object.entries(names).find(([key]) => key === name)?.[1] ?? '';
  const source = `import { ${more}css, styled } from 'styled-components'; export const A = ${value}; export { css, styled };`;
  await expect(compiled(source, forVisitors)).rejects.toThrow(new RegExp(words));
});

test('a template of another library is left as it is', async () => {
  const source = `${imports} export const A = String.raw\`a\${1}\`; export { styled };`;
  expect(await compiled(source, forVisitors)).toContain(`String.raw\`a\${1}\``);
});

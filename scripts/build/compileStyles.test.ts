import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { type Context, createElement, type FC } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { styles } from './compileStyles.ts';

// Inside the project, so that the built code can resolve packages.
let folder: string;
beforeEach(async () => {
  await mkdir('node_modules/.cache', { recursive: true });
  folder = await mkdtemp(path.resolve('node_modules/.cache/styles-'));
  await mkdir(path.join(folder, 'src'));
});
afterEach(() => rm(folder, { recursive: true }));

const forVisitors = false;
const forPrerenderer = true;

/** The compiled code of a module, for visitors or for the prerenderer. */
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

type Module = {
  A: FC<Record<string, unknown>>;
  stylesFor: (used: ReadonlySet<string>) => string;
  UsedClasses: Context<Set<string>>;
};

/** Runs a module whose component is A, as the prerenderer does. */
async function run(source: string): Promise<Module> {
  const styles = path.resolve('src/prerender/styles.ts');
  const file = path.join(folder, 'built.mjs');
  await writeFile(
    file,
    await compiled(
      `${source}\nexport { stylesFor, UsedClasses } from '${styles}';`,
      forPrerenderer,
    ),
  );
  return import(/* @vite-ignore */ file);
}

/** The styles of a page that consists only of a module's component. */
function stylesOf({ A, stylesFor, UsedClasses }: Module): string {
  const used = new Set<string>();
  renderToStaticMarkup(createElement(UsedClasses, { value: used }, createElement(A)));
  return stylesFor(used);
}

const imports = `import { createGlobalStyle, css, styled } from '${path.resolve('src/styles/styled.ts')}';`;
const shared = `const shared = css\`color: red;\`;`;
const module = `${imports} ${shared}
  export const Wrap = styled.div\`margin: 0;\`;
  export const List = styled(Wrap)\`\${shared} padding: 1px;\`;
`;

test('visitor code has classes but no styles', async () => {
  const code = await compiled(module, forVisitors);
  expect(code).toMatch(/Wrap = \/\* @__PURE__ \*\/ styled\("div", "\w+"\)/);
  expect(code).toMatch(/List = \/\* @__PURE__ \*\/ styled\(Wrap, "\w+"\)/);
  expect(code).not.toMatch(/margin|padding|color: ?red|withConfig|stylis/);
});

test('the prerenderer gets the same classes with their styles', async () => {
  const classes = (code: string) => code.match(/(?<=styled\((?:"div"|Wrap), ")\w+/g);
  const server = await compiled(module, forPrerenderer);
  expect(server).toMatch(/margin: ?0/);
  expect(server).toMatch(/color: ?red/);
  expect(classes(server)).toEqual(classes(await compiled(module, forVisitors)));
  expect(new Set(classes(server)).size).toBe(2);
});

test('two components with the same name have different classes', async () => {
  const source = `${imports} export const A = styled.b\`\`; export function b() { const A = styled.i\`\`; return A; }`;
  const classes = (await compiled(source, forVisitors)).match(/(?<=styled\("[bi]", ")\w+/g);
  expect(new Set(classes).size).toBe(2);
});

test('rejects a component that is not assigned to a variable', async () => {
  const source = `${imports} export const all = { A: styled.b\`\` };`;
  await expect(compiled(source, forVisitors)).rejects.toThrow(
    'src/module.ts: assign a component with',
  );
});

test('a page gets the global styles and those whose class is in its markup', async () => {
  const module = await run(`${imports}
    export const Global = createGlobalStyle\`body { margin: \${0}; }\`;
    export const A = styled.b\`color: red;\`;
    export const B = styled.i\`color: blue;\`;`);
  const markup = renderToStaticMarkup(createElement(module.A, { className: 'other' }));
  expect(markup).toMatch(/^<b class="other \w+"><\/b>$/);
  expect(stylesOf(module)).toMatch(/^body\{margin:0;?\}\.\w+\{color:red;?\}$/);
});

describe('renders an interpolated value as styled-components does:', () => {
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
    const module = await run(
      `${imports} ${shared} const value = ${value}; export const A = styled.b\`color: \${value}\${value ? '' : 'x'};\`;`,
    );
    expect(stylesOf(module)).toContain(expected);
  });
});

const place = 'src/module.ts, A';

// Stylis does not replace the second "&", so the styles would match nothing.
test.each([
  ['a weight', ':has(> &&) { color: red; }', /:has\(> \.\w+&\)/],
  ['a list', '&:not(&:hover, &:focus) { color: red; }', /\.\w+:not\(\.\w+:hover, &:focus\)/],
  ['a condition', '@media print { :has(& + &) { color: red; } }', /:has\(\.\w+ \+ &\)/],
])(
  'a second "&" in parentheses, in %s, ends the build with the selector',
  async (_name, rule, left) => {
    const source = `${imports} export const A = styled.div\`${rule}\`;`;
    const failed = await run(source).then(String, String);
    expect(failed).toContain(`${place}: the build cannot compile the selector "`);
    expect(failed).toMatch(left);
  },
);

test.each([
  ['&&', /^\.(\w+)\.\1\{/],
  [':has(> &[class])', /^:has\(> \.\w+\[class\]\)\{/],
  [':has(> &) :not(&)', /^:has\(> \.\w+\) :not\(\.\w+\)\{/],
  ['& > [data-a="&"]', /^\.\w+>\[data-a="&"\]\{/],
])('compiles the complete selector "%s"', async (selector, compiledSelector) => {
  const source = `${imports} export const A = styled.b\`${selector} { color: red; }\`;`;
  const module = await run(source);
  expect(stylesOf(module)).toMatch(compiledSelector);
});

test('"as" changes the element in the prerenderer', async () => {
  const { A } = await run(
    `${imports} const Wrap = styled.div\`margin: 0;\`; export const A = styled(Wrap)\`color: red;\`;`,
  );
  const markup = renderToStaticMarkup(createElement(A, { as: 'ul', id: 'a' }));
  expect(markup).toMatch(/^<ul id="a" class="\w+ \w+"><\/ul>$/);
});

test('does not change tagged templates of other libraries', async () => {
  const source = `${imports} export const A = String.raw\`a\${1}\`; export { styled };`;
  expect(await compiled(source, forVisitors)).toContain(`String.raw\`a\${1}\``);
});

import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ESTree, Plugin } from 'vite';

const library = 'styled-components';
const standIn = path.resolve('src/styles/compiled.ts');

/**
 * Compiles styled-components away in a build. The styles of this site are static, so that a component with styles is an
 * element with a class: `styled.ul` with its text becomes `styled('ul', 'aBcD')`, and the text stays in the prerenderer,
 * which writes it into the pages (src/styles/compiled.ts). Browsers get neither the text nor the library.
 */
export function compileStyles(): Plugin {
  return {
    name: 'compile-styles',
    apply: 'build',
    enforce: 'post',
    resolveId: { order: 'pre', handler: (id) => (id === library ? standIn : null) },
    transform: {
      filter: { id: { include: /\/src\/.*\.tsx?$/ }, code: library },
      handler(code, id, options) {
        const file = path.relative('.', id);
        let compiled = code;
        // From the end, so that places before stay what they were.
        for (const { name, value } of constants(this.parse(code)).reverse()) {
          const call = compile(code, `${file} ${name}`, value, options?.ssr ?? false);
          if (call) compiled = compiled.slice(0, value.start) + call + compiled.slice(value.end);
        }
        return { code: compiled, map: null };
      },
    },
  };
}

type Template = ESTree.TaggedTemplateExpression;

/** The constants of a module, exported or not, that are made of a template. */
function constants({ body }: ESTree.Program): { name: string; value: Template }[] {
  return body.flatMap((statement) => {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init?.type === 'TaggedTemplateExpression'
        ? [{ name: id.name, value: init }]
        : [],
    );
  });
}

/** The call that stands for a template, or nothing for one that is not the library's. */
function compile(
  code: string,
  place: string,
  { tag, quasi }: Template,
  isForServer: boolean,
): string | undefined {
  const source = (node: { start: number; end: number }) => code.slice(node.start, node.end);
  const text = isForServer ? source(quasi) : '';
  if (tag.type === 'Identifier') {
    const pure = tag.name === 'css' ? '/* @__PURE__ */ ' : '';
    return ['css', 'createGlobalStyle'].includes(tag.name)
      ? `${pure}${tag.name}(${text})`
      : undefined;
  }
  // `styled.ul.withConfig(…)` or `styled(Wrap).withConfig(…)`, as the compiler's own plugin leaves them.
  if (tag.type !== 'CallExpression' || tag.callee.type !== 'MemberExpression') return undefined;
  const { object } = tag.callee;
  let target: string;
  if (object.type === 'MemberExpression') target = `'${source(object.property)}'`;
  else if (object.type === 'CallExpression') target = object.arguments.map(source).join();
  else return undefined;
  return `/* @__PURE__ */ styled(${[target, `'${className(place)}'`, text].filter(Boolean)})`;
}

/** Four letters for a place in the code: the same in the browser's code and in the prerenderer's. */
function className(place: string): string {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const digest = createHash('sha256').update(place).digest();
  return Array.from(digest.subarray(0, 4), (byte) => letters[byte % letters.length]).join('');
}

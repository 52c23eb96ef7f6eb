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
        const templates = constants(this.parse(code));
        let compiled = code;
        // From the end, so that places before stay what they were.
        for (const [index, template] of Array.from(templates.entries()).reverse()) {
          const name = className(path.relative('.', id), index);
          const call = compile(code, template, name, options?.ssr ?? false);
          if (!call) continue;
          compiled = compiled.slice(0, template.start) + call + compiled.slice(template.end);
        }
        return { code: compiled, map: null };
      },
    },
  };
}

type Template = ESTree.TaggedTemplateExpression;

/** The templates that a module's constants, exported or not, are made of. */
function constants({ body }: ESTree.Program): Template[] {
  return body
    .map((statement) =>
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
    )
    .flatMap((statement) =>
      statement?.type === 'VariableDeclaration' ? statement.declarations : [],
    )
    .flatMap(({ init }) => (init?.type === 'TaggedTemplateExpression' ? [init] : []));
}

/** The call that stands for a template, or nothing for one that is not the library's. */
function compile(
  code: string,
  { tag, quasi }: Template,
  name: string,
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
  return `/* @__PURE__ */ styled(${[target, `'${name}'`, text].filter(Boolean)})`;
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The class of a component: three letters for its file and one for its place there, the same in the browser's code and
 * in the prerenderer's. The prerenderer throws when two components have the same.
 */
function className(file: string, index: number): string {
  const digest = createHash('sha256').update(file).digest();
  const prefix = Array.from(digest.subarray(0, 3), (byte) => letters[byte % letters.length]);
  return [...prefix, letters[index]].join('');
}

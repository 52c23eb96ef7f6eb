import { createHash } from 'node:crypto';
import path from 'node:path';
import { type ESTree, type Plugin, Visitor } from 'vite';

const library = 'styled-components';
const standIn = path.resolve('src/styles/compiled.ts');

/**
 * Compiles styled-components away in a build. The styles of this site are static, so that a component with styles is an
 * element with a class: `styled.ul` with its text becomes `styled('ul', 'aBcD')`, and the text stays in the prerenderer,
 * which writes it into the pages (src/styles/compiled.ts). Browsers get neither the text nor the library. The build
 * ends with the place of what cannot be compiled.
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
        for (const [index, template] of Array.from(
          templatesIn(this.parse(code)).entries(),
        ).reverse()) {
          const { quasi, start, end } = template;
          if (quasi.expressions.some(({ type }) => type === 'TaggedTemplateExpression')) {
            this.error(`${file}: give the styles inside of other styles a name of their own.`);
          }
          if (quasi.expressions.some(({ type }) => type.includes('Function'))) {
            this.error(
              `${file}: styles are static; a data attribute can take the place of a function.`,
            );
          }
          const text = options?.ssr ? code.slice(quasi.start, quasi.end) : '';
          const call = callFor(code, template, className(file, index), text);
          if (!call)
            this.error(`${file}: the build does not know ${code.slice(start, quasi.start)}.`);
          compiled = compiled.slice(0, start) + call + compiled.slice(end);
        }
        return { code: compiled, map: null };
      },
    },
  };
}

type Template = ESTree.TaggedTemplateExpression;

/** The templates of a module in the order of their starts. None stands in another: that is an error. */
function templatesIn(program: ESTree.Program): Template[] {
  const templates: Template[] = [];
  new Visitor({ TaggedTemplateExpression: (template) => templates.push(template) }).visit(program);
  return templates;
}

/** The call that stands for a template with a text; nothing for one that is none of the library's. */
function callFor(code: string, { tag }: Template, name: string, text: string): string | undefined {
  if (tag.type === 'Identifier') {
    const pure = tag.name === 'css' ? '/* @__PURE__ */ ' : '';
    return ['css', 'createGlobalStyle'].includes(tag.name)
      ? `${pure}${tag.name}(${text})`
      : undefined;
  }
  // `styled.ul.withConfig(…)` or `styled(Wrap).withConfig(…)`, as the compiler's own plugin leaves them.
  const made = /^styled(?:\.(?<element>\w+)|\((?<component>[\w.]+)\))\.withConfig\([^)]*\)$/.exec(
    code.slice(tag.start, tag.end),
  )?.groups;
  if (!made) return undefined;
  const target = made.component ?? `'${made.element}'`;
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

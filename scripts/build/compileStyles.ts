import { readdirSync } from 'node:fs';
import { type ESTree, type Plugin, Visitor } from 'vite';
import { projectPath } from '../content/projectPath.ts';

/** The module with the styling functions, and the modules that replace it in a build, as Vite resolves them from its root. */
const source = 'src/styles/styled.ts';
const replacements = { client: '/src/styles/compiled.ts', server: '/src/prerender/styles.ts' };

/**
 * Compiles styled-components away in a build, which saves every visitor 16 KB of JavaScript and 1.1 KB of HTML (brotli;
 * `npm run bench -- site --bytes` with and without it). The styles of this site are static (src/styles/styled.ts), so a styled
 * component is an element with a class. In visitors' code, `styled.ul` with its template becomes `styled('ul', 'aBcD')`
 * (src/styles/compiled.ts). In the prerenderer only the tag is replaced, with a function that receives the template
 * (src/prerender/styles.ts). Dev uses the library, with the class as component id, which must match in browser and server.
 */
export function styles(): Plugin {
  return {
    name: 'compile-styles',
    enforce: 'post',
    resolveId: {
      order: 'pre',
      async handler(id, importer) {
        if (this.environment.mode !== 'build' || !id.endsWith('/styled.ts')) return null;
        const resolved = await this.resolve(id, importer, { skipSelf: true });
        if (!resolved || projectPath(resolved.id) !== source) return resolved;
        const { consumer } = this.environment.config;
        return this.resolve(replacements[consumer], importer, { skipSelf: true });
      },
    },
    transform: {
      filter: { id: { include: /\/src\/.*\.tsx?$/ }, code: '/styled.ts' },
      handler(code, id) {
        const { mode, config } = this.environment;
        const isForVisitors = mode === 'build' && config.consumer === 'client';
        const file = projectPath(id);
        const textOf = ({ start, end }: ESTree.Span) => code.slice(start, end);
        let compiled = '';
        let done = 0;
        const replace = ({ start, end }: ESTree.Span, text: string) => {
          compiled += code.slice(done, start) + text;
          done = end;
        };
        let named: ESTree.Expression | undefined;
        let position = 0;
        new Visitor({
          TaggedTemplateExpression: (node) => {
            if (mode !== 'build' || node === named || !targetOf(node.tag, textOf)) return;
            this.error(`${file}: assign a component with styles to a variable.`);
          },
          VariableDeclarator({ id, init }) {
            if (init?.type !== 'TaggedTemplateExpression') return;
            named = init;
            const { tag } = init;
            const target = targetOf(tag, textOf);
            const place = `${file}, ${textOf(id)}`;
            const name = target ? className(file, position++) : '';
            if (isForVisitors && target) {
              replace(init, `/* @__PURE__ */ styled(${target}, '${name}')`);
            } else if (isForVisitors && isShared(tag)) {
              replace(init, `/* @__PURE__ */ ${textOf(tag)}()`);
            } else if (target && mode === 'build') {
              replace(tag, `styled(${target}, '${name}', '${place}')`);
            } else if (target) {
              replace(tag, `${textOf(tag)}.withConfig({ componentId: '${name}' })`);
            }
          },
        }).visit(this.parse(code));
        return { code: compiled + code.slice(done), map: null };
      },
    },
  };
}

function isShared(tag: ESTree.Expression): boolean {
  return tag.type === 'Identifier' && (tag.name === 'css' || tag.name === 'createGlobalStyle');
}

/** The element of a tag `styled.ul`, or the component of `styled(Component)`, as code. */
function targetOf(tag: ESTree.Expression, textOf: (node: ESTree.Span) => string) {
  const isStyled = (node: ESTree.Expression | ESTree.Super) =>
    node.type === 'Identifier' && node.name === 'styled';
  if (tag.type === 'MemberExpression' && isStyled(tag.object)) return `'${textOf(tag.property)}'`;
  if (tag.type === 'CallExpression' && isStyled(tag.callee)) return tag.arguments.map(textOf)[0];
  return undefined;
}

/** The modules with components, in alphabetical order, so that each build gives them the same classes. */
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .sort();

// Without vowels, so that no class is a word that content blockers hide, such as "ads".
const letters = 'bcdfghjklmnpqrstvwxz';

/**
 * The class of a component: letters for its file, and its position in it. It is shorter than a hash that never collides, and
 * compresses better (0.4 KB of HTML).
 */
function className(file: string, position: number): string {
  // Written after the start.
  if (!files.includes(file)) files.push(file);
  let name = String(position);
  for (let rest = files.indexOf(file); rest >= 0; rest = Math.floor(rest / letters.length) - 1) {
    name = letters.charAt(rest % letters.length) + name;
  }
  return name;
}

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, type Plugin, Visitor } from 'vite';

const library = 'styled-components';
// Where a node of a module begins with one of its functions, and where one is imported under another name.
const isUse = /^(?:styled|css|createGlobalStyle)\b/;
const renamed = /\b(?:styled|css|createGlobalStyle) as \w+(?=[^}]*\} from "styled-components")/;
const standIns = { client: 'src/styles/compiled.ts', server: 'src/prerender/styles.ts' };

/**
 * Compiles styled-components away in a build. The styles of this site are static, so that a component with styles is an
 * element with a class. In visitors' code, `styled.ul` with its template becomes `styled('ul', 'aBcD')`: they get neither
 * the styles nor the library. In the prerenderer only the tag is replaced, and what takes its place
 * (src/prerender/styles.ts) is called with the template and looks at the values in it. The build ends with the file of
 * what cannot be compiled.
 */
export function compileStyles(): Plugin {
  return {
    name: 'compile-styles',
    apply: 'build',
    enforce: 'post',
    resolveId: {
      order: 'pre',
      handler(id) {
        return id === library ? path.resolve(standIns[this.environment.config.consumer]) : null;
      },
    },
    transform: {
      filter: { id: { include: /\/src\/.*\.tsx?$/ }, code: library },
      handler(code, id) {
        const file = path.relative('.', id);
        const isForServer = this.environment.config.consumer === 'server';
        const textOf = ({ start, end }: ESTree.Span) => code.slice(start, end);
        const templates: ESTree.TaggedTemplateExpression[] = [];
        const calls: ESTree.CallExpression[] = [];
        const names = new Map<number, string>();
        new Visitor({
          TaggedTemplateExpression: (node) => isUse.test(textOf(node)) && templates.push(node),
          CallExpression: (node) => isUse.test(textOf(node)) && calls.push(node),
          VariableDeclarator: ({ id, init }) => init && names.set(init.start, textOf(id)),
        }).visit(this.parse(code));

        const isInTag = ({ start }: ESTree.Span) =>
          templates.some(({ tag }) => tag.start <= start && start < tag.end);
        const unknown =
          renamed.exec(code)?.[0] ?? calls.filter((call) => !isInTag(call)).map(textOf)[0];
        if (unknown) this.error(unknownText(file, unknown));

        let compiled = '';
        let done = 0;
        for (const [index, { tag, start, end }] of templates.entries()) {
          const place = [file, names.get(start)].filter(Boolean).join(', ');
          const call = callFor(
            textOf(tag),
            className(file, index),
            isForServer ? place : undefined,
          );
          if (!call) this.error(unknownText(place, textOf(tag)));
          // Visitors' code goes without the whole template, and without those in it.
          if (start < done) continue;
          compiled += code.slice(done, start) + call;
          done = isForServer ? tag.end : end;
        }
        return { code: compiled + code.slice(done), map: null };
      },
    },
  };
}

function unknownText(place: string, text: string): string {
  const written = text.replace(/\.withConfig\(.*?\)/s, '').slice(0, 60);
  return `${place}: the build does not know "${written}". Styles are templates of styled.element, styled(Component), css or createGlobalStyle.`;
}

/** What takes the place of a tag in the prerenderer, which has a place for its messages, or of its template for visitors. */
function callFor(tag: string, name: string, place: string | undefined): string | undefined {
  const pure = place ? '' : '/* @__PURE__ */ ';
  const args = place ? [JSON.stringify(place)] : [];
  if (tag === 'css' || tag === 'createGlobalStyle') return `${pure}${tag}(${args})`;
  // `styled.ul.withConfig(…)` or `styled(Wrap).withConfig(…)`, as the compiler's own plugin leaves them.
  const made = /^styled(?:\.(?<element>\w+)|\((?<component>[\w.]+)\))\.withConfig\([^)]*\)$/.exec(
    tag,
  )?.groups;
  if (!made) return undefined;
  const target = made.component ?? `'${made.element}'`;
  return `${pure}styled(${[target, `'${name}'`, ...args]})`;
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The class of a component: a letter each for its folder, its file there, and its place in the file, the same in visitors'
 * code and in the prerenderer. Names that follow each other are less of a page than names by chance. The prerenderer
 * throws when two components have the same.
 */
function className(file: string, index: number): string {
  const placeOf = (name: string) =>
    readdirSync(path.dirname(name)).sort().indexOf(path.basename(name));
  return [placeOf(path.dirname(file)), placeOf(file), index].map(inLetters).join('');
}

function inLetters(number: number): string {
  const before = Math.floor(number / letters.length);
  return `${before > 0 ? inLetters(before - 1) : ''}${letters[number % letters.length]}`;
}

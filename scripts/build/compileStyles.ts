import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, type Plugin, Visitor } from 'vite';

const library = 'styled-components';
// A node that begins with one of the functions of styled-components, and an import that renames one.
const isUse = /^(?:styled|css|createGlobalStyle)\b/;
const renamed = /\b(?:styled|css|createGlobalStyle) as \w+(?=[^}]*\} from "styled-components")/;
const replacements = { client: 'src/styles/compiled.ts', server: 'src/prerender/styles.ts' };

/** The site's styles: as styled-components makes them in dev and in tests, and compiled in a build. */
export function styles(): Plugin[] {
  return [styledComponents(), compileStyles()];
}

/** Makes class names that are the same in the browser and in the prerenderer. */
export function styledComponents(): Plugin {
  const options = { ssr: true, displayName: false, fileName: false, minify: true, pure: true };
  const oxc = { plugins: { styledComponents: options } };
  return { name: 'styled-components', config: () => ({ oxc }) };
}

/**
 * Compiles styled-components away in a build, which saves every visitor 16 KB of JavaScript and 1.1 KB of HTML (brotli;
 * `npm run bench -- site --no-lighthouse` with and without it). The styles of this site are static, so a component with styles
 * is an element with a class. In visitors' code, `styled.ul` with its template becomes `styled('ul', 'aBcD')`
 * (src/styles/compiled.ts). In the prerenderer only the tag is replaced, with a function (src/prerender/styles.ts) that is
 * called with the template and checks its values. Code that cannot be compiled is a build error with file and name.
 */
function compileStyles(): Plugin {
  return {
    name: 'compile-styles',
    apply: 'build',
    enforce: 'post',
    resolveId: {
      order: 'pre',
      handler(id) {
        return id === library ? path.resolve(replacements[this.environment.config.consumer]) : null;
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
          // In visitors' code, a nested template is removed together with the template around it.
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

/** The call that replaces a tag in the prerenderer (with a `place` for its messages), or a whole template in visitors' code. */
function callFor(tag: string, name: string, place: string | undefined): string | undefined {
  const pure = place ? '' : '/* @__PURE__ */ ';
  const args = place ? [JSON.stringify(place)] : [];
  if (tag === 'css' || tag === 'createGlobalStyle') return `${pure}${tag}(${args})`;
  // The compiler's plugin for styled-components has already turned `styled.ul` into `styled.ul.withConfig(…)`.
  const made = /^styled(?:\.(?<element>\w+)|\((?<component>[\w.]+)\))\.withConfig\([^)]*\)$/.exec(
    tag,
  )?.groups;
  if (!made) return undefined;
  const target = made.component ?? `'${made.element}'`;
  return `${pure}styled(${[target, `'${name}'`, ...args]})`;
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The class of a component: a letter for its folder, one for its file and one for its index in the file. It is the same in
 * visitors' code and in the prerenderer, and compresses better than a hash. The prerenderer throws when two components
 * have the same class.
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

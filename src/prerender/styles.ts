// Replaces src/styles/styled.ts in the prerenderer of a build (scripts/build/compileStyles.ts). In addition to the components in
// ../styles/compiled.ts it has their styles, which the browser code does not contain.
import { createContext, type ElementType, use } from 'react';
import { compile, middleware, RULESET, serialize, stringify } from 'stylis';
import * as compiled from '../styles/compiled.ts';

type Value = string | number | false | null | undefined;
type Template<Result> = (strings: TemplateStringsArray, ...values: Value[]) => Result;

/** Collects the classes of the components rendered inside it. */
export const UsedClasses = createContext(new Set<string>());

const globals: string[] = [];
const rules = new Map<string, string>();

/** A component with the class `name` and its styles. `place` is its file and name, for messages. */
export function styled(
  target: ElementType,
  name: string,
  place: string,
): Template<ReturnType<typeof compiled.styled>> {
  return (...template) => {
    rules.set(name, rulesOf(place, `.${name}{${css(...template)}}`));
    const render = compiled.styled(target, name);
    return (props) => {
      use(UsedClasses).add(name);
      return render(props);
    };
  };
}

/** Styles that several components share. As in styled-components, an undefined or `false` value adds nothing. */
export const css: Template<string> = (strings, ...values) =>
  String.raw({ raw: strings }, ...values.map((value) => (value === false ? '' : (value ?? ''))));

/** The styles of all pages. */
export const createGlobalStyle: Template<() => null> = (...template) => {
  globals.push(rulesOf('createGlobalStyle', css(...template)));
  return () => null;
};

/** The styles of a page as CSS: the global ones, and those of the classes that it uses, in the order of the components. */
export function stylesFor(used: ReadonlySet<string>): string {
  const usedRules = Array.from(rules, ([name, text]) => (used.has(name) ? text : ''));
  return [...globals, ...usedRules].join('');
}

/** The styles of all loaded components as CSS, without the global ones. */
export function allStyles(): string {
  return Array.from(rules.values()).join('');
}

function rulesOf(place: string, text: string): string {
  const compiler = middleware([
    ({ type, props }) => {
      for (const selector of type === RULESET ? [props].flat() : [])
        expectCompiled(place, selector);
    },
    stringify,
  ]);
  return serialize(compile(text), compiler).replaceAll(';}', '}');
}

/**
 * Throws for a selector with a remaining "&". Stylis compiles only one "&" inside parentheses, such as the first in `:has(> &&)`.
 * To browsers the other is the root of the page (CSS Nesting, 4), so the styles would not apply.
 */
function expectCompiled(place: string, selector: string): void {
  if (!selector.replaceAll(/\[[^\]]*\]|\\./g, '').includes('&')) return;
  throw new Error(
    `${place}: the build cannot compile the selector "${selector}". It has a second "&" inside parentheses, where only one is allowed. "&[class]" has the same specificity as "&&".`,
  );
}

// Replaces styled-components in the prerenderer of a build (scripts/build/compileStyles.ts). It has the components of
// ../styles/compiled.ts and their styles, which visitors' code does not contain.
import type { ElementType } from 'react';
import { compile, middleware, RULESET, serialize, stringify } from 'stylis';
import * as compiled from '../styles/compiled.ts';

type Template<Result> = (strings: TemplateStringsArray, ...values: unknown[]) => Result;

const globals: string[] = [];
const rules = new Map<string, string>();
const selectors = new Map<unknown, string>();

/** A component with the class `name` and its styles. `place` is its file and name, for messages. Throws for a class in use. */
export function styled(
  target: ElementType,
  name: string,
  place: string,
): Template<ReturnType<typeof compiled.styled>> {
  return (strings, ...values) => {
    if (rules.has(name)) throw new Error(`${place}: another component has its class, rename it.`);
    const component = compiled.styled(target, name);
    rules.set(name, rulesOf(place, `.${name}{${textOf(place, strings, values)}}`));
    selectors.set(component, `.${name}`);
    return component;
  };
}

/** Styles that several components share. */
export function css(place: string): Template<string> {
  return (strings, ...values) => textOf(place, strings, values);
}

/** The styles of all pages. */
export function createGlobalStyle(place: string): Template<() => null> {
  return (strings, ...values) => {
    globals.push(rulesOf(place, textOf(place, strings, values)));
    return compiled.createGlobalStyle();
  };
}

/** The styles of a page as CSS: the global ones, and those of the classes in its markup, in the order of the components. */
export function stylesFor(markup: string): string {
  const used = new Set(
    Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat(),
  );
  const own = Array.from(rules, ([name, text]) => (used.has(name) ? text : ''));
  return [...globals, ...own].join('');
}

/** The styles of all loaded components as CSS, without the global ones. */
export function allStyles(): string {
  return Array.from(rules.values()).join('');
}

function textOf(place: string, [first = '', ...rest]: readonly string[], values: unknown[]) {
  return rest.reduce((text, piece, index) => text + addedBy(place, values[index]) + piece, first);
}

/** The text of a value in styles, as in styled-components. Throws for a function, which could differ by element. */
function addedBy(place: string, value: unknown): string {
  const selector = selectors.get(value);
  if (selector !== undefined) return selector;
  if (value === undefined || value === null || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new Error(
    `${place}: its styles have a value of the type "${typeof value}". Styles are static: a value is text, a number or another component. A data attribute can take the place of a function.`,
  );
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
 * Throws for a selector in which an "&" is left. Stylis compiles only one "&" inside parentheses: in `:has(> &&)` the second
 * would stay. A browser takes that for the root of the page (CSS Nesting, 4), so the styles would apply to nothing.
 */
function expectCompiled(place: string, selector: string): void {
  if (!selector.replaceAll(/\[[^\]]*\]|\\./g, '').includes('&')) return;
  throw new Error(
    `${place}: the build cannot compile the selector "${selector}". It has a second "&" inside of parentheses. Write one there; "&[class]" weighs as much as "&&".`,
  );
}

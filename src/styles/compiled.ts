// What stands for styled-components in a build (scripts/compileStyles.ts): the part of it that this site uses, with its
// templates made into plain calls. In the browser it is a component that gives an element its class. The prerenderer has
// the styles too, and writes those of what it draws into the page.
import { createElement, type ElementType, type ReactElement } from 'react';
import { compile, serialize, stringify } from 'stylis';

type Props = { as?: ElementType; className?: string };

const globals: string[] = [];
const rules = new Map<string, string>();
let used = new Set<string>();

/** A component: an element, or another component, with a class. `text`, its styles, is given in the prerenderer alone. */
export function styled(target: ElementType, name: string, text?: string) {
  if (import.meta.env.SSR && text !== undefined) {
    if (rules.has(name)) throw new Error(`Two components have the class "${name}"; rename one.`);
    rules.set(name, rulesOf(`.${name}{${text}}`));
  }
  const component = ({ className, ...props }: Props) => {
    if (import.meta.env.SSR) used.add(name);
    const classes = className ? `${className} ${name}` : name;
    if (typeof target !== 'string') return createElement(target, { ...props, className: classes });
    const { as = target, ...attributes } = props;
    return createElement(as, { ...attributes, className: classes });
  };
  // Named in the styles of another, a component is its class.
  if (import.meta.env.SSR) component.toString = () => `.${name}`;
  return component;
}

/** A piece of styles that several components share. */
export function css(text = ''): string {
  return text;
}

/** The styles of all pages. They are in the page: there is nothing to draw. */
export function createGlobalStyle(text?: string) {
  if (import.meta.env.SSR && text !== undefined) globals.push(rulesOf(text));
  return () => null;
}

/** Collects the styles of what is drawn, in the order in which the components are defined. */
export class ServerStyleSheet {
  collectStyles(element: ReactElement): ReactElement {
    used = new Set();
    return element;
  }

  getStyleTags(): string {
    const own = Array.from(rules, ([name, css]) => (used.has(name) ? css : ''));
    return `<style>${[...globals, ...own].join('')}</style>`;
  }
}

/** Says whose styles are used while something is drawn. They count for what it is a part of, too. */
export function recordStyles<Value>(draw: () => Value): [Value, ReadonlySet<string>] {
  const outer = used;
  used = new Set();
  try {
    const drawn = draw();
    return [drawn, used];
  } finally {
    for (const name of used) outer.add(name);
    used = outer;
  }
}

/** Counts styles as used by what is being drawn. */
export function reuseStyles(names: ReadonlySet<string>): void {
  for (const name of names) used.add(name);
}

/** The styles of all components that are loaded, without the global ones. */
export function allStyles(): string {
  return Array.from(rules.values()).join('');
}

function rulesOf(text: string): string {
  return serialize(compile(text), stringify).replaceAll(';}', '}');
}

// Takes the place of styled-components in visitors' code (build/compileStyles.ts). The styles are in the page and in
// one file beside it, so that a component is an element with a class. The prerenderer has src/prerender/styles.ts instead.
import { createElement, type ElementType } from 'react';

type Props = { as?: ElementType; className?: string; [name: string]: unknown };

/** A component: an element, or another component, with a class. */
export function styled(target: ElementType, name: string) {
  return ({ className, ...props }: Props) => {
    const classes = className ? `${className} ${name}` : name;
    if (typeof target !== 'string') return createElement(target, { ...props, className: classes });
    const { as = target, ...attributes } = props;
    return createElement(as, { ...attributes, className: classes });
  };
}

/** Shared styles are in the page already: there is nothing to make. */
export function css() {
  return '';
}

/** The global styles are in the page: there is nothing to render. */
export function createGlobalStyle() {
  return () => null;
}

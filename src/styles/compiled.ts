// Replaces styled.ts in visitors' code (scripts/build/compileStyles.ts). The styles are in the page and in one stylesheet, so a
// component is only an element with a class. The prerenderer has src/prerender/styles.ts instead.
import { createElement, type ElementType } from 'react';

type Props = { as?: ElementType; className?: string; [name: string]: unknown };

/** A component that renders an element or another component with the class `name`. */
export function styled(target: ElementType, name: string) {
  return ({ className, ...props }: Props) => {
    const classes = className ? `${className} ${name}` : name;
    if (typeof target !== 'string') return createElement(target, { ...props, className: classes });
    const { as = target, ...attributes } = props;
    return createElement(as, { ...attributes, className: classes });
  };
}

/** Returns no text: shared styles are in the page already. */
export function css() {
  return '';
}

/** A component that renders nothing: the global styles are in the page already. */
export function createGlobalStyle() {
  return () => null;
}

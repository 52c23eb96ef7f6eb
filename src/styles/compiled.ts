// Replaces styled.ts in visitors' code (scripts/build/compileStyles.ts). The styles are in the page and in one stylesheet, so a
// component is just an element with a class. The prerenderer uses src/prerender/styles.ts instead.
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

/** Returns an empty string, because the page already contains shared styles. */
export function css() {
  return '';
}

/** Returns a component that renders nothing, because the page already contains the global styles. */
export function createGlobalStyle() {
  return () => null;
}

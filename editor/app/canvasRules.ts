import { type Middleware, RULESET } from 'stylis';

// Puck puts an element around each block, and one around all.
const around = '[data-puck-component]';

/** "hero + section", of two blocks beside each other, and "main > aside", of a block among the others. */
const besideEachOther = /^([^\s>+~]+)\+([^\s>+~]+.*)$/;
const amongOthers = /^main>(.+)$/;

/**
 * Gives the rules of the site between blocks a second form that is true in the canvas, so that each rule is written once,
 * beside its component. A banner that comes first is the strip above the header, and not one of the others.
 */
const canvasRules: Middleware = (element) => {
  if (element.type !== RULESET || !Array.isArray(element.props)) return;
  element.props = element.props.flatMap((selector) => [
    selector,
    ...(besideEachOther.test(selector)
      ? [selector.replace(besideEachOther, `${around}:has(>$1:last-child)+${around}>$2`)]
      : []),
    ...(amongOthers.test(selector)
      ? [selector.replace(amongOthers, `main ${around}:not(:first-child)>$1`)]
      : []),
  ]);
};

/** The plugins of stylis, which styled-components compiles with, for the canvas. */
export const canvasPlugins = [canvasRules];

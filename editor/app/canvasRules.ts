import { type Middleware, RULESET } from 'stylis';

// The element that Puck puts around each block.
const around = '[data-puck-component]';

/** "hero + section", for two adjacent blocks, and "main > aside", for a block that is not the first. */
const besideEachOther = /^([^\s>+~]+)\+([^\s>+~]+.*)$/;
const amongOthers = /^main>(.+)$/;

/**
 * Adds to each style rule between blocks a second selector that matches in the canvas, where Puck puts an element
 * around each block. So each rule is written once, beside its component. A first banner is the strip above the header,
 * and is excluded.
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

/** The stylis plugins with which styled-components compiles styles for the canvas. */
export const canvasPlugins = [canvasRules];

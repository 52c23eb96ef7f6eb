import { type FrameRatio, frameRatios } from '../frames.ts';
import type { Element } from './elements.ts';

/** The height of a frame in pixels, within the bounds of the field. */
export function heightOf(element: Element): number | undefined {
  const style = styleOf(element);
  const height = [
    ...['height', 'data-height'].map((name) => element.attributes.get(name)),
    ...['height', 'min-height'].map((name) => style.get(name)),
  ]
    .map(pixels)
    .find((found) => found !== undefined && found > 0);
  return height && Math.min(2000, Math.max(100, Math.round(height)));
}

/** The ratio of the element or an ancestor, from the padding that reserves its space at any width. */
export function paddingRatio(element: Element): FrameRatio | undefined {
  for (let around: Element | undefined = element; around; around = around.parent) {
    const style = styleOf(around);
    const padding = [
      style.get('padding-bottom') ?? '',
      style.get('padding-top') ?? '',
      ...(style.get('padding') ?? '').split(' '),
    ].find((length) => length.endsWith('%'));
    const share = Number.parseFloat(padding ?? '');
    if (share > 0) return nearestRatio(100 / share);
  }
  return undefined;
}

export function sizeRatio({ attributes }: Element): FrameRatio | undefined {
  const [width, height] = ['width', 'height'].map((name) => pixels(attributes.get(name)));
  return width && height ? nearestRatio(width / height) : undefined;
}

function nearestRatio(target: number): FrameRatio {
  const distanceTo = (ratio: FrameRatio) => {
    const [width = 1, height = 1] = ratio.split(':').map(Number);
    return Math.abs(Math.log(target / (width / height)));
  };
  return [...frameRatios].sort((a, b) => distanceTo(a) - distanceTo(b))[0] ?? '16:9';
}

/** The declarations of a `style` attribute. */
function styleOf({ attributes }: Element): Map<string, string> {
  const declarations = (attributes.get('style') ?? '').toLowerCase().split(';');
  return new Map(
    declarations.map((declaration) => {
      const [property = '', value = ''] = declaration.split(':');
      return [property.trim(), value.replace('!important', '').trim()];
    }),
  );
}

/** A length in pixels; undefined for percentages and other units. */
function pixels(length: string | undefined): number | undefined {
  return /^\d+(?:\.\d+)?(?:px)?$/i.test(length ?? '') ? Number.parseFloat(length ?? '') : undefined;
}

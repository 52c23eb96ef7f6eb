import { color, SyntaxFlag, serializeRGB } from '@csstools/css-color-parser';
import { parseComponentValue } from '@csstools/css-parser-algorithms';
import { tokenize } from '@csstools/css-tokenizer';

/**
 * Reads a color in any CSS notation (CSS Color Module Level 4): hex, rgb(), hsl(), hwb(), lab(), oklch(), color() or a name.
 * Returns it as #rrggbb; a color outside sRGB becomes the nearest one inside. Undefined for text that is not a color, for a color
 * that is not opaque, and for one that depends on the page, such as `currentColor`.
 */
export function readColor(text: string): string | undefined {
  const node = parseComponentValue(tokenize({ css: text.trim() }));
  const data = node && color(node);
  if (!data) return undefined;
  const { alpha, syntaxFlags: flags } = data;
  if (alpha !== 1) return undefined;
  // The value of other keywords (currentcolor, inherit) depends on the page.
  if (flags.has(SyntaxFlag.ColorKeyword) && !flags.has(SyntaxFlag.NamedColor)) return undefined;
  const input = serializeRGB(data, true).toString();
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(input)?.slice(1);
  return (
    channels && `#${channels.map((value) => Number(value).toString(16).padStart(2, '0')).join('')}`
  );
}

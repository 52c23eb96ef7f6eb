import type { Colors } from '../../schema/colors/index.ts';

/** Markup with a theme's colors filled in, for programs that support neither custom properties nor color-mix(). */
function colored(markup: string, colors: Colors): string {
  const known = new Map(Object.entries(colors));
  return markup
    .replace(/var\(--([\w-]+)\)/g, (match, name: string) => {
      const color = known.get(name);
      if (!color) throw new Error(`No theme has the color ${match}.`);
      return color;
    })
    .replace(
      /color-mix\(in srgb,\s*(#\w+) (\d+)%,\s*(#\w+|black)\)/g,
      (_whole, first: string, percent: string, second: string) => {
        const part = Number(percent) / 100;
        const other = channels(second === 'black' ? '#000' : second);
        const mixed = channels(first).map((value, index) =>
          Math.round(value * part + (other[index] ?? 0) * (1 - part)),
        );
        return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
      },
    );
}

/** Red, green and blue of #rgb or #rrggbb, from 0 to 255. */
function channels(color: string): number[] {
  const digits = color.slice(1);
  const sixDigits = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(sixDigits.slice(at, at + 2), 16));
}

/** A drawing as pages show it, without labels, as a standalone SVG document with a transparent background. */
export function drawingSvg(drawing: string, viewBox: string, colors: Colors): string {
  const [, , width, height] = viewBox.trim().split(/[\s,]+/);
  const style = '<style>#wide,#narrow{display:none}</style>';
  return colored(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" color="var(--ink)">${style}${drawing}</svg>`,
    colors,
  );
}

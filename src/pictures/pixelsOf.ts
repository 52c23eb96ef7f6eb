const functions: Readonly<Record<string, (...values: number[]) => number>> = {
  '(': (value) => value,
  'calc(': (value) => value,
  'min(': Math.min,
  'clamp(': (min, value, max) => Math.max(min, Math.min(value, max)),
};

/** Thousands of pages need the same few hundred widths. */
const known = new Map<string, number>();

/**
 * Converts a CSS width to pixels at a window width in pixels. 1rem is 16 pixels. Throws for units other than rem and vw, and for
 * functions other than calc(), min() and clamp().
 */
export function pixelsOf(css: string, window: number): number {
  const key = `${window} ${css}`;
  const pixels = known.get(key) ?? calculate(css, window);
  known.set(key, pixels);
  return pixels;
}

/** A parser by recursive descent: a sum of products of numbers, sizes, functions and sums in parentheses. */
function calculate(css: string, window: number): number {
  const tokens = css.match(/[\d.]+[a-z]*|[a-z]*\(|\S/g) ?? [];
  const next = (expected: string) => tokens[0] === expected && tokens.shift() !== undefined;

  const value = (): number => {
    const token = tokens.shift() ?? '';
    const call = functions[token];
    if (call) {
      const values = [sum()];
      while (next(',')) values.push(sum());
      return next(')') ? call(...values) : Number.NaN;
    }
    const [, amount, unit = ''] = /^([\d.]+)([a-z]*)$/.exec(token) ?? [];
    if (unit === 'vw') return (Number(amount) * window) / 100;
    return unit === 'rem' ? Number(amount) * 16 : Number(unit === '' ? amount : Number.NaN);
  };
  const product = (): number => {
    let result = value();
    for (;;) {
      if (next('*')) result *= value();
      else if (next('/')) result /= value();
      else return result;
    }
  };
  const sum = (): number => {
    let result = product();
    for (;;) {
      if (next('+')) result += product();
      else if (next('-')) result -= product();
      else return result;
    }
  };
  const pixels = sum();
  if (Number.isNaN(pixels) || tokens.length > 0) {
    throw new Error(`"${css}" is not a width in rem and vw.`);
  }
  return pixels;
}

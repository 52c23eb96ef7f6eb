import { sayIn, type Tongue } from './words.ts';

/**
 * A length in inches as text that does not wrap: "17 ft", "10 ft 6 in", "9 in". Inches are rounded to hundredths.
 */
export function feetAndInches(inches: number, tongue: Tongue): string {
  const say = sayIn(tongue);
  const hundredths = Math.round(inches * 100);
  const feet = Math.floor(hundredths / 1200);
  const rest = (hundredths % 1200) / 100;
  // Without thousands separators, which can differ between browsers and Node.
  const format = new Intl.NumberFormat(tongue.language, { useGrouping: false });
  return [
    ...(feet ? [say('feet', { number: format.format(feet) })] : []),
    ...(rest || !feet ? [say('inches', { number: format.format(rest) })] : []),
  ].join('\u00a0');
}

const space = '\u00a0';

/**
 * A length in inches as people of the trade write it, on one line: "17 ft", "10 ft 6 in", "9 in". Inches are given to the
 * hundredth, in the digits of the language (BCP 47).
 */
export function feetAndInches(inches: number, language = 'en-US'): string {
  const hundredths = Math.round(inches * 100);
  const feet = Math.floor(hundredths / 1200);
  const rest = (hundredths % 1200) / 100;
  // Without a mark of thousands, on which browsers and Node do not agree in every language.
  const format = new Intl.NumberFormat(language, { useGrouping: false });
  return [
    ...(feet ? [format.format(feet), 'ft'] : []),
    ...(rest || !feet ? [format.format(rest), 'in'] : []),
  ].join(space);
}

import { type Locale, translator } from './words.ts';

/** Replaces spaces with non-breaking ones. Browsers and Node differ in the narrow space before "PM". */
export function withoutBreaks(text: string): string {
  return text.replaceAll(/[\u202f ]/g, '\u00a0');
}

/** A number with at most two decimals. It has no thousands separators, which can differ between browsers and Node. */
export function numberText(value: number, language: string): string {
  const options = { useGrouping: false, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(language, options).format(value);
}

/** A length in inches as text that does not wrap: "17 ft", "10 ft 6 in", "9 in". Inches are rounded to hundredths. */
export function feetAndInches(inches: number, locale: Locale): string {
  const t = translator(locale);
  const hundredths = Math.round(inches * 100);
  const feet = Math.floor(hundredths / 1200);
  const rest = (hundredths % 1200) / 100;
  const number = (value: number) => numberText(value, locale.language);
  return [
    ...(feet ? [t('feet', { number: number(feet) })] : []),
    ...(rest || !feet ? [t('inches', { number: number(rest) })] : []),
  ].join('\u00a0');
}

/** A time of day as text, from minutes since midnight: "9 AM", "5:30 PM", "09:00", "17:30". */
export function clockText(minutes: number, language: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  const minute = '2-digit';
  const hour = format({ hour: 'numeric' });
  // With a 24-hour clock, browsers and Node differ in the number of digits.
  if (!hour.resolvedOptions().hour12) {
    const whole = format({ hour: '2-digit', minute, hourCycle: 'h23' });
    return withoutBreaks(whole.format(minutes * 60_000));
  }
  const clock = minutes % 60 === 0 ? hour : format({ hour: 'numeric', minute });
  return withoutBreaks(clock.format(minutes * 60_000));
}

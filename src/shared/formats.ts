/** Replaces spaces with non-breaking ones. Browsers and Node differ in the narrow space before "PM". */
export function withoutBreaks(text: string): string {
  return text.replaceAll(/[\u202f ]/g, '\u00a0');
}

/** A number with at most two decimals. It has no thousands separators, which can differ between browsers and Node. */
export function numberText(value: number, language: string): string {
  const options = { useGrouping: false, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(language, options).format(value);
}

/** A time of day as text, from minutes since midnight: "9 AM", "5:30 PM", "09:00", "17:30". */
export function clockText(minutes: number, language: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  const minute = '2-digit';
  const hour = format({ hour: 'numeric' });
  // With a 24-hour clock, browsers and Node differ in the number of digits.
  if (!hour.resolvedOptions().hour12) {
    const hourFormat = format({ hour: '2-digit', minute, hourCycle: 'h23' });
    return withoutBreaks(hourFormat.format(minutes * 60_000));
  }
  const clock = minutes % 60 === 0 ? hour : format({ hour: 'numeric', minute });
  return withoutBreaks(clock.format(minutes * 60_000));
}

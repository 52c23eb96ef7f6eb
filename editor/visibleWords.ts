/** When visitors see a page or block: "Visible from December 1, 2026"; undefined if always. */
export function visibleWords(days: {
  showFrom?: unknown;
  showUntil?: unknown;
}): string | undefined {
  const [from, until] = [days.showFrom, days.showUntil].map(dayWords);
  if (from === undefined && until === undefined) return undefined;
  return ['Visible', from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ');
}

/** A day in words; undefined while it is not one. */
function dayWords(day: unknown): string | undefined {
  const time = typeof day === 'string' ? Date.parse(day) : Number.NaN;
  if (Number.isNaN(time)) return undefined;
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}

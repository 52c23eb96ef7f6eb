// Proposes opening hours for text in other notations: "9 to 5", "von 9 bis 17 Uhr", "9 AM–12 PM, 1–5 PM", "Open 24 hours".
import { withoutAccents } from '../slugOf.ts';

/** A time of day as written. `name`: noon or midnight. `half`: of a 12-hour clock. */
type Time = { hour: number; minute: number; half?: 'a' | 'p' | undefined; name?: string };
type Token = Time | 'to' | 'and' | 'closed' | 'filler';

// In English, German, Spanish and French, without accents.
const meanings: Readonly<Record<string, Exclude<Token, Time>>> = Object.fromEntries([
  ...'- – — − ~ to till until bis a hasta'.split(' ').map((word) => [word, 'to']),
  ...', ; / & + | and und sowie et y'.split(' ').map((word) => [word, 'and']),
  ...'closed geschlossen zu ruhetag ferme cerrado'.split(' ').map((word) => [word, 'closed']),
  ...'open opens from geoffnet offen von ouvert de des du abierto las uhr h hr hrs heures horas'
    .split(' ')
    .map((word) => [word, 'filler']),
]);
const names: Readonly<Record<string, string>> = {
  ...{ noon: 'noon', midday: 'noon', mittag: 'noon', midi: 'noon', mediodia: 'noon' },
  ...{ midnight: 'midnight', mitternacht: 'midnight', minuit: 'midnight', medianoche: 'midnight' },
};
const allDay =
  /^(?:(?:open|geoffnet|offen|ouvert|abierto)\s)?(?:24\s?(?:h|hours|stunden|std\.?|heures|horas)(?:\s?\/\s?24h?)?|24\/7|(?:a?round the clock)|rund um die uhr|all day|ganztagig|todo el dia)$/;

const token =
  /(?<hour>\d{1,2})(?:\s?[:.h]\s?(?<minute>\d\d))?(?!\d)(?:\s?(?<half>[ap])\.?\s?m\b\.?)?|(?:12\s)?(?<word>\p{L}+)|(?<sign>\S)/gu;

/** The hours that a text means, as site.json has them; undefined if that is unclear. */
export function hoursMeantBy(input: string): string | undefined {
  const text = withoutAccents(input.normalize('NFKC')).toLowerCase().replace(/\s+/g, ' ').trim();
  if (allDay.test(text)) return '0:00-24:00';
  const tokens: Token[] = [];
  for (const { groups } of text.matchAll(token)) {
    const read = readToken(groups ?? {});
    if (read === undefined) return undefined;
    if (read !== 'filler') tokens.push(read);
  }
  if (tokens.length === 1 && tokens[0] === 'closed') return 'closed';
  const spans: string[] = [];
  for (let at = 0; at < tokens.length; at += 4) {
    const [from, to, until, and] = tokens.slice(at, at + 4);
    const isSpan = typeof from === 'object' && to === 'to' && typeof until === 'object';
    if (!isSpan || (and !== undefined && and !== 'and')) return undefined;
    spans.push(spanText(from, until));
  }
  return spans.length === 0 || tokens.at(-1) === 'and' ? undefined : spans.join(', ');
}

function readToken({
  hour,
  minute,
  half,
  word,
  sign,
}: Record<string, string | undefined>): Token | undefined {
  if (hour !== undefined) {
    const time: Time = { hour: Number(hour), minute: Number(minute ?? 0) };
    return half === 'a' || half === 'p' ? { ...time, half } : time;
  }
  const known = word ?? sign ?? '';
  const name = names[known];
  if (name === undefined) return meanings[known];
  return { hour: name === 'noon' ? 12 : 24, minute: 0, name };
}

function spanText(from: Time, to: Time): string {
  const on12 = (time: Time) => (time.hour % 12) * 60 + time.minute;
  const isOn12 = (from.half ?? to.half) !== undefined && Math.max(from.hour, to.hour) <= 12;
  if (isOn12 && !from.name && !to.name) {
    // "1–5 PM" and "11–5 PM", "9am-11" and "9am-5": the other half begins where the numbers start again.
    const isSame = on12(from) < on12(to);
    const other = (half: 'a' | 'p' | undefined) => (isSame ? half : half === 'a' ? 'p' : 'a');
    const [opens, closes] = [from.half ?? other(to.half), to.half ?? other(from.half)];
    return `${clock12(from, opens)}-${clock12(to, closes)}`;
  }
  if (from.half ?? to.half) return `${timeText(from)}-${timeText(to)}`;
  // "9 to 5" is not a night.
  const isAfternoon = !to.name && to.hour > 0 && to.hour <= 12 && from.hour <= 12;
  const isBefore = to.hour * 60 + to.minute <= from.hour * 60 + from.minute;
  const closes = isAfternoon && isBefore ? { ...to, hour: to.hour + 12 } : to;
  return `${timeText(from)}-${timeText(closes)}`;
}

function clock12({ hour, minute }: Time, half: string | undefined): string {
  return `${hour}${minute === 0 ? '' : `:${twoDigits(minute)}`}${half}m`;
}

/** A time on a 24-hour clock. */
function timeText({ hour, minute, half, name }: Time): string {
  if (name) return name;
  const hours = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour;
  return `${hours}:${twoDigits(minute)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

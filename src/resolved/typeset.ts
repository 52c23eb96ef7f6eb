// Spaces that look alike are written as escapes.
const noBreakSpace = '\u00a0';
const narrowNoBreakSpace = '\u202f';

type Setter = (text: string) => string;
type Marks = readonly [opening: string, closing: string];

/**
 * Replaces characters that people type with those that a typographer would set in a language: quotation marks, apostrophes, the
 * dash in a range, and a no-break space between a number and its unit. `language` is the site's language, "en-US". Only
 * unambiguous changes are made: an unpaired quotation mark is kept, and in a language without rules here only the space before a
 * unit symbol changes. Letters, digits, web addresses and email addresses never change. Typesetting is idempotent.
 *
 * A hyphen is kept: few fonts have the no-break one (U+2011), and a search for "Wi-Fi" does not find it. A word joiner (U+2060)
 * would be copied with the text. `unbroken` keeps words with hyphens on one line.
 */
export function typeset(text: string, language: string): string {
  const setters =
    languages.get(language) ?? languages.get(language.replace(/-.*/, '')) ?? otherLanguages;
  const protectedWords: string[] = [];
  const protect = (word: string) => {
    if (!isKept.test(word)) return word;
    protectedWords.push(word);
    return placeholder;
  };
  const open = isKept.test(text) ? text.replace(/\S+/g, protect) : text;
  const set = setters.reduce((soFar, setter) => setter(soFar), open);
  return set.replaceAll(placeholder, () => protectedWords.shift() ?? '');
}

const placeholder = '\ue000';
// A web address, an email address, or text that already contains a placeholder.
const isKept = /@|:\/\/|www\.|\ue000/i;

const wordEnd = '(?![\\p{L}\\p{N}])';
// The same in every language (ISO 80000-1, IEC 80000-13), plus feet and pounds.
const symbols = '[kMGT]?bps|[kMGT]i?B|[kMG]?Hz|[kcm]?m|ft|kg|lb|kVA|k?[VW]|mA|Ah|dBm?|px|°[CF]?|%';

function replacing(pattern: string, replacement: string): Setter {
  const found = new RegExp(pattern, 'gu');
  return (text) => text.replace(found, replacement);
}

/** Keeps a number and its unit on one line: "10 Gbps". */
const unitsKept = (words: string): Setter =>
  replacing(`(?<=\\d[+%]?) (?=(?:${symbols}|${words})${wordEnd})`, noBreakSpace);

/** An en dash in ranges: "2–10 years". Without a unit it may be an identifier: "1-800". */
const rangesOf = (words: string): Setter =>
  replacing(
    `(?<![\\p{L}\\p{N}.,-])(\\d{1,3})-(?=\\d{1,3} (?:${symbols}|${words})${wordEnd})`,
    '$1–',
  );

/** A hyphen between spaces is a dash of the author's choice, and does not begin a line. Between two numbers it may be a minus. */
const hyphensKept = replacing(
  '(?<=[^\\s\\d–—-]) - (?=[^\\s–—-])|(?<=\\d) - (?=[^\\s\\d–—-])',
  `${noBreakSpace}- `,
);

const elisions = ['tis', 'twas', 'em', 'til', 'cause', 'n', '\\d\\ds?'];
const englishUnits =
  'seconds?|minutes?|hours?|days?|weeks?|months?|years?|inch(?:es)?|foot|feet|miles?';
const english = [
  quoted(['“', '”'], ['‘', '’'], elisions),
  rangesOf(englishUnits),
  unitsKept(englishUnits),
  hyphensKept,
];

const germanUnits =
  'Sekunden?|Minuten?|Stunden?|Tage?[ns]?|Wochen?|Monate?[ns]?|Jahre?[ns]?|Metern?|Zoll';
const german = [hyphensKept, rangesOf(germanUnits), unitsKept(germanUnits)];

const french = [
  quoted([`«${narrowNoBreakSpace}`, `${narrowNoBreakSpace}»`], ['‘', '’']),
  hyphensKept,
  unitsKept('secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|années?|mètres?|pouces?|pieds?'),
  // Only where the writer typed a space.
  replacing(`(?<=\\S) (?=[;:!?»]${wordEnd})`, narrowNoBreakSpace),
  replacing('(?<=«) (?=\\S)', narrowNoBreakSpace),
];

const spanish = [
  quoted(['“', '”'], ['‘', '’']),
  hyphensKept,
  unitsKept('segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|metros?|pulgadas?|pies?'),
];

// By language, or by language and country if they differ.
const languages = new Map<string, readonly Setter[]>([
  ['en', english],
  ['de', [quoted(['„', '“'], ['‚', '‘']), ...german]],
  ['de-CH', [quoted(['«', '»'], ['‹', '›']), ...german]],
  ['fr', french],
  ['es', spanish],
]);
const otherLanguages = [replacing(`(?<=\\d) (?=(?:${symbols})${wordEnd})`, noBreakSpace)];

/** Replaces pairs of quotation marks, and apostrophes. `elided` are words that begin with an apostrophe. */
function quoted(double: Marks, single: Marks, elided: readonly string[] = []): Setter {
  const elision = elided.length > 0 && new RegExp(`^(?:${elided.join('|')})${wordEnd}`, 'iu');
  return (text) => {
    const set = replaceMarks(text, doubleMarks(text), double);
    return replaceMarks(set, singleMarks(set, elision), single);
  };
}

type Role = 'opening' | 'closing' | 'apostrophe';
/** The role of each mark, by its offset. A mark with an uncertain role is omitted. */
type Roles = ReadonlyMap<number, Role>;

function replaceMarks(text: string, roles: Roles, [opening, closing]: Marks): string {
  if (roles.size === 0) return text;
  const characters = { opening, closing, apostrophe: '’' };
  return text.replace(/["']/g, (mark, offset: number) => {
    const role = roles.get(offset);
    return role ? characters[role] : mark;
  });
}

/** Pairs each opening mark with the next closing one. Empty if any mark is unpaired. */
function doubleMarks(text: string): Roles {
  const roles = new Map<number, Role>();
  let open = false;
  for (const mark of marksIn(text, '"')) {
    if (open ? !mark.canClose : !mark.canOpen) return new Map();
    roles.set(mark.offset, open ? 'closing' : 'opening');
    open = !open;
  }
  return open ? new Map() : roles;
}

/** Pairs of single marks, and apostrophes: in a word, before an elision, and at the end of a possessive. */
function singleMarks(text: string, elision: RegExp | false): Roles {
  const apostrophes = new Map<number, Role>();
  const pairs = new Map<number, Role>();
  let open = false;
  for (const { offset, before, after, canOpen, canClose } of marksIn(text, "'")) {
    const isElision = elision && canOpen && elision.test(text.slice(offset + 1));
    if (isElision || (isWord.test(before) && isLetter.test(after))) {
      apostrophes.set(offset, 'apostrophe');
    } else if (open && canClose) {
      pairs.set(offset, 'closing');
      open = false;
    } else if (canOpen && !open) {
      pairs.set(offset, 'opening');
      open = true;
    } else if (!open && canClose && isLetter.test(before)) {
      pairs.set(offset, 'apostrophe');
    } else {
      return apostrophes;
    }
  }
  return open ? apostrophes : new Map([...apostrophes, ...pairs]);
}

// Typeset marks count like straight ones, so that typesetting is idempotent.
const isBeforeOpening = /^$|[\s([{/–—"'“”„‘’‚«»‹›-]/;
const isNothing = /^$|\s/;
const isWord = /[\p{L}\p{N}]/u;
const isLetter = /\p{L}/u;

/** Every mark of a kind in a text, with the adjacent characters and the roles that it can have there. */
function marksIn(text: string, mark: '"' | "'") {
  return Array.from(text.matchAll(/["']/g), ({ 0: found, index: offset }) => {
    const before = Array.from(text.slice(Math.max(0, offset - 2), offset)).at(-1) ?? '';
    const [after = ''] = Array.from(text.slice(offset + 1, offset + 3));
    return {
      found,
      offset,
      before,
      after,
      canOpen: isBeforeOpening.test(before) && !isNothing.test(after),
      canClose: !isNothing.test(before) && !isWord.test(after),
    };
  }).filter(({ found }) => found === mark);
}

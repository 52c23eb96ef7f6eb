// Phrases that several messages use.

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A value as quoted in a message, shortened. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  const short = text.length > 58 ? `${text.slice(0, 57)}…` : text;
  return typeof value === 'string' ? `"${short}"` : short;
}

/** A group of fields on one line: { "provider": "plausible", "id": "example.com" }. */
export function inLine(fields: object): string {
  const input = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${JSON.stringify(name)}: ${JSON.stringify(value)}`],
  );
  return `{ ${input.join(', ')} }`;
}

/** "1 entry", "2 entries". */
export function amount(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Numbers of lines in ascending order: "lines 3 to 5", "lines 3, 5 and 9". */
export function linesWords(lines: readonly number[]): string {
  const [first = 0, last = first] = [lines[0], lines.at(-1)];
  if (lines.length > 1 && last - first === lines.length - 1) return `lines ${first} to ${last}`;
  return `${lines.length > 1 ? 'lines' : 'line'} ${listed(lines.map(String))}`;
}

const question = 'Did you mean ';

/** A question about what was probably meant. */
export function ask(meant: string): string {
  return `${question}${meant}?`;
}

/** Whether a suggestion is such a question, which the button that accepts it answers. */
export function isQuestion(suggestion: string): boolean {
  return suggestion.startsWith(question);
}

/** A question with the likely names: `Did you mean "hero" or "list"?` */
export function didYouMean(names: readonly string[], max = 3): string {
  return ask(anyOf(names.slice(0, max)));
}

/** Names in quotation marks, as a choice: `"a", "b" or "c"`. */
export function anyOf(names: readonly string[], conjunction = 'or'): string {
  const quotedNames = names.map((name) => `"${name}"`);
  const last = quotedNames.pop() ?? '';
  return quotedNames.length > 0 ? `${quotedNames.join(', ')} ${conjunction} ${last}` : last;
}

/** A list in a sentence: "a, b and c". */
export function allOf(words: readonly string[]): string {
  const [last = '', ...before] = [...words].reverse();
  return before.length > 0 ? `${before.reverse().join(', ')} and ${last}` : last;
}

const maxListed = 5;

/** The first words of a list, and how many more there are: "a", "b" and 3 more. */
export function listed(words: readonly string[]): string {
  const more = words.length - maxListed;
  return more > 0 ? `${words.slice(0, maxListed).join(', ')} and ${more} more` : words.join(', ');
}

/** The kind of a value, with its article. */
export function kindOf(value: unknown): string {
  if (value === null) return 'an empty value';
  if (Array.isArray(value)) return 'a list';
  switch (typeof value) {
    case 'string':
      return 'text';
    case 'number':
      return Number.isFinite(value) ? 'a number' : 'a number with too many digits';
    case 'boolean':
      return String(value);
    default:
      return 'a group of fields';
  }
}

/** The kind that a schema expects, in the same terms. */
export const kindWords: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

/** The singular: "Item" for "Items", "Entry" for "Entries"; undefined for a word that is not a plural, such as "Focus". */
export function singularOf(plural: string): string | undefined {
  const one = plural.replace(/(?:(ss|x|ch|sh)es|(?<![su])s)$/, '$1').replace(/ie$/, 'y');
  return one === plural ? undefined : one;
}

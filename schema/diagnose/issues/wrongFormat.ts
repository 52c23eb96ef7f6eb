import { type Sentence, sentenceOf } from '../../catalog/index.ts';
import { didYouMean } from '../../catalog/words.ts';
import { emailIn, phoneIn } from '../../contacts.ts';
import { datesMeantBy } from '../../dates.ts';
import { builtInFacts } from '../../facts.ts';
import type { Correction } from '../../kinds.ts';
import { fieldsAt, textsOfKind, valueAt } from '../../schemaAt.ts';
import { inAscii, slugOf } from '../../slugOf.ts';
import { computerPathSentence, isOnComputer } from '../computerPaths.ts';
import { misspelt, sameName } from '../nearest.ts';
import { isLocal } from '../placeholders.ts';
import { contactName, didYouMeanAddress, meantWebAddress, wrongAddress } from '../wrongAddress.ts';
import { type IssueField, issueField } from './issueField.ts';
import type { ShapeError } from './shapeError.ts';

/** Text that does not match the format of its field: an address, a name, a phone number. `sentence` is what a check reported. */
export function describeFormat(
  message: string,
  field: IssueField,
  sentence?: Sentence,
): ShapeError {
  const { path, input, kind, content, accepts, info } = field;
  if (content === 'address' && isOnComputer(input)) {
    return errorAt(field, computerPathSentence(input), undefined);
  }
  const correction = correctionFor(field);
  const contact = contactInstead(field);
  if (contact) return errorAt(field, contact, respelt(field));
  const scheme = correction?.sentence || correction?.meant ? undefined : forbiddenSchemeOf(input);
  if (scheme) {
    const secure = input.replace(/^\s*http:/i, 'https:').trim();
    // The local preview shows the pages of this site.
    const isOwn = isLocal(secure);
    const meant = isOwn ? secure.replace(/^https:\/\/[^/?#]*(?=[/?#]|$)/i, '') || '/' : secure;
    const sentence = isOwn
      ? sentenceOf('forbidden-link/local')
      : sentenceOf('forbidden-link', { scheme });
    return errorAt(field, sentence, accepts(meant) ? meant : undefined);
  }
  // An old address does not reveal which page replaces it.
  const isOld = kind === 'destination' && /\.(?:html?|php)\b/i.test(input);
  const known = correction ?? (content === 'address' && !isOld ? knownAddress(field) : undefined);
  const meant = known ? known.meant : isOld ? undefined : (listedFor(field) ?? respelt(field));
  const instead = kind === 'drawing' ? pictureInstead(field) : undefined;
  if (instead) return { path, sentence: instead };
  const usual = info.format && sentenceOf(info.format, { input });
  if (isDate(usual) && meant === undefined) {
    const dates = datesMeantBy(input, field.context.language).filter(accepts);
    const [first, second] = dates;
    const advice = `Write ${dates.map((date) => `"${date}"`).join(' or ')}: the year, the month and the day.`;
    if (second !== undefined) return { path, sentence: { ...usual, suggestion: advice } };
    if (first !== undefined) return errorAt(field, usual, first);
  }
  return errorAt(
    field,
    known?.sentence ?? sentence ?? usual ?? sentenceOf('wrong-format', { message }),
    meant,
  );
}

function isDate(sentence: Sentence | undefined): sentence is Sentence {
  return sentence?.id === 'wrong-format/date' || sentence?.id === 'wrong-format/day';
}

/** The message about a picture in the field of a drawing, if the group can have a picture. */
function pictureInstead({ path, input, context }: IssueField): Sentence | undefined {
  const group = path.slice(0, -1);
  const name = fieldsAt(context.root, context.document, group).find((other) => {
    const field = issueField([...group, other], context);
    return field.value === undefined && field.accepts({ src: input, decorative: true });
  });
  return name === undefined
    ? undefined
    : sentenceOf('wrong-format/drawing-picture', { input, field: name });
}

/** The message about a phone number or an email address in place of its name. */
function contactInstead({ content, kind, input, context }: IssueField): Sentence | undefined {
  if (content !== 'contact') return undefined;
  const [isPhone, isEmail] = [phoneIn(input.trim()), emailIn(input)];
  if (!isPhone && !isEmail) return undefined;
  const names = Object.keys(context.facts).flatMap((name) =>
    name.startsWith(`${kind}.`) ? [name.slice(name.indexOf('.') + 1)] : [],
  );
  const what = isPhone ? 'a phone number' : 'an email address';
  return sentenceOf('wrong-format/contact-name', { input, what, names });
}

/** The text that a text in another format means. */
export function meantBy(field: IssueField): string | undefined {
  const known =
    correctionFor(field) ?? (field.content === 'address' ? knownAddress(field) : undefined);
  return known ? known.meant : (listedFor(field) ?? respelt(field));
}

/** An error in the text of a field, with the text that was likely meant. */
function errorAt(
  { path, input, content }: IssueField,
  sentence: Sentence,
  meant: string | undefined,
): ShapeError {
  if (meant === undefined) return { path, sentence };
  const suggestion = content === 'address' ? didYouMeanAddress(input, meant) : didYouMean([meant]);
  return { path, sentence: { ...sentence, suggestion }, suggest: { value: meant } };
}

/** The correction of the field itself. Only text that the field accepts is suggested. */
export function correctionFor({
  info,
  input,
  accepts,
  context,
}: IssueField): Correction | undefined {
  const correction = input.length <= 300 ? info.correct?.(input, context.document) : undefined;
  const meant = correction?.meant;
  return correction && { ...correction, meant: accepts(meant) ? meant : undefined };
}

function knownAddress({ input, kind, accepts, context }: IssueField) {
  const { document, root, ...site } = context;
  const anchors = textsOfKind('anchor', root, document).map(({ text }) => text);
  // A word can mean a page, but not a file.
  const isWord = kind === 'file' && !/[./]/.test(input);
  return isWord ? undefined : wrongAddress(input, accepts, { ...site, anchors });
}

/** A key of a record, such as the name of a phone number, that is not a valid name. */
export function describeName({ path, context }: IssueField): ShapeError {
  const name = String(path.at(-1));
  const names = Object(valueAt(context.document, path.slice(0, -1)));
  // camelCase, as programmers write a name of two words: tuningTime.
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-');
  const meant = slugOf(inAscii(words, context.language));
  const isFree = /^[a-z]/.test(meant) && meant !== name && !Object.hasOwn(names, meant);
  const isFact = builtInFacts.includes(name);
  const sentence = sentenceOf(isFact ? 'wrong-format/fact' : 'wrong-format/name', { input: name });
  if (!isFree) return { path, sentence, atKey: true };
  const suggestion = didYouMean([meant]);
  return { path, sentence: { ...sentence, suggestion }, atKey: true, suggest: { rename: meant } };
}

/** The one known value that the text most likely means: "DE" for "Germany". */
function listedFor({ info, input }: IssueField): string | undefined {
  const known = info.knownValues;
  if (!known) return undefined;
  const namesOf = known.names();
  const valueBy = new Map(
    known
      .values()
      .flatMap((value) => [value, ...namesOf(value)].map((name) => [name, value] as const)),
  );
  const names = [...valueBy.keys()];
  const same = sameName(input, names);
  // Names of places are so many that some are similar to any word.
  const near = same === undefined ? misspelt(input, names) : [same];
  const meant = near.map((name) => valueBy.get(name));
  const [value, ...others] = new Set(meant);
  return others.length === 0 ? value : undefined;
}

/** The text in the right format, if only its spelling is wrong. */
function respelt(field: IssueField): string | undefined {
  const { kind, content, input, accepts } = field;
  if (content === 'words') return undefined;
  const { facts, language } = field.context;
  const isContact = content === 'contact';
  const contact = isContact ? contactName(input, facts) : undefined;
  if (contact !== undefined) return contact;
  // A contact must be one that site.json names.
  const isKnown = (text: string) => !isContact || facts[`${kind}.${text}`] !== undefined;
  return spellings
    .map((spell) => spell(input, language))
    .find((text) => accepts(text) && isKnown(text));
}

// Corrections of common variants: spaces around the text, a name in uppercase, an address without its scheme, a calling code
// without its plus.
const spellings: readonly ((text: string, language: string | undefined) => string)[] = [
  (text) => text.trim(),
  (text, language) => slugOf(inAscii(text, language)).replace(/^[^a-z]+/, ''),
  (text) => meantWebAddress(text),
  (text) => {
    const rest = text.trim().replace(/^https?\/+|(?<!\/)\/+$/gi, '');
    return /^[a-z]+:|^[^.]*$/i.test(text) ? text : `https://${rest}`;
  },
  (text) => `+${text.trim().replace(/^0+/, '')}`,
  (text) => `#${text.trim()}`,
  // Dates with a digit missing or in European order.
  (text) => twoDigits(text.replace(/^(\d\d?)\.(\d\d?)\.(\d{4})$/, '$3-$2-$1')),
  (text) => twoDigits(text.replace(/^(\d\d?)\.(\d\d?)\.$/, '$2-$1')),
];

/** A date with its days and months in two digits. */
function twoDigits(text: string): string {
  return /^[\d-]+$/.test(text) ? text.replaceAll(/\b\d\b/g, '0$&') : text;
}

/** The scheme of an address if links must not use it. */
function forbiddenSchemeOf(value: string): string | undefined {
  const scheme = /^\s*(javascript|data|vbscript|file|blob|ftp|http):/i.exec(value)?.[1];
  return scheme && `${scheme.toLowerCase()}:`;
}

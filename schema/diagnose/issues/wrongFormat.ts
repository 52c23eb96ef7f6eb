import { type Said, say } from '../../catalog/index.ts';
import { didYouMean } from '../../catalog/words.ts';
import { emailIn, phoneIn } from '../../contacts.ts';
import { datesMeantBy } from '../../dates.ts';
import { builtInFacts } from '../../facts.ts';
import type { Correction } from '../../kinds.ts';
import { inAscii, plainName } from '../../plainName.ts';
import { fieldsAt, textsOfKind, valueAt } from '../../schemaAt.ts';
import { isOnComputer, sayOfComputer } from '../computerPaths.ts';
import { misspelt, sameName } from '../nearest.ts';
import { isLocal } from '../placeholders.ts';
import { contactName, didYouMeanAddress, meantWebAddress, wrongAddress } from '../wrongAddress.ts';
import { type IssueField, issueField } from './issueField.ts';
import type { ShapeError } from './shapeError.ts';

/** Text that does not match the format of its field: an address, a name, a phone number. `says` is what a check reported. */
export function describeFormat(message: string, field: IssueField, says?: Said): ShapeError {
  const { path, written, kind, content, accepts, info } = field;
  if (content === 'address' && isOnComputer(written)) {
    return errorAt(field, sayOfComputer(written), undefined);
  }
  const correction = correctionFor(field);
  const contact = contactInstead(field);
  if (contact) return errorAt(field, contact, respelt(field));
  const scheme = correction?.says || correction?.meant ? undefined : forbiddenSchemeOf(written);
  if (scheme) {
    const secure = written.replace(/^\s*http:/i, 'https:').trim();
    // The local preview shows the pages of this site.
    const isOwn = isLocal(secure);
    const meant = isOwn ? secure.replace(/^https:\/\/[^/?#]*(?=[/?#]|$)/i, '') || '/' : secure;
    const says = isOwn ? say('forbidden-link/local') : say('forbidden-link', { scheme });
    return errorAt(field, says, accepts(meant) ? meant : undefined);
  }
  // An old address does not reveal which page replaces it.
  const isOld = kind === 'destination' && /\.(?:html?|php)\b/i.test(written);
  const known = correction ?? (content === 'address' && !isOld ? knownAddress(field) : undefined);
  const meant = known ? known.meant : isOld ? undefined : (listedFor(field) ?? respelt(field));
  const instead = kind === 'drawing' ? pictureInstead(field) : undefined;
  if (instead) return { path, says: instead };
  const usual = info.format && say(info.format, { written });
  if (isDate(usual) && meant === undefined) {
    const dates = datesMeantBy(written, field.context.language).filter(accepts);
    const [first, second] = dates;
    const advice = `Write ${dates.map((date) => `"${date}"`).join(' or ')}: the year, the month and the day.`;
    if (second !== undefined) return { path, says: { ...usual, suggestion: advice } };
    if (first !== undefined) return errorAt(field, usual, first);
  }
  return errorAt(field, known?.says ?? says ?? usual ?? say('wrong-format', { message }), meant);
}

function isDate(says: Said | undefined): says is Said {
  return says?.id === 'wrong-format/date' || says?.id === 'wrong-format/day';
}

/** The message about a picture in the field of a drawing, if the group can have a picture. */
function pictureInstead({ path, written, context }: IssueField): Said | undefined {
  const group = path.slice(0, -1);
  const name = fieldsAt(context.root, context.document, group).find((other) => {
    const field = issueField([...group, other], context);
    return field.value === undefined && field.accepts({ src: written, decorative: true });
  });
  return name === undefined
    ? undefined
    : say('wrong-format/drawing-picture', { written, field: name });
}

/** The message about a phone number or an email address in place of its name. */
function contactInstead({ content, kind, written, context }: IssueField): Said | undefined {
  if (content !== 'contact') return undefined;
  const [isPhone, isEmail] = [phoneIn(written.trim()), emailIn(written)];
  if (!isPhone && !isEmail) return undefined;
  const names = Object.keys(context.facts).flatMap((name) =>
    name.startsWith(`${kind}.`) ? [name.slice(name.indexOf('.') + 1)] : [],
  );
  const what = isPhone ? 'a phone number' : 'an email address';
  return say('wrong-format/contact-name', { written, what, names });
}

/** The text that a text in another format means. */
export function meantBy(field: IssueField): string | undefined {
  const known =
    correctionFor(field) ?? (field.content === 'address' ? knownAddress(field) : undefined);
  return known ? known.meant : (listedFor(field) ?? respelt(field));
}

/** An error in the text of a field, with the text that was likely meant. */
function errorAt(
  { path, written, content }: IssueField,
  says: Said,
  meant: string | undefined,
): ShapeError {
  if (meant === undefined) return { path, says };
  const suggestion =
    content === 'address' ? didYouMeanAddress(written, meant) : didYouMean([meant]);
  return { path, says: { ...says, suggestion }, suggest: { value: meant } };
}

/** The correction of the field itself. Only text that the field accepts is suggested. */
export function correctionFor({
  info,
  written,
  accepts,
  context,
}: IssueField): Correction | undefined {
  const correction = written.length <= 300 ? info.correct?.(written, context.document) : undefined;
  const meant = correction?.meant;
  return correction && { ...correction, meant: accepts(meant) ? meant : undefined };
}

function knownAddress({ written, kind, accepts, context }: IssueField) {
  const { document, root, ...site } = context;
  const anchors = textsOfKind('anchor', root, document).map(({ text }) => text);
  // A word can mean a page, but not a file.
  const isWord = kind === 'file' && !/[./]/.test(written);
  return isWord ? undefined : wrongAddress(written, accepts, { ...site, anchors });
}

/** A key of a record, such as the name of a phone number, that is not a valid name. */
export function describeName({ path, context }: IssueField): ShapeError {
  const name = String(path.at(-1));
  const names = Object(valueAt(context.document, path.slice(0, -1)));
  // camelCase, as programmers write a name of two words: tuningTime.
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-');
  const meant = plainName(inAscii(words, context.language));
  const isFree = /^[a-z]/.test(meant) && meant !== name && !Object.hasOwn(names, meant);
  const isFact = builtInFacts.includes(name);
  const says = say(isFact ? 'wrong-format/fact' : 'wrong-format/name', { written: name });
  if (!isFree) return { path, says, atKey: true };
  const suggestion = didYouMean([meant]);
  return { path, says: { ...says, suggestion }, atKey: true, suggest: { rename: meant } };
}

/** The one known value that the text most likely means: "DE" for "Germany". */
function listedFor({ info, written }: IssueField): string | undefined {
  const known = info.knownValues;
  if (!known) return undefined;
  const namesOf = known.names();
  const valueBy = new Map(
    known
      .values()
      .flatMap((value) => [value, ...namesOf(value)].map((name) => [name, value] as const)),
  );
  const names = [...valueBy.keys()];
  const same = sameName(written, names);
  // Names of places are so many that some are similar to any word.
  const near = same === undefined ? misspelt(written, names) : [same];
  const meant = near.map((name) => valueBy.get(name));
  const [value, ...others] = new Set(meant);
  return others.length === 0 ? value : undefined;
}

/** The text in the right format, if only its spelling is wrong. */
function respelt(field: IssueField): string | undefined {
  const { kind, content, written, accepts } = field;
  if (content === 'words') return undefined;
  const { facts, language } = field.context;
  const isContact = content === 'contact';
  const contact = isContact ? contactName(written, facts) : undefined;
  if (contact !== undefined) return contact;
  // A contact must be one that site.json names.
  const isKnown = (text: string) => !isContact || facts[`${kind}.${text}`] !== undefined;
  return spellings
    .map((spell) => spell(written, language))
    .find((text) => accepts(text) && isKnown(text));
}

// Corrections of common variants: spaces around the text, a name in uppercase, an address without its scheme, a calling code
// without its plus.
const spellings: readonly ((text: string, language: string | undefined) => string)[] = [
  (text) => text.trim(),
  (text, language) => plainName(inAscii(text, language)).replace(/^[^a-z]+/, ''),
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

import { type Correction, corrections } from '../../corrections.ts';
import type { Kind } from '../../kinds.ts';
import { knownValues } from '../../knownValues.ts';
import { plainName } from '../../plainName.ts';
import { wrongWebAddress } from '../../webAddress.ts';
import { languages } from '../../words/index.ts';
import { formWords, trail } from '../formWords.ts';
import { textsOfKind } from '../links.ts';
import { nearestAll } from '../nearest.ts';
import { inFile, joined, onlyInFile, type Phrase, phrase } from '../phrase.ts';
import * as shape from '../rules/shape/index.ts';
import { valueAt } from '../schemaAt.ts';
import { quoted } from '../words.ts';
import { contactName, wrongAddress } from '../wrongAddress.ts';
import type { IssueField } from './issueField.ts';
import { mistakeAt, type ShapeMistake } from './shapeMistake.ts';

/** A text in another format than its field takes: an address, a name, a phone number. */
export function describeForm(message: string, field: IssueField): ShapeMistake {
  const { path, subject, written, content, accepts } = field;
  const correction = correctionFor(field);
  const scheme = correction?.problem === undefined ? forbiddenSchemeOf(written) : undefined;
  if (scheme) {
    const secure = written.replace(/^\s*http:/i, 'https:').trim();
    const meant = accepts(secure) ? secure : undefined;
    return mistakeAt(path, shape.forbiddenLink, [subject, scheme, meant], suggestionOf(meant));
  }
  const known = correction ?? (content === 'address' ? knownAddress(field) : undefined);
  const { problem, help } = sentencesOf(message, field.kind);
  const meant = known ? known.meant : (listedFor(field) ?? respelt(field));
  const question = meant === undefined ? '' : onlyInFile(`Did you mean "${meant}"?`);
  const asked = joined([question, known?.help ?? '']);
  const suggestion = inFile(asked) === '' ? help : asked;
  if (path.includes('hours')) {
    // The days of a week are many fields alike.
    const { document, root } = field.context;
    const day = `${trail(path, document, root).replace(' › Week', '')}:`;
    const details = [day, phrase`${quoted(written)} ${problem}`, suggestion] as const;
    return mistakeAt(path, shape.wrongForm, details, suggestionOf(meant));
  }
  const full = phrase`is ${quoted(written)}, which ${known?.problem ?? problem}`;
  // An empty text is an empty field in a form, and empty quotation marks in a file.
  const fault = written.trim() === '' ? { inFile: inFile(full), inForm: 'is empty' } : full;
  const details = [subject, fault, suggestion] as const;
  return mistakeAt(path, shape.wrongForm, details, suggestionOf(meant));
}

/** What the field itself knows about the text. Only a text that it accepts is suggested. */
function correctionFor({ schema, written, accepts, context }: IssueField): Correction | undefined {
  const known = written.length <= 300 ? schema && corrections.get(schema) : undefined;
  const correction = known?.correct(written, context.document);
  const meant = correction?.meant;
  return correction && { ...correction, meant: accepts(meant) ? meant : undefined };
}

function knownAddress({ written, accepts, context: { document, root, facts } }: IssueField) {
  const anchors = textsOfKind('anchor', root, document).map(({ text }) => text);
  return wrongAddress(written, accepts, { facts, anchors });
}

/** A name in a record, such as that of a phone number, that is not in the format of names. */
export function describeName(message: string, { path, context }: IssueField): ShapeMistake {
  const name = String(path.at(-1));
  const group = path.slice(0, -1);
  const names = Object(valueAt(context.document, group));
  const meant = plainName(name);
  const isFree = /^[a-z]/.test(meant) && meant !== name && !Object.hasOwn(names, meant);
  const { problem, help } = sentencesOf(message);
  const suggestion = isFree ? onlyInFile(`Did you mean "${meant}"?`) : help;
  const within = formWords(group, context.document, context.root);
  const around = { inFile: `"${group.at(-1)}"`, inForm: within };
  const subject = phrase`The name ${quoted(name)} in ${around}`;
  const suggest = isFree ? { rename: meant } : undefined;
  return mistakeAt(path, shape.wrongForm, [subject, problem, suggestion], { atKey: true, suggest });
}

/** The one known value that a text most likely names: "DE" for "Germany". */
function listedFor({ schema, written }: IssueField): string | undefined {
  const known = schema && knownValues.get(schema);
  if (!known) return undefined;
  const namesOf = known.names();
  const valueBy = new Map(
    known
      .values()
      .flatMap((value) => [value, ...namesOf(value)].map((name) => [name, value] as const)),
  );
  const meant = nearestAll(written, [...valueBy.keys()]).map((name) => valueBy.get(name));
  const [value, ...others] = new Set(meant);
  return others.length === 0 ? value : undefined;
}

function suggestionOf(meant: string | undefined) {
  return { suggest: meant === undefined ? undefined : { value: meant } };
}

/** The text in the format of its field, where only the spelling is wrong. */
function respelt(field: IssueField): string | undefined {
  const { kind, content, written, accepts } = field;
  const { facts } = field.context;
  const isContact = content === 'contact';
  const contact = isContact ? contactName(written, facts) : undefined;
  if (contact !== undefined) return contact;
  // A contact must be one that site.json names.
  const isKnown = (text: string) => !isContact || facts[`${kind}.${text}`] !== undefined;
  return spellings.map((spell) => spell(written)).find((text) => accepts(text) && isKnown(text));
}

// Corrections of common variants: spaces around a text, a name in capitals, an address without its scheme, a calling code
// without its plus.
const spellings: readonly ((text: string) => string)[] = [
  (text) => text.trim(),
  (text) => plainName(text).replace(/^[^a-z]+/, ''),
  (text) => wrongWebAddress(text).meant ?? text,
  (text) => (/^[a-z]+:/i.test(text) ? text : `https://${text.trim().replace(/\/+$/, '')}`),
  (text) => `+${text.trim().replace(/^0+/, '')}`,
  // Hours without minutes or in the notation of a language, and dates with a digit missing or in European order.
  (text) =>
    withMinutes(
      text
        .replaceAll(/\b(?:Mitternacht|minuit|medianoche)\b/gi, 'midnight')
        .replaceAll(/\s*(?:Uhr|hrs?|h)\b/gi, '')
        .replaceAll(/\s(?:bis|to|a|à)\s/gi, '-'),
    ),
  (text) => (closedWords.has(text.trim().toLowerCase()) ? 'closed' : text),
  (text) => text.replace(/^(\d\d?)\.(\d\d?)\.(\d{4})$/, '$3-$2-$1').replaceAll(/\b\d\b/g, '0$&'),
  (text) => text.replace(/^(\d\d?)\.(\d\d?)\.$/, '$2-$1').replaceAll(/\b\d\b/g, '0$&'),
];

const closedWords: ReadonlySet<string> = new Set(
  Object.values(languages).map(({ closed }) => closed.toLowerCase()),
);

function withMinutes(text: string): string {
  return text.replaceAll(/(?<![:.\d])\d{1,2}(?![:.\d])/g, '$&:00');
}

/** Splits a message: the first sentence is the problem, the others are the help. */
function sentencesOf(message: string, kind?: Kind): { problem: Phrase; help: Phrase | undefined } {
  const [problem = '', ...rest] = message.split(/\. (?=[A-Z])/);
  const help = rest.length > 0 ? `${rest.join('. ')}.` : '';
  const chosen = kind && chosenInForm[kind];
  if (chosen) {
    return {
      problem: { inFile: problem, inForm: chosen.problem },
      help: { inFile: help, inForm: chosen.help },
    };
  }
  return { problem, help: help || undefined };
}

const contact = (what: string) => ({
  problem: `is no ${what} of the site settings`,
  help: 'Choose one from the list.',
});

/** Problem and help for the kinds of text that a form offers as choices. */
const chosenInForm: Partial<Record<Kind, { problem: string; help: string }>> = {
  link: {
    problem: 'is no place that a link can lead to',
    help: 'Choose one from the list, or write the address of another site, with https:// before it.',
  },
  destination: {
    problem: 'is no place that visitors can be led to',
    help: 'Choose one from the list, or write the address of another site, with https:// before it.',
  },
  path: {
    problem: 'is not written as addresses of pages are',
    help: 'Start with "/" and use small letters, digits and hyphens, as in "/video-surveillance".',
  },
  phone: contact('phone number'),
  email: contact('e-mail address'),
  'picture-file': { problem: 'is not a file that a picture can be', help: 'Choose a picture.' },
};

/** The scheme of an address that no link may have. */
function forbiddenSchemeOf(value: string): string | undefined {
  const scheme = /^\s*(javascript|data|vbscript|file|blob|ftp|http):/i.exec(value)?.[1];
  return scheme && `${scheme.toLowerCase()}:`;
}

import { dequal } from 'dequal';
import { modify } from 'jsonc-parser';
import type { z } from 'zod';
import { emailIn, isGroup, isObject, ownValue, parseJson, phoneIn } from '../../schema/browser.ts';
import {
  allOf,
  amount,
  applyEdits,
  isQuestion,
  labelWords,
  sourceOf,
} from '../../schema/diagnose/index.ts';
import type { Diagnostic, Edit, SourceFile, ValuePath } from '../../schema/index.ts';
import {
  choiceWords,
  fieldOf,
  fieldSchemaAt,
  textContentOf,
  valueAt,
} from '../../schema/inspect.ts';
import { type NewContact, type Offer, type Problem, picturesName, siteName } from '../api.ts';
import { placeWords } from '../changes/placeWords.ts';
import { schemaOf } from '../documentSchema.ts';
import { documentNames, type NameOf } from './documentNames.ts';
import { textOf } from './source.ts';

/** Only the first errors of a file have offers; the next ones get offers when these are fixed. */
export const maxOffered = 50;

/** Where warnings are fixed that are not about a field of their document, by rule. */
const fixedElsewhere = (settings: string): Readonly<Record<string, Problem['elsewhere']>> => ({
  'unlinked-page': {
    label: 'Open the menu of the site',
    file: settings,
    path: ['header', 'services', 'groups'],
  },
  // Removes files, and asks first.
  'unused-file': { label: 'Open pictures and downloads', file: picturesName, path: [] },
});

/** Data about other documents: the page in a file, the names of documents, and the settings with their menu. */
type Around = {
  pageOf: (file: string) => { name: string; title: string } | undefined;
  nameOf: NameOf;
  menu: string | undefined;
  settings?: string;
};

const alone = { pageOf: () => undefined, nameOf: documentNames(new Map()), menu: undefined };

/** Converts a diagnostic to a problem of the editor: with the file's name in the folder, and offers. */
export function problemOf(
  diagnostic: Diagnostic,
  name: string,
  file: SourceFile,
  isOffered = true,
  { pageOf, nameOf, menu, settings = siteName }: Around = alone,
): Problem {
  const { path, line, column, severity, rule, message } = diagnostic;
  // A form has labels where a file has names in quotation marks.
  const { inForm = diagnostic.suggestion } = diagnostic;
  const elsewhere = fixedElsewhere(settings)[rule];
  const place = path.length > 0 && placeWords(path, { name, value: sourceOf(file).value });
  const pages = (diagnostic.publish ?? []).flatMap((file) => pageOf(file) ?? []);
  const ofMenu = rule === 'unlinked-page' && menu !== undefined ? [menuOffer(menu, file)] : [];
  const offers = isOffered
    ? [
        ...publishingOf(pages),
        ...ofMenu,
        ...offersFor(diagnostic, name, file),
        ...contactOffers(diagnostic, file),
      ]
    : [];
  // The label of a button already contains the suggestion.
  const isAnswered = pages.length > 0 || (offers.length > 0 && inForm && isQuestion(inForm));
  return {
    file: name,
    title: nameOf(name, file),
    ...{ path, line, column, severity, rule },
    message: typographic(place ? `${place}: ${message}` : message),
    ...(inForm && !isAnswered && { suggestion: typographic(inForm) }),
    ...(elsewhere && { elsewhere }),
    ...(offers.length > 0 && { offers }),
  };
}

/** The offer to publish the page that a link leads to, and the pages that this one links to. */
function publishingOf(pages: readonly { name: string; title: string }[]): Offer[] {
  const [first, ...more] = pages;
  if (!first) return [];
  const others = more.length > 0 ? ` and ${amount(more.length, 'linked page')}` : '';
  return [{ label: `Publish “${first.title}”${others} too`, edits: [], publish: [...pages] }];
}

/** The offer to add the page of a file to the menu. */
function menuOffer(menu: string, file: SourceFile): Offer {
  return {
    label: shortened(`Add to the “${menu}” menu`),
    edits: [],
    menuEntry: {
      path: textOf(file, 'path'),
      title: textOf(file, 'title'),
      description: textOf(file, 'description'),
    },
  };
}

/** The offer to add a contact that the settings lack. An existing contact gets the offer to use its name. */
function contactOffers({ id, path, fix, suggest }: Diagnostic, file: SourceFile): Offer[] {
  if (fix || suggest || !/^wrong-format\/(?:phone|email)-name$/.test(id)) return [];
  const link = String(valueAt(sourceOf(file).value, path));
  const offer = (what: string, contact: Omit<NewContact, 'path' | 'href'>): Offer[] => [
    {
      label: `Add this ${what} to the settings`,
      edits: [],
      contact: { ...contact, path, href: link },
    },
  ];
  const email = emailIn(link.trim());
  if (email !== undefined) {
    return offer('address', { field: 'emails', value: email, scheme: 'mailto' });
  }
  const phone = phoneIn(link.trim());
  if (!phone) return [];
  const { scheme, number } = phone;
  // WhatsApp links have the country calling code without the plus.
  const value = scheme === 'whatsapp' && !number.startsWith('+') ? `+${number}` : number.trim();
  return offer('number', { field: 'phones', value, scheme });
}

function offersFor(
  { fix, suggest, versions = [], rule, path }: Diagnostic,
  name: string,
  { text }: SourceFile,
): Offer[] {
  const choices = versions.map(({ name: version, edits }, index) => {
    const label = `Keep the ${index === 0 ? 'first' : 'second'} version`;
    const named = `${label} (${version})`;
    // The two can be distinguished without the name of a long branch.
    return { label: version && named.length <= maxLabelLength ? named : label, edits: [...edits] };
  });
  if (choices.length > 0) return choices;
  const likely = fix ?? suggest;
  const changes = likely ? [[...likely]] : [];
  if (rule === 'unknown-field' && path.length > 0) changes.push(removalOf(text, path));
  return changes.map((edits) => offerOf(name, text, edits));
}

/** The offer of a change to a text, with a label, and as a change of the document if a value changes. */
function offerOf(name: string, text: string, edits: Edit[]): Offer {
  const before = parseJson(text);
  const after = parseJson(applyEdits(text, edits));
  const change =
    before === undefined || after === undefined ? undefined : changeBetween(before, after);
  if (!change) return { label: labelInText(text, edits), edits };
  return { label: labelOf(change, { name, before, after }, edits), edits, change };
}

/** A new value at a path of a document; without `value` the field is removed. */
type ValueChange = { path: ValuePath; value?: unknown };

/** The one change that turns `before` into `after`, at the deepest possible path; undefined if they are equal. */
export function changeBetween(
  before: unknown,
  after: unknown,
  path: ValuePath = [],
): ValueChange | undefined {
  if (dequal(before, after)) return undefined;
  const isList = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (isList || (isGroup(before) && isGroup(after))) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    const [key, ...others] = Array.from(keys).filter(
      (each) => !dequal(ownValue(before, each), ownValue(after, each)),
    );
    if (key !== undefined && others.length === 0) {
      const place = [...path, isList ? Number(key) : key];
      return Object.hasOwn(after, key)
        ? changeBetween(ownValue(before, key), ownValue(after, key), place)
        : { path: place };
    }
  }
  return { path, value: after };
}

/** The new texts of a change that replaces several texts of a group; undefined for any other change. */
function changedTexts(before: unknown, after: unknown): string[] | undefined {
  if (dequal(before, after)) return [];
  if (typeof before === 'string' && typeof after === 'string') return [after];
  if (!isObject(before) || !isObject(after)) return undefined;
  if (!dequal(Object.keys(before), Object.keys(after))) return undefined;
  const texts = Object.keys(after).map((key) =>
    changedTexts(ownValue(before, key), ownValue(after, key)),
  );
  return texts.every((found) => found !== undefined) ? texts.flat() : undefined;
}

function removalOf(text: string, path: Diagnostic['path']): Edit[] {
  const edits = modify(text, [...path], undefined, {});
  return edits.map(({ content, ...place }) => ({ ...place, text: content }));
}

const maxLabelLength = 60;
const anyChange = 'Fix it';

type Documents = { name: string; before: unknown; after: unknown };

/** The label of a change, using the labels of the form: `Use /restoration`, `Remove the field “Background”`. */
function labelOf(
  { path, value }: ValueChange,
  { name, before, after }: Documents,
  edits: readonly Edit[],
): string {
  const root = schemaOf(name);
  const fieldName = (place: ValuePath) => `“${labelAt(place, before, root)}”`;
  if (value === undefined) return shortened(`Remove the field ${fieldName(path)}`);
  const old = valueAt(before, path);
  if (isGroup(value) && isGroup(old)) {
    const texts = changedTexts(old, value);
    if (texts) return shortened(`Use ${allOf([...new Set(texts)])}`);
    const gone = Object.keys(old).filter((key) => !Object.hasOwn(value, key));
    const [added, ...others] = Object.keys(value).filter((key) => !Object.hasOwn(old, key));
    if (added === undefined || others.length > 0) return anyChange;
    const label = `“${labelAt([...path, added], after, root)}”`;
    const text = ownValue(value, added);
    if (gone.length === 1) return shortened(`Move it to ${label}`);
    return shortened(`Use “${text}” as ${label}`);
  }
  if (Array.isArray(value) && !Array.isArray(old)) return 'Make it a list of one entry';
  if (Array.isArray(value) || isGroup(value)) return anyChange;
  const schema = fieldSchemaAt(root, after, path);
  const field = schema && fieldOf(schema);
  if (field?.structure === 'choice') return shortened(`Use “${choiceWords(value, path.at(-1))}”`);
  if (typeof value !== 'string') return shortened(`Use ${value}`);
  // The edit may replace only a part of a text, such as the name of a fact.
  const [edit] = edits;
  const isPart = edit !== undefined && !edit.text.startsWith('"');
  const isAddress = field && ['address', 'contact'].includes(textContentOf(field.kind) ?? '');
  if (isPart) return shortened(`Use ${edit.text}`);
  return shortened(isAddress ? `Use ${value}` : `Use “${value}”`);
}

/** The label of a field. A field that no form has keeps its name in the file. */
function labelAt(path: ValuePath, document: unknown, root: z.core.$ZodType): string {
  const schema = fieldSchemaAt(root, document, path);
  const name = String(path.at(-1));
  return schema ? labelWords(name, fieldOf(schema).about.title) : name;
}

/** A sentence with typographic quotation marks. */
function typographic(sentence: string): string {
  return sentence.replace(/"([^"]*)"/g, '“$1”');
}

function shortened(label: string): string {
  return label.length <= maxLabelLength ? label : anyChange;
}

/** The label of edits that change no value, such as a comma. */
function labelInText(text: string, edits: readonly Edit[]): string {
  const [edit] = edits;
  if (edit === undefined || edits.length > 1) return anyChange;
  const old = text.slice(edit.offset, edit.offset + edit.length).trim();
  const newText = edit.text.trim();
  const label = newText ? `Write ${newText}` : `Remove ${old}`;
  return newText || old ? shortened(label) : anyChange;
}

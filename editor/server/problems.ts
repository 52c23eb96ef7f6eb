import { modify } from 'jsonc-parser';
import { choiceWords } from '../../schema/choiceWords.ts';
import { applyEdits } from '../../schema/diagnose/edits.ts';
import { inForm } from '../../schema/diagnose/phrase.ts';
import { renamedField, unknownField } from '../../schema/diagnose/rules/shape/index.ts';
import { unlinkedPage } from '../../schema/diagnose/rules/site/index.ts';
import { fieldSchemaAt, valueAt } from '../../schema/diagnose/schemaAt.ts';
import { sourceOf } from '../../schema/diagnose/sourceTree.ts';
import type { Diagnostic, Edit, SourceFile, ValuePath } from '../../schema/diagnose/types.ts';
import { amount, labelOf as fieldLabel } from '../../schema/diagnose/words.ts';
import { fieldOf, textContentOf } from '../../schema/kinds.ts';
import { isGroup, ownValue, parseJson } from '../../schema/values.ts';
import { type Offer, type Problem, siteName } from '../api.ts';
import { schemaOf } from '../documentSchema.ts';
import { placeWords } from '../placeWords.ts';
import { type Change, changeBetween } from './changeBetween.ts';
import { documentNames, type NameOf } from './documentNames.ts';
import { textOf } from './source.ts';

/** Offers are made for so many mistakes at once; for the next ones when these are fixed. */
export const mostOffered = 50;

const elsewhere = {
  label: 'Open the menu of the site',
  file: siteName,
  path: ['header', 'services', 'groups'],
};

/** What is known of the other documents: the page in a file, and the name of the menu. */
type Around = {
  pageOf: (file: string) => { name: string; title: string } | undefined;
  nameOf: NameOf;
  menu: string | undefined;
};

const alone: Around = {
  pageOf: () => undefined,
  nameOf: documentNames(undefined),
  menu: undefined,
};

/** A diagnostic as the editor gets it: with the file's name in the folder, and offers. */
export function problemOf(
  diagnostic: Diagnostic,
  name: string,
  file: SourceFile,
  isOffered = true,
  { pageOf, nameOf, menu }: Around = alone,
): Problem {
  const { path, line, column, severity, rule } = diagnostic;
  const { message, suggestion } = diagnostic.inForm ?? diagnostic;
  const pages = (diagnostic.publish ?? []).flatMap((own) => pageOf(own) ?? []);
  const ofMenu = rule === unlinkedPage.name && menu !== undefined ? [menuOffer(menu, file)] : [];
  const offers = isOffered
    ? [...publishingOf(pages), ...ofMenu, ...offersFor(diagnostic, name, file)]
    : [];
  return {
    file: name,
    title: nameOf(name, file),
    place: placeWords(path, { name, value: sourceOf(file).value }),
    path,
    line,
    column,
    severity,
    rule,
    message,
    ...(suggestion !== undefined && { suggestion }),
    ...(rule === unlinkedPage.name && { elsewhere }),
    ...(offers.length > 0 && { offers }),
  };
}

/** To publish the page that a link leads to, and those that it leads to itself. */
function publishingOf(pages: readonly { name: string; title: string }[]): Offer[] {
  const [first, ...more] = pages;
  if (!first) return [];
  const others = more.length > 0 ? ` and ${amount(more.length, 'page')} that it leads to` : '';
  return [{ label: `Publish “${first.title}”${others} too`, edits: [], publish: [...pages] }];
}

/** To add the page of a file to the menu. */
function menuOffer(menu: string, file: SourceFile): Offer {
  const description = valueAt(sourceOf(file).value, ['description']);
  return {
    label: shortened(`Add to the “${menu}” menu`),
    edits: [],
    menuEntry: {
      path: textOf(file, 'path'),
      title: textOf(file, 'title'),
      description: typeof description === 'string' ? description : '',
    },
  };
}

function offersFor(
  { fix, suggest, rule, path }: Diagnostic,
  name: string,
  { text }: SourceFile,
): Offer[] {
  const likely = fix ?? suggest;
  const isUnknown = [unknownField.name, renamedField.name].includes(rule);
  return [...(likely ? [[...likely]] : []), ...(isUnknown ? [removalOf(text, path)] : [])].map(
    (edits) => offerOf(name, text, edits),
  );
}

/** A change of a text with the words of its button, and as a change of the document where a value of it changes. */
function offerOf(name: string, text: string, edits: Edit[]): Offer {
  const before = parseJson(text);
  const after = parseJson(applyEdits(text, edits));
  const change =
    before === undefined || after === undefined ? undefined : changeBetween(before, after);
  if (!change) return { label: labelInText(text, edits), edits };
  return { label: labelOf(change, { name, before, after }, edits), edits, change };
}

function removalOf(text: string, path: Diagnostic['path']): Edit[] {
  const edits = modify(text, [...path], undefined, {});
  return edits.map(({ content, ...place }) => ({ ...place, text: content }));
}

const longestLabel = 60;
const anyChange = 'Correct it';

type Documents = { name: string; before: unknown; after: unknown };

/** What a change does, in the words of the form: `Use /restoration`, `Remove the field “Background”`. */
function labelOf(
  { path, value }: Change,
  { name, before, after }: Documents,
  edits: readonly Edit[],
): string {
  const root = schemaOf(name);
  const fieldName = (place: ValuePath) => inForm(fieldLabel(place, before, root));
  if (value === undefined) return shortened(`Remove the field ${fieldName(path)}`);
  const old = valueAt(before, path);
  if (isGroup(value) && isGroup(old)) {
    const gone = Object.keys(old).filter((key) => !Object.hasOwn(value, key));
    const [added, ...others] = Object.keys(value).filter((key) => !Object.hasOwn(old, key));
    if (added === undefined || others.length > 0) return anyChange;
    const label = inForm(fieldLabel([...path, added], after, root));
    const text = ownValue(value, added);
    if (gone.length === 1) return shortened(`Move it to ${label}`);
    return shortened(`Use “${text}” as ${label}`);
  }
  if (Array.isArray(value) && !Array.isArray(old)) return 'Make it a list of one entry';
  if (Array.isArray(value) || isGroup(value)) return anyChange;
  const schema = fieldSchemaAt(root, after, path);
  const field = schema && fieldOf(schema);
  if (field?.structure === 'choice') return shortened(`Use “${choiceWords(value)}”`);
  if (typeof value !== 'string') return shortened(`Use ${value}`);
  // Of a text, only a part may change, such as the name of a fact.
  const [edit] = edits;
  const isPart = edit !== undefined && !edit.text.startsWith('"');
  const isAddress = field && ['address', 'contact'].includes(textContentOf(field.kind) ?? '');
  if (isPart) return shortened(`Use ${edit.text}`);
  return shortened(isAddress ? `Use ${value}` : `Use “${value}”`);
}

function shortened(label: string): string {
  return label.length <= longestLabel ? label : anyChange;
}

/** What is changed in a text that is no document, such as a comma. */
function labelInText(text: string, edits: readonly Edit[]): string {
  const [edit] = edits;
  if (edit === undefined || edits.length > 1) return anyChange;
  const old = text.slice(edit.offset, edit.offset + edit.length).trim();
  const written = edit.text.trim();
  const label = written ? `Write ${written}` : `Remove ${old}`;
  return written || old ? shortened(label) : anyChange;
}

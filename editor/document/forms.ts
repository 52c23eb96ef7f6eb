// How documents are edited in forms. With the schema this is much code, so it loads while the list of pages is shown.
import { type Group, isGroup, once } from '../../schema/browser.ts';
import { documentIn } from '../../schema/diagnose/index.ts';
import type { Edited, FormState } from '../adapter/form.ts';
import { withIdentitiesOf } from '../adapter/identity.ts';
import { formOfDocument } from '../adapter/pageForm.ts';
import { merge, withValue } from '../changes/merge.ts';
import type { Content } from '../copy/requests.ts';
import type { StoredDocument } from '../home/home.ts';

export { formOfDocument } from '../adapter/pageForm.ts';
export { changedState, targetOf } from '../adapter/target.ts';
export { reduce } from './editing.ts';

/** A file in the form in which it is edited, always the same object for the same file. */
export function openedFile(name: string, file: StoredDocument): FormState | string {
  return openedOnce(file)(formOfDocument(name));
}

type DocumentForm = ReturnType<typeof formOfDocument>;

const openedOnce = once((file: StoredDocument) =>
  once((form: DocumentForm) => (file.problem === undefined ? opened(form, file.text) : file.text)),
);

function opened({ toForm }: DocumentForm, text: string): FormState | string {
  const value = documentIn(text);
  return (value === undefined ? undefined : toForm(value)) ?? text;
}

/** The value of a form, always the same object for the same state. */
export function documentOf(name: string, state: FormState): Group {
  return toDocumentOnce(formOfDocument(name))(state);
}

const toDocumentOnce = once((form: DocumentForm) => once(form.toDocument));

/** A content in the form in which it is edited. Blocks and entries keep their identities from `before`. */
export function formed(name: string, content: Content, before: Edited): Edited {
  if (content === undefined) return undefined;
  const form = formOfDocument(name);
  const edited =
    typeof content === 'string'
      ? opened(form, content)
      : (form.toForm(content) ?? `${JSON.stringify(content, null, 2)}\n`);
  return typeof edited === 'object' && typeof before === 'object'
    ? withIdentitiesOf(before, edited)
    : edited;
}

/** Two changes of a document with conflicts resolved as theirs; undefined if it is missing, or a text, on one side. */
export function mergedWith(base: Content, mine: Content, theirs: Content) {
  if (!isGroup(base) || !isGroup(mine) || !isGroup(theirs)) return undefined;
  const { merged, conflicts } = merge(base, mine, theirs);
  const document = conflicts.reduce(
    (changed, { path, theirs: value }) => withValue(changed, path, value),
    merged,
  );
  return { document: isGroup(document) ? document : theirs, hasConflicts: conflicts.length > 0 };
}

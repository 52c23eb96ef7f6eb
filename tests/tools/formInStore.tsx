import { act, render } from '@testing-library/react';
import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react';
import { vi } from 'vitest';
import type { FormField as Form, FormFields, FormState } from '../../editor/adapter/form.ts';
import { identified } from '../../editor/adapter/identity.ts';
import { formOfDocument } from '../../editor/adapter/pageForm.ts';
import { EditingProvider } from '../../editor/document/EditingContext.ts';
import { EditorProvider } from '../../editor/document/EditorContext.ts';
import { createEditing, type EditingStore } from '../../editor/document/editing.ts';
import type { OpenDocument } from '../../editor/document/useDocument.ts';
import { WorkspaceProvider } from '../../editor/document/WorkspaceContext.ts';
import { FieldList, FieldOfType } from '../../editor/fields/FormField.tsx';
import { WideProvider } from '../../editor/fields/InRow.ts';
import { type Group, isGroup } from '../../schema/browser.ts';
import type { ValuePath } from '../../schema/index.ts';
import { site } from './content.ts';

type Workspace = ComponentProps<typeof WorkspaceProvider>['value'];

/** The context of a document: the editor's, and differences from a saved document without errors. */
export type Around = Partial<ComponentProps<typeof EditorProvider>['value']> & {
  name?: string;
  open?: Partial<OpenDocument>;
  /** The path of the field that `showField` renders. */
  path?: ValuePath;
  isWide?: boolean;
  workspace?: Partial<Workspace>;
};

/** A document as returned by `useDocument`: saved, checked, and without errors. */
export function openDocument(more: Partial<OpenDocument> = {}): OpenDocument {
  return {
    opening: { site: 'a-site', name: 'faq.json', tab: 'a-tab' },
    ...{ newer: undefined, base: { hash: 'first' }, document: {}, isText: false },
    ...{ ownProblems: [], isChanged: false, isChecked: true, unreached: undefined },
    rebase: () => {},
    save: async () => {},
    keepAsVersion: async () => ({}),
    ...more,
  };
}

/** A store with a document opened as a form. */
export function storeOf(document: unknown, name = 'faq.json'): EditingStore {
  const state = formOfDocument(name).toForm(document);
  if (!state) throw new Error('The document does not open as a form.');
  return createEditing(name, state);
}

/** The document in a store. */
export const written = (store: EditingStore, name = 'faq.json'): Group =>
  formOfDocument(name).toDocument(store.get().state);

/** Renders parts of the editor for the document in a store. */
export function showInStore(store: EditingStore, children: ReactNode, around: Around = {}) {
  const tree = (more: Around) => (
    <InStore store={store} around={{ ...around, ...more }}>
      {children}
    </InStore>
  );
  const { rerender, ...shown } = render(tree({}));
  return { ...shown, surround: (more: Around) => rerender(tree(more)) };
}

type InStoreProps = { store: EditingStore; around: Around; children: ReactNode };

function InStore({ store, around, children }: InStoreProps) {
  const state = useSyncExternalStore(store.subscribe, () => store.get().state);
  const { name = 'faq.json', open, workspace, path: _path, isWide = false, ...editor } = around;
  const opening = { site: 'a-site', name, tab: 'a-tab' };
  const document = formOfDocument(name).toDocument(state);
  const nothing = () => {};
  return (
    <EditingProvider value={store}>
      <EditorProvider value={{ site, pages: [], problems: [], theme: 'light', ...editor }}>
        <WorkspaceProvider
          value={{
            document: openDocument({ opening, document, ...open }),
            ...{ setTheme: nothing, announce: nothing, pickBlock: nothing, openText: nothing },
            ...{ changeAddress: nothing, publishPages: nothing, addToMenu: nothing },
            addContact: nothing,
            ...workspace,
          }}
        >
          <WideProvider value={isWide}>{children}</WideProvider>
        </WorkspaceProvider>
      </EditorProvider>
    </EditingProvider>
  );
}

/** Renders one field outside a document. `hold` renders it with another value. */
export function showField(form: Form, value: unknown, around: Around = {}) {
  const onChange = vi.fn();
  const held = createEditing('faq.json', { fields: { value }, blocks: [] });
  function Shown() {
    const now = useSyncExternalStore(held.subscribe, () => held.get().state.fields.value);
    const { path = ['field'] } = around;
    return <FieldOfType form={form} path={path} value={now} onChange={onChange} />;
  }
  const shown = showInStore(storeOf({ blocks: [] }), <Shown />, around);
  const hold = (next: unknown) =>
    act(() => held.dispatch({ type: 'replace', state: { fields: { value: next }, blocks: [] } }));
  return { ...shown, onChange, hold };
}

/** Renders fields of site.json, or others, with the values of their form. */
export function showFields(fields: FormFields, values: Group, around: Around = {}) {
  const start: FormState = { fields: withIdentities(values), blocks: [] };
  const store = createEditing('site.json', start);
  function Shown() {
    const value = useSyncExternalStore(store.subscribe, () => store.get().state.fields);
    const target = { block: undefined, steps: [], rest: [] };
    return <FieldList fields={fields} path={[]} target={target} value={value} />;
  }
  const shown = showInStore(store, <Shown />, { name: 'site.json', ...around });
  const now = () => store.get().state.fields;
  return { ...shown, store, now };
}

/** Form values in which each list entry has an identity. */
function withIdentities(values: Group): Group {
  const inner = (value: unknown): unknown => {
    if (isGroup(value)) return withIdentities(value);
    if (!Array.isArray(value)) return value;
    return value.map((entry) => (isGroup(entry) ? identified(withIdentities(entry)) : entry));
  };
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, inner(value)]));
}

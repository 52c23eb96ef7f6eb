// Renders parts of the editor around a document of a working copy.
import { render } from '@testing-library/react';
import { act, type ReactNode, useState, useSyncExternalStore } from 'react';
import { vi } from 'vitest';
import type { FormField as Form, FormFields, FormState } from '../../editor/adapter/form.ts';
import { identified } from '../../editor/adapter/identity.ts';
import { documentOf } from '../../editor/document/forms.ts';
import { loadForms } from '../../editor/document/loadForms.ts';
import { type OpenDocument, OpenDocumentContext } from '../../editor/document/OpenDocument.ts';
import type { OpenSite } from '../../editor/document/openSite.ts';
import { OpenSiteProvider } from '../../editor/document/SiteContext.ts';
import {
  createCopy,
  type EditingStore,
  type WorkingCopy,
} from '../../editor/document/workingCopy.ts';
import { FieldList, FieldOfType } from '../../editor/fields/FormField.tsx';
import { WideProvider } from '../../editor/fields/InRow.ts';
import { NoticeProvider } from '../../editor/ui/Notice.tsx';
import { type Group, isGroup } from '../../schema/browser.ts';
import type { ValuePath } from '../../schema/index.ts';
import { site } from './content.ts';
import { snapshotOf } from './memoryHome.ts';

await loadForms();

/** The context of a document: differences from a checked document without errors. */
export type Around = Partial<OpenDocument> & {
  /** The path of the field that `showField` renders. */
  path?: ValuePath;
  isWide?: boolean;
  /** What the site answers, instead of its home and its worker. */
  openSite?: Partial<OpenSite>;
};

const copies = new WeakMap<EditingStore, WorkingCopy>();

/** The working copy of a store. */
export function copyOf(store: EditingStore): WorkingCopy {
  const copy = copies.get(store);
  if (!copy) throw new Error('The store was not made by this module.');
  return copy;
}

function storeIn(copy: WorkingCopy, name: string): EditingStore {
  const store = copy.of(name);
  copies.set(store, copy);
  return store;
}

/** A store with a document opened as a form, in a site with other files. */
export function storeOf(
  document: unknown,
  name = 'faq.json',
  others: Readonly<Record<string, unknown>> = {},
): EditingStore {
  const copy = createCopy(snapshotOf({ ...others, [name]: document }));
  if (typeof copy.edited(name) !== 'object')
    throw new Error('The document does not open as a form.');
  return storeIn(copy, name);
}

/** The document in a store. */
export const written = (store: EditingStore, name = 'faq.json'): Group =>
  documentOf(name, store.get().state);

/** An open site with a working copy, without home and worker. */
export function openSiteOf(copy: WorkingCopy, more: Partial<OpenSite> = {}): OpenSite {
  const unexpected = async () => {
    throw new Error('The test does not expect this request.');
  };
  return {
    copy,
    home: {
      ...{ read: unexpected, bytes: unexpected, write: unexpected, history: unexpected },
      address: (name) => `/${name}`,
      watch: () => () => {},
    },
    ...{ ask: unexpected, change: unexpected, save: unexpected, follow: unexpected },
    ...{
      writeFiles: unexpected,
      revert: unexpected,
      dropFile: unexpected,
      foundEdits: undefined,
      checked: () => undefined,
    },
    ...{
      openQuestions: () => undefined,
      postponeQuestions: () => {},
      storageState: () => 'stored',
    },
    ...{ subscribe: () => () => {}, close: () => {} },
    ...more,
  };
}

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
  const { path: _path, isWide = false, openSite, ...open } = around;
  const nothing = () => {};
  return (
    <OpenSiteProvider value={openSiteOf(copyOf(store), openSite)}>
      <NoticeProvider>
        <OpenDocumentContext
          value={{
            ...{ name: 'faq.json', store, site, pages: [], downloads: [], problems: [] },
            ...{ isChecked: true, theme: 'light', setTheme: nothing, pickBlock: nothing },
            ...{ changeAddress: nothing, followOffer: nothing },
            ...open,
          }}
        >
          <WideProvider value={isWide}>{children}</WideProvider>
        </OpenDocumentContext>
      </NoticeProvider>
    </OpenSiteProvider>
  );
}

/** Renders one field outside a document. `hold` renders it with another value. */
export function showField(form: Form, value: unknown, around: Around = {}) {
  const onChange = vi.fn();
  let setHeld: (next: unknown) => void = () => {};
  function Shown() {
    const [{ now }, setNow] = useState({ now: value });
    setHeld = (next) => setNow({ now: next });
    const { path = ['field'] } = around;
    return <FieldOfType form={form} path={path} value={now} onChange={onChange} />;
  }
  const shown = showInStore(storeOf({ blocks: [] }), <Shown />, around);
  const hold = (next: unknown) => act(() => setHeld(next));
  return { ...shown, onChange, hold };
}

/** Renders fields of site.json, or others, with the values of their form. */
export function showFields(fields: FormFields, values: Group, around: Around = {}) {
  const start: FormState = { fields: withIdentities(values), blocks: [] };
  const store = storeIn(createCopy(snapshotOf({})), 'site.json');
  store.dispatch({ type: 'replace', state: start });
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

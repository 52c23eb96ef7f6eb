import { useCallback, useRef } from 'react';
import type { ValuePath } from '../../schema/index.ts';
import { valueAt } from '../../schema/inspect.ts';
import type { FormState } from '../adapter/form.ts';
import { identified, identityOf } from '../adapter/identity.ts';
import { formOfDocument } from '../adapter/pageForm.ts';
import { type Target, targetOf } from '../adapter/target.ts';
import { withField, withValue } from '../changes/merge.ts';
import { documentOf } from '../document/forms.ts';
import { useOpenDocument } from '../document/OpenDocument.ts';
import { useOpenSite } from '../document/SiteContext.ts';
import { useInherited, useSettingsName } from '../document/usePreviewSite.ts';
import type { EditingStore } from '../document/workingCopy.ts';
import type { Place } from '../page/messages.ts';

/** A state of the page and of site.json that was sent to the frame. */
type SentState = { number: number; page: FormState; site: FormState };
/** Text typed into an older state is dropped. */
const maxSent = 50;

/** The field that is edited in place. `list`: it is in an inherited list at this path. */
type EditedField = { store: EditingStore; target: Target | { list: ValuePath; path: ValuePath } };

/**
 * Writes text typed in place to the field that got the focus, even after it was moved: the frame names the state that it showed
 * then. `numbers` numbers the current state, which is about to be sent.
 */
export function useInPlaceEdits() {
  const { copy } = useOpenSite();
  const { name, store: pageStore } = useOpenDocument();
  const settings = useSettingsName(name);
  const inherited = useInherited(settings);
  const siteStore = copy.of(settings);
  const edited = useRef<EditedField>(undefined);
  const { sent, confirmed, numbers } = useSentStates(pageStore, siteStore);

  const fieldAt = ({ path, isSite }: Place, number: number): EditedField | undefined => {
    const state = sent.current.find((one) => one.number === number);
    if (!state) return undefined;
    const store = isSite ? siteStore : pageStore;
    const list = isSite && inherited !== undefined ? listAround(path) : undefined;
    if (list && valueAt(documentOf(settings, state.site), list) === undefined) {
      return { store, target: { list, path } };
    }
    const { fields } = formOfDocument(isSite ? settings : name);
    const target = targetOf(isSite ? state.site : state.page, fields, path);
    return target && { store, target };
  };
  /** Writes a text; undefined: as it is. The first text in an inherited list copies the list to the language. */
  const writeText = (text: string | undefined) => {
    const { store, target } = edited.current ?? {};
    if (!store || !target) return;
    if ('steps' in target) store.write(target, (now) => text ?? now);
    else {
      const { list, path } = target;
      const value = valueAt(inherited, list);
      const after = text === undefined ? value : withValue(value, path.slice(list.length), text);
      store.replace(withField(documentOf(settings, store.get().state), list, after));
      const found = store.find(path);
      edited.current = found && { store, target: found };
    }
  };
  return {
    numbers,
    begin(place: Place, number: number): void {
      edited.current = fieldAt(place, number);
    },
    write(text: string, number: number): void {
      confirmed.current = number;
      writeText(text);
    },
    addEntry(): void {
      if (edited.current && 'list' in edited.current.target) writeText(undefined);
      const { store, target } = edited.current ?? {};
      if (!target || !('steps' in target)) return;
      store?.write(listOf(target), (now) => withEmptyEntry(now, target));
    },
    end(): void {
      edited.current = undefined;
    },
  };
}

/** The states that were sent to the frame, and the number of the last text that was typed there. */
function useSentStates(pageStore: EditingStore, siteStore: EditingStore) {
  const sent = useRef<SentState[]>([]);
  const confirmed = useRef(0);
  const numbers = useCallback(() => {
    const number = (sent.current.at(-1)?.number ?? 0) + 1;
    const [page, site] = [pageStore.get().state, siteStore.get().state];
    sent.current = [...sent.current, { number, page, site }].slice(-maxSent);
    return { number, confirmed: confirmed.current };
  }, [pageStore, siteStore]);
  return { sent, confirmed, numbers };
}

/** The path of the outermost list around a field; undefined if the field is not below an entry. */
function listAround(path: ValuePath): ValuePath | undefined {
  const index = path.findIndex((step) => typeof step === 'number');
  return index >= 0 && index < path.length - 1 ? path.slice(0, index) : undefined;
}

/** The list that contains a text entry. */
function listOf({ steps, rest, ...target }: Target): Target {
  if (rest.length > 0) return { ...target, steps, rest: rest.slice(0, -1) };
  return { ...target, steps: steps.slice(0, -2), rest };
}

/** A list with an empty entry below the target entry, even if that was moved. */
function withEmptyEntry(list: unknown, { steps, rest }: Target): unknown {
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  const [entry, field = ''] = steps.slice(-2);
  const index =
    rest.length > 0 ? Number(rest.at(-1)) : entries.findIndex((one) => identityOf(one) === entry);
  if (index < 0) return list;
  return entries.toSpliced(index + 1, 0, rest.length > 0 ? '' : identified({ [field]: '' }));
}

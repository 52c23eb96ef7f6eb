import { createContext, use, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import type { ValuePath } from '../../schema/index.ts';
import { useOpenDocument } from '../document/OpenDocument.ts';
import { useAddress } from '../document/useAddress.ts';
import { fieldAddress } from '../fieldAddress.ts';
import { focusField } from '../fields/focusField.ts';
import { isSettings } from '../languages.ts';
import { focusIn, type Place } from '../page/messages.ts';

/** Shows the part of the layout with the fields, where a phone shows one part at a time. */
export const ShowFieldsContext = createContext(() => {});

/** Selects the block of a path, or none, so that the form shows its field. */
export function useSelectAt(): (path: ValuePath) => void {
  const { store } = useOpenDocument();
  return ([list, index]) => {
    const { blocks } = store.get().state;
    const block = list === 'blocks' && typeof index === 'number' ? blocks[index] : undefined;
    flushSync(() => store.dispatch({ type: 'select', key: block?.key }));
  };
}

/**
 * Goes to the field of a path: selects its block, or its section of the site settings, unfolds it, and focuses it. If the
 * field does not exist, goes to the nearest one around it.
 */
export function useGoTo(): (path: ValuePath) => void {
  const selectAt = useSelectAt();
  const showFields = use(ShowFieldsContext);
  const { name } = useOpenDocument();
  return (path) => {
    const address = fieldAddress(name, path);
    // The address decides which section of the settings is shown, so that Back returns to the previous one.
    if (isSettings(name) && address !== location.hash) {
      location.hash = address;
      return;
    }
    flushSync(showFields);
    selectAt(path);
    focusField(path);
  };
}

/** Goes to the field in the address, when the document opens and whenever the address changes. */
export function useGoToAddress(): void {
  const selectAt = useSelectAt();
  const showFields = use(ShowFieldsContext);
  const { path } = useAddress();
  const goTo = useEffectEvent((fieldPath: ValuePath) => {
    flushSync(showFields);
    selectAt(fieldPath);
    focusField(fieldPath);
  });
  useEffect(() => {
    // An effect cannot render synchronously.
    if (path.length > 0) queueMicrotask(() => goTo(path));
  }, [path]);
}

/**
 * Moves the focus from a field or the page to the chosen entry in the list of blocks, or to the pressed tab where that is hidden.
 */
export function focusChosen(): void {
  const entries = document.querySelectorAll<HTMLElement>('[data-side="blocks"] [aria-pressed]');
  const chosen = Array.from(entries).find((entry) => entry.ariaPressed === 'true');
  const entry = chosen ?? entries[0];
  const tab = document.querySelector<HTMLElement>('[data-parts] [aria-pressed="true"]');
  (entry?.checkVisibility() ? entry : tab)?.focus();
}

/** Focuses the first text of a place in the page. */
export function focusInPage(place: Place): void {
  const frame = document.querySelector<HTMLIFrameElement>('[data-side="page"] iframe');
  if (!frame?.contentWindow) return;
  frame.focus();
  focusIn(frame.contentWindow, place);
}

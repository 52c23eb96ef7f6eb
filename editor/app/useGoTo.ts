import { useGetPuck } from '@puckeditor/core';
import { useEffect, useRef } from 'react';
import type { ValuePath } from '../../schema/index.ts';
import { zone } from '../adapter/target.ts';
import { siteName } from '../api.ts';
import { unlessMoved } from '../document/unlessMoved.ts';
import { useAddress } from '../document/useAddress.ts';
import { useWorkspace } from '../document/WorkspaceContext.ts';
import { fieldAddress } from '../fieldAddress.ts';
import { wholeAttribute } from '../fields/Around.tsx';
import { entryAttribute } from '../fields/EntrySummary.tsx';
import { pathAttribute } from '../fields/FieldNotes.tsx';

// Puck renders a field a frame or two after its block was selected or its entry opened, but needs longer at its start.
const mostFrames = 60;
const mostFramesAtStart = 600;

/**
 * Goes to the field of a path: selects its block, or its section of the site settings, opens what hides it, and focuses
 * it. If the field does not exist, goes to the nearest field around it. A focus that the person moves before the field is
 * rendered stays where it is.
 */
export function useGoTo(): (path: ValuePath) => Promise<void> {
  const goToHere = useGoToHere();
  const { name } = useWorkspace().document.opening;
  return async (path) => {
    const address = fieldAddress(name, path);
    // The address decides which section is shown, so that Back leads to the previous one.
    if (name !== siteName || address === location.hash) return goToHere(path);
    location.hash = address;
  };
}

/** Goes to the field in the address, when the document opens and whenever the address changes. */
export function useGoToAddress(): void {
  const goToHere = useGoToHere();
  const { path } = useAddress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each address
  useEffect(() => {
    if (path.length > 0) void goToHere(path);
  }, [path]);
}

function useGoToHere(): (path: ValuePath) => Promise<void> {
  const getPuck = useGetPuck();
  // If two calls overlap, the later one sets the cursor.
  const latest = useRef<ValuePath>(undefined);
  return async (path) => {
    latest.current = path;
    const [first, index] = path;
    const isBlock = first === 'blocks' && typeof index === 'number';
    getPuck().dispatch({
      type: 'setUi',
      ui: { itemSelector: isBlock ? { index, zone } : null },
    });
    const isLatest = () => latest.current === path;
    const field = await unlessMoved(openedField(path, isLatest));
    if (!isLatest()) return;
    if (isBlock) showBlock(getPuck().appState.data.content[index]?.props.id);
    if (field) focusOn(field);
  };
}

/** Opens what hides the field of a path, and returns the nearest field that exists; undefined if it is no longer wanted. */
async function openedField(
  path: ValuePath,
  isWanted: () => boolean,
): Promise<HTMLElement | undefined> {
  let nearest: HTMLElement | undefined;
  const opened = new Set<HTMLElement>();
  for (let frame = 0; frame < (nearest ? mostFrames : mostFramesAtStart); frame += 1) {
    await new Promise(requestAnimationFrame);
    if (!isWanted()) return undefined;
    nearest = nearestField(path);
    const found = nearest ? pathOf(nearest).length : 0;
    if (nearest && found === path.length) break;
    const summary = nearest && closedEntry(nearest, path[found]);
    // A second click would close it again.
    if (summary && !opened.has(summary)) summary.click();
    if (summary) opened.add(summary);
  }
  return nearest;
}

/** The element of the field of a path, or of the innermost list or group around it. */
function nearestField(path: ValuePath): HTMLElement | undefined {
  return Array.from(document.querySelectorAll<HTMLElement>(`[${pathAttribute}]`))
    .filter((field) => pathOf(field).every((step, place) => path[place] === step))
    .sort((a, b) => pathOf(b).length - pathOf(a).length)[0];
}

/** The path in the attribute of a field's element. */
export function pathOf(field: Element): ValuePath {
  const path: unknown = JSON.parse(field.getAttribute(pathAttribute) ?? '[]');
  const steps: readonly unknown[] = Array.isArray(path) ? path : [];
  return steps.filter((step) => typeof step === 'string' || typeof step === 'number');
}

/** The button that opens an entry of the list above these notes; undefined where the entry is open. */
function closedEntry(notes: HTMLElement, place: string | number | undefined) {
  const list = notes.previousElementSibling?.querySelector('[data-dnd-container]');
  const entry = typeof place === 'number' ? list?.children[place] : undefined;
  return entry?.querySelector('fieldset')
    ? undefined
    : entry?.querySelector<HTMLElement>(`[${entryAttribute}]`);
}

/** Scrolls the canvas to a block. */
function showBlock(id: unknown): void {
  const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
  const block = frame?.contentDocument?.querySelector(`[data-puck-component="${id}"]`);
  block?.scrollIntoView({ block: 'nearest' });
}

/** Puts the cursor into a field. `field` is the element around it, or the notes below it. */
function focusOn(field: HTMLElement): void {
  const around = field.hasAttribute(wholeAttribute) ? field : field.previousElementSibling;
  for (let hidden = field.closest('details'); hidden; ) {
    hidden.open = true;
    hidden = hidden.parentElement?.closest('details') ?? null;
  }
  // In a rich text the text, not its buttons.
  const control =
    around?.querySelector<HTMLElement>('input, textarea, select, [role="textbox"]') ??
    around?.querySelector<HTMLElement>(':is(summary, button):not([role="toolbar"] *)');
  control?.scrollIntoView({ block: 'center' });
  control?.focus();
}

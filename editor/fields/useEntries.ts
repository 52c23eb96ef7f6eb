import { useLayoutEffect, useRef, useState } from 'react';
import { emptyEntry } from '../adapter/convert.ts';
import { identified, identityOf } from '../adapter/identity.ts';
import { entryLabel } from '../adapter/searchFields.ts';
import type { FieldProps } from './parts.tsx';

type Options = Pick<FieldProps<'list'>, 'form' | 'value' | 'onChange'> & {
  /** The index of the first field among the controls of an entry. */
  firstControl: number;
};

/** The entries of a list, in the element `list`, and their changes, which keep the focus where a person works. */
export function useEntries({ form, value, onChange, firstControl }: Options) {
  const list = useRef<HTMLOListElement>(null);
  const [announced, announce] = useState('');
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const labelOf = (index: number) => entryLabel(form, entries[index], index);
  // Gets the focus when the changed list is rendered: in a layout effect, because a person who keeps typing does not wait for
  // a frame.
  const toFocus = useRef<() => HTMLElement | null | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every change of the list
  useLayoutEffect(() => {
    toFocus.current?.()?.focus();
    toFocus.current = undefined;
  }, [value]);

  const controlsIn = (index: number) =>
    Array.from(list.current?.children[index]?.querySelectorAll<HTMLElement>(controls) ?? []);
  /** Focuses the control with index `place` in an entry: the one used before a move, or the first field of a new entry. */
  const focusIn = (index: number, place: number) => {
    toFocus.current = () => {
      const inEntry = controlsIn(index);
      const [control, before, after] = [place, place - 1, place + 1].map((at) => inEntry[at]);
      if (!control?.matches(':disabled')) return control;
      return before?.matches(':enabled') ? before : after;
    };
  };
  const isIndex = (index: number) => index >= 0 && index < entries.length;
  const move = (from: number, to: number) => {
    if (!isIndex(to) || to === from) return;
    onChange(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]));
    announce(`${labelOf(from)} is now number ${to + 1} of ${entries.length}.`);
  };
  /** Moves an entry by one step. The control that was used keeps the focus. */
  const moveFrom = (index: number, step: number, control: HTMLElement) => {
    if (isIndex(index + step)) focusIn(index + step, controlsIn(index).indexOf(control));
    move(index, index + step);
  };
  const remove = (index: number) => {
    toFocus.current = () => {
      const next = list.current?.children[Math.min(index, entries.length - 2)];
      // The entry's button is the last one, after those of nested lists.
      const button = Array.from(next?.querySelectorAll<HTMLElement>('[data-remove]') ?? []).at(-1);
      return button ?? list.current?.parentElement?.querySelector<HTMLElement>('[data-add]');
    };
    onChange(entries.toSpliced(index, 1));
    announce(`${labelOf(index)} removed. Undo brings it back.`);
  };
  /** Adds an empty entry. Returns its identity. */
  const add = () => {
    const entry = identified(emptyEntry(form.fields));
    focusIn(entries.length, firstControl);
    onChange([...entries, entry]);
    announce('');
    return identityOf(entry);
  };
  return { list, entries, labelOf, isIndex, move, moveFrom, remove, add, announced };
}

const controls = 'summary, input, textarea, select, button';

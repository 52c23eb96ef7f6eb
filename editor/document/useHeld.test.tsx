import { act, renderHook, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showInStore, storeOf, written } from '../../tests/tools/formInStore.tsx';
import type { Target } from '../adapter/target.ts';
import { type Held, useHeld } from './useHeld.ts';

const hero = (headline: string) => ({ type: 'hero', headline });

/** Holds the headline of the first block, in a field that can be removed. */
function hold() {
  const store = storeOf({ blocks: [hero('One'), hero('Two')] });
  const target = store.find(['blocks', 0, 'headline']);
  let held: Held | undefined;
  function Field({ own }: { own: Target | undefined }) {
    held = useHeld(own, 'One', () => {})();
    return <p>A field</p>;
  }
  const { unmount } = showInStore(store, <Field own={target} />);
  if (!held) throw new Error('Nothing is held.');
  return { store, held, unmount };
}

test('writes a held field after its block was moved and the field left the screen', () => {
  const { store, held, unmount } = hold();
  store.dispatch({ type: 'move', key: store.get().state.blocks[0]?.key ?? 0, to: 1 });
  unmount();
  expect(held.write((now) => `${now}, late`)).toBe(true);
  expect(written(store).blocks).toEqual([hero('Two'), hero('One, late')]);
});

test('does not write a held field of a removed block', () => {
  const { store, held } = hold();
  act(() => store.dispatch({ type: 'remove', key: store.get().state.blocks[0]?.key ?? 0 }));
  expect(held.write(() => 'Late')).toBe(false);
  expect(screen.getByText('A field')).toBeTruthy();
});

test('writes a field outside a document with its latest value until it is removed', () => {
  const onChange = vi.fn();
  const { result, rerender, unmount } = renderHook(
    ({ value }) => useHeld(undefined, value, onChange),
    { initialProps: { value: 'One' } },
  );
  const { key, write } = result.current();
  rerender({ value: 'Two' });
  expect(result.current().key).toBe(key);
  expect(write((now) => `${now}, late`)).toBe(true);
  unmount();
  expect(write(() => 'Too late')).toBe(false);
  expect(onChange.mock.calls).toEqual([['Two, late']]);
});

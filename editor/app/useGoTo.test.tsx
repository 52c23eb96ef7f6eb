import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pathAttribute } from '../fields/FieldNotes.tsx';
import { useGoTo, zone } from './useGoTo.ts';

const told = vi.hoisted((): object[] => []);
vi.mock('@puckeditor/core', () => ({
  createUsePuck: () => () => undefined,
  useGetPuck: () => () => ({ dispatch: (action: object) => told.push(action) }),
}));

afterEach(cleanup);

const notes = (path: unknown[]) => `<div ${pathAttribute}='${JSON.stringify(path)}'></div>`;

test('a mistake in an entry of a list opens the entry once, and puts the cursor into the field', async () => {
  const list = ['blocks', 2, 'items'];
  document.body.innerHTML = `
    <label><input id="headline"></label>${notes(['blocks', 2, 'headline'])}
    <div><div data-dnd-container><div><div role="button"></div></div><div><div role="button" id="entry"></div></div></div></div>${notes(list)}`;
  const entry = document.getElementById('entry');
  let clicks = 0;
  entry?.addEventListener('click', () => {
    clicks += 1;
    // Puck shows the fields some frames later.
    let frames = 0;
    const wait = () => {
      frames += 1;
      if (frames < 4) return void requestAnimationFrame(wait);
      const fields = document.createElement('fieldset');
      fields.innerHTML = `<label><input id="title"></label>${notes([...list, 1, 'title'])}`;
      entry.after(fields);
    };
    wait();
  });
  const { result } = renderHook(useGoTo);
  await act(() => result.current([...list, 1, 'title']));
  expect(told).toEqual([{ type: 'setUi', ui: { itemSelector: { index: 2, zone } } }]);
  expect(clicks).toBe(1);
  expect(document.activeElement?.id).toBe('title');
});

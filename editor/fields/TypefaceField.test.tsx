import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { typefaceNames } from '../../schema/browser.ts';
import { showField } from '../../tests/tools/formInStore.tsx';

const loaded: string[] = [];
const held = { count: 0 };
beforeEach(() => {
  vi.stubGlobal(
    'FontFace',
    class {
      load: () => Promise<number>;
      constructor(family: string) {
        this.load = async () => loaded.push(family);
      }
    },
  );
  const fonts = { add: () => void held.count++, delete: () => void held.count-- };
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
});

test('offers every typeface, and shows its samples when opened', () => {
  const help = { description: '', isOptional: true };
  const { container, unmount, onChange } = showField(
    { type: 'typeface', label: 'Headlines', help },
    undefined,
  );
  expect(loaded).toEqual([]);
  const details = container.querySelector('details');
  if (!details) throw new Error('The choices do not open.');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(loaded).toEqual([...typefaceNames]);
  expect(screen.getAllByRole('radio')).toHaveLength(typefaceNames.length + 1);

  fireEvent.click(screen.getByRole('radio', { name: 'Newsreader' }));
  expect(onChange).toHaveBeenLastCalledWith('Newsreader');
  expect(screen.getByRole('radio', { name: 'Default' })).toHaveProperty('checked', true);
  expect(container.querySelector('summary')?.textContent).toBe('Default');
  // The sample is in the typeface, and is not part of the accessible name.
  const [letters] = container.querySelectorAll<HTMLElement>('[aria-hidden="true"]');
  expect(letters?.style.fontFamily).toContain(typefaceNames[0]);
  expect(held.count).toBe(typefaceNames.length);
  unmount();
  expect(held.count).toBe(0);
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('offers every typeface, and shows its samples when opened', async () => {
  const help = { description: '', isOptional: true };
  const { unmount, onChange } = showField(
    { type: 'typeface', label: 'Headlines', help },
    undefined,
  );
  expect(loaded).toEqual([]);
  const button = screen.getByRole('combobox', { name: 'Headlines' });
  expect(button.textContent).toBe('Default');
  await userEvent.click(button);
  const choices = await screen.findAllByRole('gridcell');
  expect(choices).toHaveLength(typefaceNames.length);
  expect(loaded).toEqual([...typefaceNames]);
  // The sample is in the typeface, and is not part of the accessible name.
  const sample = screen.getAllByText('Aa')[0]?.parentElement;
  expect(sample?.style.fontFamily).toContain(typefaceNames[0]);
  await userEvent.click(screen.getByRole('gridcell', { name: 'Newsreader' }));
  expect(onChange).toHaveBeenLastCalledWith('Newsreader');
  unmount();
  expect(held.count).toBe(0);
});

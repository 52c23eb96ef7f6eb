import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { memoryHome, snapshotOf } from '../../tests/tools/memoryHome.ts';
import { openInMemory } from '../../tests/tools/openInMemory.ts';
import { showInSite } from '../../tests/tools/showInSite.tsx';
import type { FormFields } from '../adapter/form.ts';
import { Refused } from '../refused.ts';
import { SeveralPictures } from './SeveralPictures.tsx';

// Decoding needs a browser: tests/editor/pictures.spec.ts.
vi.mock('../document/preparePicture.ts', () => ({
  preparePicture: async (data: File) => {
    if (data.name.endsWith('.gif')) throw new Refused('It is a GIF.');
    return { data, ending: '.jpg' };
  },
}));

const base = (isOptional = false) => ({ label: 'A', help: { description: '', isOptional } });
const fieldsOf = (isOptional: boolean): FormFields => ({
  caption: { ...base(), type: 'line' },
  picture: { ...base(isOptional), type: 'picture', parts: ['src', 'alt'] },
});
let entries: object[] = [];

function List({ most, isOptional = false }: { most: number; isOptional?: boolean }) {
  const [own, setOwn] = useState<object[]>([]);
  entries = own;
  const add = (entry: object) => setOwn([...own, entry]);
  return <SeveralPictures fields={fieldsOf(isOptional)} room={most - own.length} onAdd={add} />;
}

const show = async (most: number) =>
  showInSite(await openInMemory(memoryHome(snapshotOf({ 'site.json': {} }))), <List most={most} />);

const choose = (...names: string[]) =>
  fireEvent.change(screen.getByLabelText('Picture'), {
    target: { files: names.map((name) => new File(['photo'], name)) },
  });
const dialog = async (title: string) => within(await screen.findByRole('dialog', { name: title }));
async function describe(title: string, words: string) {
  const shown = await dialog(title);
  fireEvent.change(await shown.findByLabelText('What does it show?'), { target: { value: words } });
  fireEvent.click(shown.getByRole('button', { name: 'Add it' }));
}
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('asks about several pictures in turn, and adds an entry for each', async () => {
  await show(24);
  choose('IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg');
  await describe('A new picture (1 of 3)', 'A hall');
  await describe('A new picture (2 of 3)', 'A stage');
  await describe('A new picture (3 of 3)', 'A piano');
  await waitFor(() =>
    expect(entries).toMatchObject([
      { caption: '', picture: { src: 'pictures/a-hall.jpg', alt: 'A hall' } },
      { caption: '', picture: { src: 'pictures/a-stage.jpg', alt: 'A stage' } },
      { caption: '', picture: { src: 'pictures/a-piano.jpg', alt: 'A piano' } },
    ]),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(said()).toEqual(['3 of 3 pictures added.']);
});

test('can skip a picture that is refused and add the others', async () => {
  await show(24);
  choose('party.gif', 'IMG_2.jpg');
  await describe('A new picture (1 of 2)', 'A party');
  const first = await dialog('A new picture (1 of 2)');
  expect((await first.findByRole('alert')).textContent).toBe(
    '“party.gif” was not added. It is a GIF.',
  );
  fireEvent.click(first.getByRole('button', { name: 'Skip' }));
  await describe('A new picture (2 of 2)', 'A stage');
  await waitFor(() => expect(said()).toEqual(['1 of 2 pictures added.']));
  expect(entries).toHaveLength(1);
});

test('reports pictures that do not fit into the list', async () => {
  await show(1);
  choose('IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg');
  await describe('A new picture', 'A hall');
  await waitFor(() =>
    expect(said()).toEqual(['1 of 1 picture added. The list is full: 2 pictures were not added.']),
  );
  const button = screen.getByRole('button', { name: 'Add several pictures at once' });
  expect(button).toHaveProperty('disabled', true);
});

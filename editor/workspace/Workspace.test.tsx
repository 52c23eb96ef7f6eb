import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { EditorOf } from '../../tests/tools/EditorOf.tsx';
import { openInMemory, secondHome, valueIn } from '../../tests/tools/openInMemory.ts';
import { showInSite } from '../../tests/tools/showInSite.tsx';

/** Opens a page with a hero and a text. */
async function show() {
  const memory = await secondHome();
  const page = {
    ...{ path: '/x', title: 'A page', description: 'What this page is about, in a few words.' },
    blocks: [
      { type: 'hero', headline: 'Hello', ctaText: 'Ask', href: '/visit' },
      { type: 'prose', headline: 'Text', paragraphs: ['Words'] },
    ],
  };
  memory.change({ 'x.json': JSON.stringify(page) });
  const opened = await openInMemory(memory);
  showInSite(opened, <EditorOf name="x.json" />);
  await screen.findByRole('region', { name: 'Fields' });
  return opened;
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const fields = () => within(screen.getByRole('region', { name: 'Fields' }));

test.each(['Add a block before block 1', 'Add a block'])(
  'after “%s”, a link adds its block below the hero, named by its kind, and focuses the name to check',
  async (add) => {
    await show();
    press(add);
    const dialog = within(screen.getByRole('dialog', { name: 'Add a block' }));
    const area = dialog.getByRole('textbox');
    fireEvent.change(area, { target: { value: 'https://calendly.com/plum-rye' } });
    fireEvent.keyDown(area, { key: 'Enter' });
    expect(screen.queryByRole('dialog')).toBeNull();
    const list = within(screen.getByRole('list', { name: 'Blocks of this page' }));
    const names = list.getAllByRole('button', { name: /^(?:Hero|Prose|Calendar)/ });
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'HeroHello',
      'Calendar',
      'ProseText',
    ]);
    // A screen reader needs it.
    const name = fields().getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(document.activeElement).toBe(name));
  },
);

test('the button that adds a block names the selected block', async () => {
  await show();
  press(/^Hero/);
  expect(button('Add a block after “Hero”')).toBeDefined();
});

test('a setting that is edited on a page is the one of every page, with its own problems and link targets', async () => {
  const { copy, checked } = await show();
  const sectionsIn = async (part: RegExp) => {
    press(part);
    const [link] = await fields().findAllByRole('combobox', { name: /^Leads to/ });
    if (link) await userEvent.type(link, '{ArrowDown}');
    await screen.findAllByRole('option');
    return screen.queryAllByText('A section of this page').length;
  };
  expect(await sectionsIn(/^Hero/)).toBeGreaterThan(0);
  expect(await sectionsIn(/^Header/)).toBe(0);
  expect(fields().getByText('This is the same on every page.')).toBeTruthy();
  const link = fields().getByRole<HTMLElement>('textbox', { name: 'Text of the button' });
  fireEvent.change(link, { target: { value: '' } });
  await waitFor(() => expect(checked()?.isCurrent).toBe(true));
  expect(await fields().findByRole('alert')).toBeTruthy();
  expect(copy.changed()).toEqual(['site.json']);
  act(() => void copy.undo());
  expect(valueIn(copy, 'site.json', 'header', 'ctaText')).toBe('Book a Tuning');
});

test('a duplicate gets its own name for links, so that it can be saved', async () => {
  const { copy, save } = await show();
  const store = copy.of('visit.json');
  const key = store.get().state.blocks[1]?.key ?? -1;
  store.dispatch({ type: 'duplicate', key });
  const ids = [1, 2].map((index) => valueIn(copy, 'visit.json', 'blocks', index, 'id'));
  expect(new Set(ids).size).toBe(2);
  expect((await save()).waiting).toEqual([]);
});

import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { copyOf, showInStore, storeOf } from '../../tests/tools/formInStore.tsx';
import { Around } from './Around.tsx';
import { EmbedFields, NewEmbed } from './EmbedCode.tsx';

const youtube =
  '<iframe width="560" height="315" src="https://www.youtube.com/embed/aB3_dE5-gH7" title="Our oven"></iframe>';
const area = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', {
    name: 'Paste the code or link from your provider',
  });

/** Pastes a text. Returns whether the browser would insert it. */
function paste(element: Element, text: string): boolean {
  const event = createEvent.paste(element, { clipboardData: { getData: () => text } });
  return fireEvent(element, event);
}

function show() {
  const embed = {
    type: 'embed',
    source: 'lead-form',
    headline: 'Watch us bake',
    height: 600,
    embedScript: true,
  };
  const store = storeOf({ blocks: [embed] });
  const [block] = store.get().state.blocks;
  const target = { block: block?.key, steps: [], rest: [] };
  const address = (
    <Around path={['blocks', 0, 'url']}>
      <input aria-label="Address" />
    </Around>
  );
  const title = (
    <Around path={['blocks', 0, 'title']}>
      <input aria-label="Name" />
    </Around>
  );
  showInStore(
    store,
    <EmbedFields target={target}>
      {address}
      {title}
    </EmbedFields>,
  );
  return { store, fields: () => store.get().state.blocks[0]?.fields };
}

const filled = {
  headline: 'Watch us bake',
  ...{ source: undefined, code: undefined, height: undefined, embedScript: undefined },
  url: 'https://www.youtube-nocookie.com/embed/aB3_dE5-gH7',
  title: 'Our oven',
  ratio: '16:9',
};

test('a pasted code fills the fields of its block in one Undo step', () => {
  const { store, fields } = show();
  const before = fields();
  expect(paste(area(), youtube)).toBe(false);
  expect(fields()).toMatchObject(filled);
  expect(area().value).toBe('');
  expect(screen.getByRole('status').textContent).toBe('Done: the fields are filled in.');
  copyOf(store).undo();
  expect(fields()).toEqual(before);
});

test('keeps the title of the block if the code has none, and asks to check it', () => {
  const { fields } = show();
  paste(area(), youtube);
  paste(area(), 'https://forms.example.com/a');
  expect(fields()).toMatchObject({ url: 'https://forms.example.com/a', title: 'Our oven' });
  expect(fields()).toMatchObject({ ratio: undefined });
  expect(screen.getByRole('status').textContent).toMatch(/Check the name: the code has none\.$/);
});

test('keeps a code that cannot be shown, and explains what to paste instead', () => {
  const { fields } = show();
  const before = fields();
  paste(area(), '<script>gtag("js", new Date())</script>');
  expect(fields()).toEqual(before);
  expect(area().value).toContain('gtag');
  expect(screen.getByRole('alert').textContent).toMatch(/^This code counts visits/);
  expect(area().getAttribute('aria-invalid')).toBe('true');
  expect(area().getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id);
});

test('a code pasted into the address field fills the fields too', () => {
  const { fields } = show();
  const address = screen.getByRole('textbox', { name: 'Address' });
  for (const text of ['https://forms.example.com/a', '?lang=en']) {
    expect(paste(address, text), text).toBe(true);
  }
  expect(screen.queryByRole('alert')).toBeNull();
  expect(paste(address, '<script>fbq("init")</script>')).toBe(true);
  expect(screen.getByRole('alert').textContent).toMatch(/counts visits/);
  expect(paste(address, youtube)).toBe(false);
  expect(fields()).toMatchObject(filled);
});

test('creates a new block from a code', () => {
  const onAdd = vi.fn();
  showInStore(storeOf({ blocks: [] }), <NewEmbed onAdd={onAdd} />);
  expect(screen.getByText(/A link works too\./).id).toBe(
    area().getAttribute('aria-describedby')?.split(' ')[0],
  );
  paste(area(), 'https://form.jotform.com/jsform/242991234567890');
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(
    { type: 'embed', url: 'https://form.jotform.com/242991234567890', title: 'Form' },
    'Check the name: the code has none.',
  );
});

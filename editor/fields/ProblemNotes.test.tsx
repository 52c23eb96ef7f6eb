import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import {
  type Around,
  copyOf,
  showInStore,
  storeOf,
  written,
} from '../../tests/tools/formInStore.tsx';
import type { Offer, Problem } from '../api.ts';
import { OpenDocumentContext, useOpenDocument } from '../document/OpenDocument.ts';
import { useOffers } from '../health/offerDialogs.tsx';
import { OtherProblems } from './OtherProblems.tsx';
import { ProblemNotes } from './ProblemNotes.tsx';

const hero = { type: 'hero', headline: 'Old' };
const list = { type: 'list', headline: 'Included', items: [] };
const page = { title: 'Questions', blocks: [hero, list] };

const problem = (message: string, ...path: Problem['path']): Problem => ({
  ...{ file: 'faq.json', path, line: 1, column: 1, severity: 'error', rule: 'a-rule' },
  message,
});
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

function show(offer: Partial<Problem>, around: Around = {}) {
  const store = storeOf(page);
  showInStore(
    store,
    <ProblemNotes problems={[{ ...problem('Wrong.', 'title'), ...offer }]} />,
    around,
  );
  return store;
}

/** Notes whose offers are followed as in a workspace. */
function Notes({ offers }: Pick<Problem, 'offers'>) {
  const open = useOpenDocument();
  const { dialog, follow } = useOffers(site);
  const followOffer = (offer: Offer) => void follow(open.name, offer);
  return (
    <OpenDocumentContext value={{ ...open, followOffer }}>
      <ProblemNotes problems={[{ ...problem('Wrong.', 'title'), offers }]} />
      {dialog}
    </OpenDocumentContext>
  );
}

test('a button applies its change as one step, or asks for more in a dialog', () => {
  const change = { path: ['blocks', 0, 'headline'], value: 'New' };
  const offers = [
    { label: 'Use “New”', edits: [], change },
    { label: 'Publish', edits: [], publish: [{ name: 'prices.json', title: 'Prices' }] },
    // A change of the text only is made where the file is shown as text.
    { label: 'In the text', edits: [] },
  ];
  const store = storeOf(page);
  showInStore(store, <Notes offers={offers} />);
  expect(screen.getAllByRole('button')).toHaveLength(2);
  fireEvent.click(button('Use “New”'));
  expect(written(store)).toEqual({ ...page, blocks: [{ ...hero, headline: 'New' }, list] });
  copyOf(store).undo();
  expect(written(store)).toEqual(page);
  fireEvent.click(button('Publish'));
  screen.getByRole('dialog', { name: 'Publish “Prices” too?' });
  expect(written(store)).toEqual(page);
});

test('opens the dialog that adds a page to the menu, and does not change the document', () => {
  const menuEntry = { path: '/faq', title: 'Questions', description: 'Answers' };
  const change = { path: ['title'], value: 'A' };
  const store = storeOf(page);
  const offers = [{ label: 'Add it to the menu', edits: [], menuEntry, change }];
  showInStore(store, <Notes offers={offers} />);
  fireEvent.click(button('Add it to the menu'));
  screen.getByRole('dialog', { name: /^Add to the “/ });
  expect(written(store)).toEqual(page);
});

test('disables changes until the document is checked, because the error may have moved', () => {
  const offers = [{ label: 'Use it', edits: [], change: { path: ['title'], value: 'A' } }];
  show({ offers }, { isChecked: false });
  expect(button('Use it').disabled).toBe(true);
});

test('links to the other document that fixes an error', () => {
  const elsewhere = { label: 'Open the menu', file: 'site.json', path: ['header', 'links'] };
  show({ elsewhere });
  expect(screen.getByRole('link', { name: 'Open the menu' }).getAttribute('href')).toBe(
    '#site.json:/header/links',
  );
});

test.each([
  ['The page', -1, ['The page.']],
  ['The first block', 0, ['Its type.', 'The block.']],
  ['The second block', 1, ['Another block.']],
])('%s, when selected, shows errors that have no field', (_name, index, messages) => {
  const store = storeOf(page);
  store.dispatch({ type: 'select', key: store.get().state.blocks[index]?.key });
  const problems = [
    problem('The page.', 'color'),
    problem('A field of the page.', 'title'),
    problem('Its type.', 'blocks', 0, 'type'),
    problem('A field of the block.', 'blocks', 0, 'headline'),
    problem('Its name for links.', 'blocks', 0, 'id'),
    problem('The block.', 'blocks', 0),
    problem('Another block.', 'blocks', 1, 'color'),
  ];
  showInStore(store, <OtherProblems />, { problems });
  expect(screen.queryAllByText(/\.$/).map(({ textContent }) => textContent)).toEqual(messages);
});

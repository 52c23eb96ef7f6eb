import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { people } from '../../schema/blocks/people.ts';
import { site } from '../../tests/tools/content.ts';
import { renderBlock } from '../../tests/tools/renderBlock.tsx';

const person = { name: 'Ada van der Quill', role: 'Tuner' };

test("links each person's phone and email, with the person's name for screen readers", async () => {
  const items = [{ ...person, phone: 'main', email: 'general' }];
  await renderBlock(people.schema.parse({ ...people.example, items }));
  const [phone, email] = screen.getAllByRole('link');
  expect(phone?.getAttribute('href')).toMatch(/^tel:\+\d+$/);
  expect(phone?.textContent).toBe(`${person.name}: ${site.phones.main}`);
  expect(email?.getAttribute('href')).toBe(`mailto:${site.emails.general}`);
  expect(email?.textContent).toBe(`${person.name}: ${site.emails.general}`);
});

test('shows initials, hidden from screen readers, for a person without a portrait among others with one', async () => {
  const picture = { src: 'pictures/a.jpg', alt: 'A face' };
  const items = [{ name: 'Lin', role: 'Apprentice', picture }, person];
  const { container } = await renderBlock(people.schema.parse({ ...people.example, items }));
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('AQ');
});

test('leaves no space for portraits if there are none', async () => {
  const { container } = await renderBlock(
    people.schema.parse({ ...people.example, items: [person] }),
  );
  expect(container.querySelector('[data-portrait], [aria-hidden]')).toBeNull();
});

test.each([
  [1, '1'],
  [2, '2'],
  [3, '3'],
  [4, '4'],
  [5, '3'],
  [8, '4'],
])('shows %i people in rows of %s', async (count, row) => {
  const items = Array.from({ length: count }, () => person);
  const { container } = await renderBlock(people.schema.parse({ ...people.example, items }));
  expect(container.querySelector('ul')?.dataset.row).toBe(row);
});

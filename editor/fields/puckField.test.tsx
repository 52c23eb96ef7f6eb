import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FormField } from '../adapter/form.ts';
import { blockForms } from '../adapter/pageForm.ts';
import { helpIn } from './parts.tsx';
import { puckField } from './puckField.tsx';

/** A field of any block with all that is in it, by its place. */
function allOf(field: FormField, place: string): [string, FormField][] {
  const inside = field.type === 'group' || field.type === 'list' ? field.fields : {};
  const own = Object.entries(inside).flatMap(([name, inner]) => allOf(inner, `${place}.${name}`));
  return [[place, field], ...own];
}
const fields = blockForms.flatMap(({ type, fields: own }) =>
  Object.entries(own).flatMap(([name, field]) => allOf(field, `${type}.${name}`)),
);

test('Puck takes of every field its label, its help and its limits', () => {
  for (const [place, form] of fields) {
    const field = puckField(form);
    expect(field.label, place).toBe(form.label);
    if (field.type === 'custom') continue;
    expect(helpIn({ metadata: field.metadata ?? {} }), place).toMatchObject(form.help);
    if (field.type !== 'number' && field.type !== 'array') continue;
    expect([field.min, field.max], place).toEqual([form.help.minimum, form.help.maximum]);
  }
});

test('a new entry of a list in Puck is that of the form, and an entry is called by its words or its place', () => {
  const lists = fields.flatMap(([, form]) => (form.type === 'list' ? [form] : []));
  expect(lists.length).toBeGreaterThan(10);
  for (const form of lists) {
    const field = puckField(form);
    if (field.type !== 'array') throw new Error('A list is an array.');
    const { defaultItemProps } = field;
    const added = typeof defaultItemProps === 'function' ? [1, 2].map(defaultItemProps) : [];
    expect(added).toMatchObject([form.first, form.first]);
    expect(added[0]).not.toEqual(added[1]);
    expect(Object.keys(field.arrayFields)).toEqual(Object.keys(form.fields));
    const { container } = render(field.getItemSummary?.(form.first, 2));
    expect(container.querySelector('[data-entry]')?.textContent).toBe('3');
  }
});

test('a list whose entries have to show a picture tells Puck so, and an entry with words is called by them', () => {
  const list = (form: FormField) => {
    const field = puckField(form);
    if (field.type !== 'array') throw new Error('A list is an array.');
    return field;
  };
  const lists = fields.flatMap(([, form]) => (form.type === 'list' ? [form] : []));
  for (const form of lists) {
    const needsPicture = Object.values(form.fields).some(
      ({ type, help }) => type === 'picture' && !help.isOptional,
    );
    expect(list(form).metadata?.picture !== undefined, form.label).toBe(needsPicture);
  }
  const [form] = lists;
  if (!form) throw new Error('There is no list.');
  const summary = list({ ...form, summaryOf: () => 'Its words' }).getItemSummary?.({}, 0);
  expect(render(summary).container.querySelector('[data-entry]')?.textContent).toBe('Its words');
});

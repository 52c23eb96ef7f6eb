import { expect, test } from 'vitest';
import { href } from './fields.ts';
import { fieldOf } from './kinds.ts';

test("a field's own description overrides that of its type", () => {
  const general = fieldOf(href).about;
  expect(general.description).toBeTruthy();
  const description = 'Where this very button leads.';
  const optional = href.optional();
  expect(fieldOf(optional)).toMatchObject({ isOptional: true, about: general });
  expect(fieldOf(optional.meta({ description })).about).toEqual({ ...general, description });
  expect(fieldOf(href.meta({ description }).optional()).about).toEqual({ ...general, description });
});

test("a field's own examples override those of its kind", () => {
  expect(fieldOf(href).about.examples).toContain('/faq');
  expect(fieldOf(href.meta({ examples: ['/visit'] })).about.examples).toEqual(['/visit']);
});

import { afterEach, expect, test, vi } from 'vitest';
import { forgetTyped, keepTyped, restoreTyped } from './keepForm.ts';
import { sendForm } from './sendForm.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** A form with these values by the names of its fields. */
function formWith(values: Readonly<Record<string, string>>): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(values)) {
    const input = document.createElement('input');
    Object.assign(input, { name, value });
    form.append(input);
  }
  return form;
}

test('two forms with one address each keep what was typed in them', () => {
  const action = 'https://forms.test/f';
  const first = ['name', 'message'];
  const second = ['name', 'town'];
  keepTyped(action, formWith({ name: 'Ada', message: 'Hello' }), first);
  keepTyped(action, formWith({ name: '', town: 'York' }), second);
  forgetTyped(action, second);
  const form = formWith({ name: '', message: '' });
  restoreTyped(action, form, first);
  expect(Array.from(new FormData(form))).toEqual([
    ['name', 'Ada'],
    ['message', 'Hello'],
  ]);
});

test.each([
  ['a sentence', 'No such town', { errors: new Map([['town', 'No such town']]) }],
  ['far too long', 'x'.repeat(3_000_000), { failed: 'formFailed' }],
])('an error of a service that is %s', async (_what, message, answer) => {
  const content = { errors: [{ field: 'town', message }] };
  vi.stubGlobal('fetch', async () => Response.json(content, { status: 422 }));
  expect(await sendForm('/api/contact', new URLSearchParams())).toEqual(answer);
});

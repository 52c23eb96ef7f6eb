import { expect, test } from 'vitest';
import { frameLimits } from './frameLimits.ts';

test('the form of a provider has the rights that a form needs and no more', () => {
  const { sandbox, referrerPolicy, allow } = frameLimits('https://forms.example.com/quote');
  expect(sandbox?.split(' ')).toEqual(
    expect.arrayContaining(['allow-scripts', 'allow-forms', 'allow-same-origin']),
  );
  expect(sandbox).not.toMatch(/top-navigation|downloads|modals|pointer-lock/);
  expect(referrerPolicy).toBe('strict-origin');
  expect(allow).toBe('');
});

test('a page of this site is not sandboxed, and is given no rights to the device either', () => {
  const { sandbox, allow } = frameLimits('/demo/lead-form.html');
  expect(sandbox).toBeUndefined();
  expect(allow).toBe('');
});

test('the code of a provider has no origin, so it cannot read the page that shows it', () => {
  const { sandbox } = frameLimits('/embeds/0123456789abcdef');
  expect(sandbox?.split(' ')).toEqual(expect.arrayContaining(['allow-scripts', 'allow-forms']));
  expect(sandbox).not.toContain('allow-same-origin');
});

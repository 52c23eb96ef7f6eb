import { site } from '../tools/content.ts';
import { expect, test } from './test.ts';

const opener = 'header a[data-action="lead-form"]';

test('the form dialog opens by keyboard, traps focus, and returns it on Escape', {
  tag: '@short',
}, async ({ visitor }) => {
  await visitor.open('/about-us');
  await visitor.focus(opener);
  await visitor.press('Enter');
  await visitor.until(() => document.querySelectorAll('dialog[open] iframe').length, 1);
  await visitor.until(
    () => document.querySelector('dialog[open] h2')?.textContent,
    site.leadForm.dialogTitle,
  );
  await visitor.until(() => document.activeElement?.getAttribute('aria-label'), 'Close');
  await visitor.until(() => getComputedStyle(document.documentElement).overflowY, 'hidden');
  for (const keys of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab']) {
    await visitor.press(keys);
    expect(
      await visitor.read(() => {
        const focused = document.activeElement;
        return focused === document.body || focused?.closest('dialog') !== null;
      }),
      keys,
    ).toBe(true);
  }
  await visitor.focus({ role: 'button', name: 'Close', within: 'dialog[open]' });
  await visitor.press('Escape');
  await visitor.until(() => document.querySelectorAll('dialog[open]').length, 0);
  await visitor.until((selector) => document.activeElement?.matches(selector), true, opener);
  await visitor.until(
    () => getComputedStyle(document.documentElement).overflowY !== 'hidden',
    true,
  );
});

test('the dialog covers the page to its right edge, and the page does not move', async ({
  visitor,
}) => {
  await visitor.open('/');
  const place = () => document.querySelector('h1')?.getBoundingClientRect().x;
  const before = await visitor.read(place);
  const bright = await visitor.colorAt(20, 450);
  await visitor.click(opener);
  await visitor.until(() => document.querySelectorAll('dialog[open] iframe').length, 1);
  expect(await visitor.read(place)).toBe(before);
  await expect.poll(() => visitor.colorAt(20, 450)).not.toEqual(bright);
  const dim = await visitor.colorAt(20, 450);
  // One is a mixed color, the other a translucent overlay, so they may differ by rounding.
  const difference = async () => {
    const edge = await visitor.colorAt(1275, 450);
    return Math.max(...edge.map((value, index) => Math.abs(value - (dim[index] ?? 0))));
  };
  await expect.poll(difference).toBeLessThanOrEqual(2);
  await visitor.click({ role: 'button', name: 'Close', within: 'dialog[open]' });
  await visitor.until(() => document.querySelectorAll('dialog[open]').length, 0);
  expect(await visitor.read(place)).toBe(before);
});

test('Back closes the dialog after its form has loaded', { tag: '@short' }, async ({ visitor }) => {
  await visitor.open('/');
  await visitor.click(opener);
  await visitor.until(
    () =>
      document.querySelector<HTMLIFrameElement>('dialog[open] iframe')?.contentDocument?.forms
        .length,
    1,
  );
  await visitor.back();
  await visitor.until(() => document.querySelectorAll('dialog[open]').length, 0);
});

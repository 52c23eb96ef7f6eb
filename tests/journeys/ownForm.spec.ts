import { type OwnFormSite, sentForm, startOwnFormSite } from '../tools/ownFormSite.ts';
import { test as base, expect } from './test.ts';
import type { Visitor } from './visitor.ts';

const test = base.extend<object, { built: OwnFormSite }>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the names of fixtures
    async ({}, use) => {
      const built = await startOwnFormSite();
      await use(built);
      await built.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ built }, use) => use(built.origin),
});
test.beforeEach(({ built: { service } }) => {
  service.received.splice(0);
});

const inForm = (name: string) => `main form [name="${name}"]`;
const focused = () => document.activeElement?.getAttribute('name');

/** Fills in the form with the keyboard, from its first field. */
async function fillIn(visitor: Visitor): Promise<void> {
  const steps = [
    ['name', 'Ada King'],
    ['email', 'ada@example.com'],
    ['phone', ''],
    ['work', ' '],
    ['work', ' '],
  ] as const;
  for (const [name, text] of steps) {
    await visitor.until(focused, name);
    if (text === ' ') await visitor.press('Space');
    else if (text) await visitor.type(text);
    await visitor.press('Tab');
  }
  await visitor.focus(inForm('message'));
  await visitor.type('The low strings buzz.');
  await visitor.focus(inForm('consent'));
  await visitor.press('Space');
}

test('a form is checked, filled in and sent with the keyboard', { tag: '@short' }, async ({
  visitor,
  built: { service },
}) => {
  await visitor.open('/visit');
  await visitor.focus('main form button');
  await visitor.press('Enter');
  await visitor.until(() => document.activeElement?.getAttribute('role'), 'alert');
  await visitor.focus('main form [role=alert] a');
  await visitor.press('Enter');
  await fillIn(visitor);
  // What was typed survives a reload.
  await visitor.reload();
  await visitor.hydrated();
  await visitor.focus('main form button');
  await visitor.press('Enter');
  await visitor.until(() => document.activeElement?.textContent, 'We call you tomorrow.');
  expect(service.received).toEqual([{ ...sentForm, _seconds: [expect.stringMatching(/^\d+$/)] }]);
});

test('without script, the browser checks the form and the service shows its page', async ({
  visitor,
  built: { service },
}) => {
  visitor.site.withoutScript();
  await visitor.load('/visit');
  await visitor.click('main form button');
  await visitor.until(focused, 'name');
  expect(service.received).toEqual([]);
  await fillIn(visitor);
  await visitor.click('main form button');
  await visitor.until(() => document.querySelector('h1')?.textContent, 'Service: thanks');
  expect(service.received).toEqual([sentForm]);
});

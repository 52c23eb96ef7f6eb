import { type BrowserContext, test } from '@playwright/test';
import { apiPath, tokenHeader } from '../../editor/api.ts';
import { tokenStorage } from '../../editor/document/token.ts';
import type { StartedEditor } from './servers.ts';

/** Gives a browser the token as if it had opened the printed address before, so that it may begin at any other. */
export async function handToken(context: BrowserContext, { origin, token }: StartedEditor) {
  await context.addInitScript(
    ([own, name, value]) => {
      if (location.origin === own) localStorage.setItem(name, value);
    },
    [origin, tokenStorage, token] as const,
  );
  const errors: string[] = [];
  errorsOf.set(context, errors);
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  context.on('weberror', (event) => errors.push(event.error().stack ?? event.error().message));
}

/** What the pages of a test reported as errors. */
const errorsOf = new WeakMap<BrowserContext, string[]>();

/**
 * Closes the pages of a test and waits until the editor has done all that they asked for, so that nothing of it is kept
 * after the next test has begun.
 */
export async function closePages(
  context: BrowserContext,
  { origin, token }: StartedEditor,
): Promise<void> {
  const { status: result, expectedStatus } = test.info();
  const errors = errorsOf.get(context) ?? [];
  if (result !== expectedStatus && errors.length > 0) {
    const body = errors.join('\n');
    await test.info().attach('errors of the page', { body, contentType: 'text/plain' });
  }
  for (const page of context.pages()) await page.close();
  // Changes are made in turn, so this one, which changes nothing, is answered after all others.
  const { status } = await fetch(`${origin}${apiPath}discard`, {
    method: 'POST',
    headers: { origin, [tokenHeader]: token, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'site.json', tab: crypto.randomUUID() }),
  });
  if (status !== 200) throw new Error(`The editor answered with ${status}.`);
}

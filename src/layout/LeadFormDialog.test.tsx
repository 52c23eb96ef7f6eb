import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Page } from '../../schema/index.ts';
import { site } from '../../tests/tools/content.ts';
import { SiteProvider } from '../shared/site.ts';
import LeadFormDialog from './LeadFormDialog.tsx';

/** Shows the dialog over a page with a button, a closed menu, and other content. */
function show(dialog: Page['dialog'], openerId?: string) {
  function Shown() {
    const [isOpen, setIsOpen] = useState(true);
    const opener = document.getElementById(openerId ?? '') ?? undefined;
    return (
      <SiteProvider value={site}>
        <LeadFormDialog
          dialog={dialog}
          isOpen={isOpen}
          opener={opener}
          onClose={() => setIsOpen(false)}
        />
        <button type="button" onClick={() => setIsOpen(true)}>
          Ask again
        </button>
      </SiteProvider>
    );
  }
  document.body.innerHTML = `
    <details><summary id="menu">Menu</summary><a id="in-menu" href="/contact">Ask</a></details>
    <main id="main" tabindex="-1"><a id="button" href="/contact">Ask</a></main>`;
  // This DOM has no layout.
  for (const link of document.querySelectorAll('a')) {
    link.checkVisibility = () => link.id !== 'in-menu';
  }
  render(<Shown />);
}

const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }));
const focused = () => document.activeElement?.id;

test("uses the site's title and height by default", () => {
  show(undefined);
  expect(screen.getByRole('dialog').getAttribute('aria-labelledby')).toBe(
    screen.getByRole('heading', { name: site.leadForm.dialogTitle }).id,
  );
  const frame = document.querySelector('iframe');
  expect(frame?.getAttribute('height')).toBe(String(site.leadForm.dialogHeight));
});

test("uses the page's title and height", () => {
  show({ title: 'Book a tuning', height: 600 });
  expect(screen.getByRole('heading').textContent).toBe('Book a tuning');
  expect(document.querySelector('iframe')?.getAttribute('height')).toBe('600');
});

test.each([
  ['the button that opened it', 'button', 'button'],
  ['the button of the menu in which it was opened', 'in-menu', 'menu'],
  ['the content where nothing on the page opened it', undefined, 'main'],
])('returns the focus to %s when closed', async (_what, opener, expected) => {
  show(undefined, opener);
  close();
  await waitFor(() => expect(focused()).toBe(expected));
});

test('shows the same form when reopened', async () => {
  show(undefined, 'button');
  const frame = document.querySelector('iframe');
  // The form has loaded.
  fireEvent(window, new MessageEvent('message', { source: frame?.contentWindow ?? null }));
  close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(screen.getByRole('dialog').contains(frame)).toBe(true);
});

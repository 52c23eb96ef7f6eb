import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { keepFocus } from './keepFocus.ts';

afterEach(cleanup);

/** A page of the editor, next to a button that every page has. */
function Screen({ name, link }: { name: string; link?: string }) {
  return (
    <>
      <button type="button">Start over</button>
      <h1>{name}</h1>
      {link && <a href="#faq.json">{link}</a>}
    </>
  );
}

test('opening a page focuses its heading, and not a button that had the focus before', async () => {
  const stop = keepFocus(document);
  const container = document.body.appendChild(document.createElement('div'));
  container.id = 'root';
  const { rerender } = render(<Screen name="Pages" link="Questions" />, { container });
  screen.getByRole('button').focus();
  screen.getByRole('link').focus();
  window.location.hash = '#faq.json';
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  rerender(<Screen name="Questions" />);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Questions'));
  stop();
  window.location.hash = '';
});

test('a dialog returns the focus to its opener, however many controls were visited in it', async () => {
  const stop = keepFocus(document);
  const container = document.body.appendChild(document.createElement('div'));
  container.id = 'root';
  const pictures = Array.from({ length: 20 }, (_, index) => `Picture ${index}`);
  const { rerender } = render(<Screen name="Team" link="Choose a picture" />, { container });
  screen.getByRole('link').focus();
  rerender(
    <>
      <Screen name="Team" link="Choose a picture" />
      <div role="dialog">
        {pictures.map((name) => (
          <button type="button" key={name}>
            {name}
          </button>
        ))}
      </div>
    </>,
  );
  for (const name of pictures) screen.getByRole('button', { name }).focus();
  rerender(<Screen name="Team" link="Choose a picture" />);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Choose a picture'));
  stop();
});

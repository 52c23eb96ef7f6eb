import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PageFrame } from './PageFrame.tsx';

let requests: {
  body: unknown;
  answer: (html: string) => void;
  refuse: (message: string) => void;
}[];
beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    return new Promise((resolve) => {
      const refuse = (message: string) => resolve(Response.json({ message }, { status: 422 }));
      const answer = (html: string) => resolve(Response.json({ html }));
      requests.push({ body: JSON.parse(body), answer, refuse });
    });
  });
});

const frame = (document: unknown, onLoad?: (page: Window) => void) => (
  <PageFrame name="faq.json" title="As it was" document={document} {...(onLoad && { onLoad })} />
);
const shown = () => screen.queryByTitle('As it was')?.getAttribute('srcdoc');
const answer = (index: number, html: string) => act(async () => requests[index]?.answer(html));

test('shows the latest state, even if an earlier answer arrives last', async () => {
  const { rerender } = render(frame({ title: 'A' }));
  rerender(frame({ title: 'B' }));
  await answer(1, '<p>B</p>');
  await answer(0, '<p>A</p>');
  expect(shown()).toBe('<p>B</p>');
  // A text that is not a document has no page.
  rerender(frame('{'));
  expect(screen.getByRole('status').textContent).toBe('There is no page to show.');
  expect([shown(), requests.length]).toEqual([undefined, 2]);
  rerender(frame({ title: 'C' }));
  expect(screen.getByRole('status').textContent).toBe('Showing the page …');
});

test('shows why a state cannot be rendered', async () => {
  render(frame({ title: 'A' }));
  await act(async () => requests[0]?.refuse('It has errors.'));
  expect(screen.getByRole('alert').textContent).toBe('It has errors.');
  expect([shown(), screen.queryByRole('status')]).toEqual([undefined, null]);
});

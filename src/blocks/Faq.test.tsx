import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { faq } from '../../schema/blocks/faq.ts';
import { renderBlock } from '../../tests/tools/renderBlock.tsx';

// This DOM does not support the value "until-found"; the browser tests cover it.
const openAnswers = () =>
  Array.from(document.querySelectorAll('faq-answer'), (answer) => !answer.hasAttribute('hidden'));

beforeEach(async () => {
  await renderBlock(faq.schema.parse(faq.example));
});

test('an answer can have paragraphs, links and lists, and a question with an id can be linked to', async () => {
  cleanup();
  history.replaceState(null, '', '#how-long');
  await renderBlock(
    faq.schema.parse({
      type: 'faq',
      items: [
        { question: 'Where?', answer: ['Here. ', { text: 'The way', href: '/' }] },
        { id: 'how-long', question: 'How long?', answer: ['Two hours.', { list: ['Or a day.'] }] },
      ],
    }),
  );
  expect(openAnswers()).toEqual([false, true]);
  const [first, second] = document.querySelectorAll('faq-answer');
  await screen.findByText('Two hours.');
  expect(first?.querySelector('a')?.getAttribute('href')).toBe('/');
  expect(second?.querySelectorAll('p, li')).toHaveLength(2);
  const item = document.getElementById('how-long');
  expect(item?.textContent).toContain('How long?');
  await userEvent.click(screen.getByRole('button', { name: 'How long?' }));
  expect(openAnswers()).toEqual([false, false]);
  // Simulates a followed link to the question (arrive.ts).
  act(() => {
    item?.dispatchEvent(new Event('beforematch'));
  });
  expect(openAnswers()).toEqual([false, true]);
  history.replaceState(null, '', '/');
});

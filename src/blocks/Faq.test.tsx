import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { faq } from '../../schema/blocks/faq.ts';
import { renderBlock } from '../../tests/tools/renderBlock.tsx';

const questions = faq.example.items.map(({ question }) => question);
const button = (index: number) => screen.getByRole('button', { name: questions[index] });
// This DOM does not support the value "until-found"; the browser tests cover it.
const openAnswers = () =>
  Array.from(document.querySelectorAll('faq-answer'), (answer) => !answer.hasAttribute('hidden'));

beforeEach(async () => {
  await renderBlock(faq.schema.parse(faq.example));
});

test('all answers are in the page and start closed', () => {
  expect(openAnswers()).toEqual([false, false, false]);
  for (const { answer } of faq.example.items) expect(document.body.textContent).toContain(answer);
});

test('opens one question at a time, and closes it again', async () => {
  await userEvent.click(button(0));
  expect(openAnswers()).toEqual([true, false, false]);
  await userEvent.click(button(2));
  expect(openAnswers()).toEqual([false, false, true]);
  expect(button(2).getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(button(2));
  expect(openAnswers()).toEqual([false, false, false]);
});

test('moves between questions with the arrow keys, Home and End', async () => {
  button(0).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(button(1));
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(button(2));
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(button(1));
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(button(0));
});

test('opens a closed answer each time find-in-page matches it', async () => {
  const find = () =>
    act(() => {
      document
        .querySelectorAll('faq-answer')[1]
        ?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    });
  find();
  expect(openAnswers()).toEqual([false, true, false]);
  await userEvent.click(button(1));
  expect(openAnswers()).toEqual([false, false, false]);
  find();
  expect(openAnswers()).toEqual([false, true, false]);
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

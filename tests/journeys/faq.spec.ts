import { pages } from '../tools/content.ts';
import { test } from './test.ts';

const faq = pages.flatMap(({ blocks }) => blocks).find((block) => block.type === 'faq');
const questions = faq?.type === 'faq' ? faq.items.map(({ question }) => question) : [];

test('questions open one at a time by keyboard, and the arrow keys move between them', {
  tag: '@short',
}, async ({ visitor }) => {
  /** The open answers, and the focused question. */
  const state = () => {
    const answers = Array.from(document.querySelectorAll('faq-answer'));
    return {
      open: answers.flatMap((answer, index) => (answer.hasAttribute('hidden') ? [] : index)),
      focused: document.activeElement?.textContent,
    };
  };
  await visitor.open('/faq');
  await visitor.focus({ role: 'button', name: questions[0] ?? '' });
  await visitor.press('Enter');
  await visitor.until(state, { open: [0], focused: questions[0] });
  await visitor.press('ArrowDown');
  await visitor.press('Space');
  await visitor.until(state, { open: [1], focused: questions[1] });
  await visitor.press('End');
  await visitor.until(state, { open: [1], focused: questions.at(-1) });
  await visitor.press('Home');
  await visitor.press('ArrowDown');
  await visitor.press('Enter');
  await visitor.until(state, { open: [], focused: questions[1] });
  await visitor.click({ role: 'button', name: questions[2] ?? '' });
  await visitor.until(() => document.querySelectorAll('faq-answer:not([hidden])').length, 1);
});

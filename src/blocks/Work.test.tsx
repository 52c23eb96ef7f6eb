import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { work } from '../../schema/blocks/work.ts';
import { renderBlock } from '../../tests/tools/renderBlock.tsx';

const [job] = work.example.items;

test('a job has its title, place and year, and associates each figure with its label', async () => {
  await renderBlock(work.schema.parse(work.example));
  const article = within(screen.getByRole('article'));
  expect(article.getByRole('heading', { level: 3 }).textContent).toBe(job?.title);
  expect(article.getByText('2026').tagName).toBe('TIME');
  const names = article.getAllByRole('term').map(({ textContent }) => textContent);
  const values = article.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(names).toEqual(['of something', 'of work']);
  expect(values).toEqual(['9', '4 days']);
});

test('leaves no space for pictures in a job without any', async () => {
  const items = [{ title: 'An upright', place: 'A school', year: 2024 }];
  const { container } = await renderBlock(work.schema.parse({ type: 'work', items }));
  expect(container.querySelector('[data-pictures], ul, dl')).toBeNull();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('An upright');
});

test('the link names the job for screen readers', async () => {
  await renderBlock(work.schema.parse(work.example));
  screen.getByRole('link', { name: `See how it is done about ${job?.title}` });
});

import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { apiPath } from '../api.ts';
import { LastGood } from './LastGood.tsx';

const document = { path: '/a', title: 'A', description: 'Old' };

test.each([
  ['{ "path": "/a", "title": "B", "description": "Old" }', /would change:Titlefrom Bto A/],
  // A missing comma.
  ['{ "path": "/a" "title": "B", "description": "Old" }', /would change:Titlefrom Bto A/],
  ['{ "path": "/a", "title": "A", "description": "Old" }', /You won’t lose any changes/],
  ['{ "path": "/a", <<<', /We can’t show what you would lose/],
])('shows what it would change in the text %s', async (text, words) => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      address === `${apiPath}lastGood` ? { good: { text: 'good', document } } : { html: '' },
    ),
  );
  render(<LastGood name="a.json" text={text} use={async () => {}} />);
  await screen.findByRole('button', { name: 'Use the last good version' });
  expect(screen.getByRole('complementary').textContent).toMatch(words);
});

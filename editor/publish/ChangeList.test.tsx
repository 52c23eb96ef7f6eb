import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChangeList } from './ChangeList.tsx';

const field = { words: 'Hero › Headline', from: 'Old', to: 'New' };
const page = (kind: 'added' | 'removed' | 'changed', name: string, changes = [field]) => ({
  ...{ name: `${name}.json`, title: name, kind, changes },
});

test('lists pages with what happened to them, and all texts on request', () => {
  const pages = [page('changed', 'A'), page('added', 'B', []), page('removed', 'C', [])];
  render(<ChangeList title="Changes" changes={pages} />);
  const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines()).toMatchObject(
    [/^A /, 'B new ', 'C deleted '].map((text) => expect.stringMatching(text)),
  );
  expect(screen.queryByText('from')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'View all changes' }));
  expect(lines()[0]).toContain('Hero › Headlinefrom Oldto New');
});

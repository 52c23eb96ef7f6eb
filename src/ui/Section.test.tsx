import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SectionHead } from './Section.tsx';

afterEach(cleanup);

test('a section without a headline begins with its content, without a gap above', () => {
  const { container } = render(<SectionHead />);
  expect(container.innerHTML).toBe('');
});

test('a headline and a sentence are each there without the other', () => {
  render(<SectionHead headline="Cabling" />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Cabling');
  cleanup();
  render(<SectionHead subheadline="Done in a day." />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText('Done in a day.')).toBeTruthy();
});

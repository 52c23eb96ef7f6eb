import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Section, SectionHead } from './Section.tsx';

test('a section without a headline begins with its content, without a gap above', () => {
  const { container } = render(<SectionHead />);
  expect(container.innerHTML).toBe('');
});

test('headline and sentence are independent of each other', () => {
  render(<SectionHead headline="Cabling" />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Cabling');
  cleanup();
  render(<SectionHead subheadline="Done in a day." />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText('Done in a day.')).toBeTruthy();
});

test('a section has its anchor id and its background', () => {
  const { container } = render(
    <Section id="prices" background="sunk" isBare>
      Prices
    </Section>,
  );
  const section = container.querySelector('section#prices[data-background="sunk"][data-bare]');
  expect(section?.textContent).toBe('Prices');
});

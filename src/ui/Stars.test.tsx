import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderOnSite } from '../../tests/tools/renderOnSite.tsx';
import { Stars } from './Stars.tsx';

test.each([1, 2, 3, 4, 5])(
  'a rating of %i is as many full stars, and says so in words',
  (rating) => {
    const { container } = renderOnSite(<Stars rating={rating} />);
    expect(container.querySelectorAll('svg')).toHaveLength(5);
    expect(container.querySelectorAll('svg:not([data-empty])')).toHaveLength(rating);
    expect(screen.getByText(`${rating} of 5 stars`)).toBeTruthy();
  },
);

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderOnSite } from '../../tests/tools/renderOnSite.tsx';
import { Stars } from './Stars.tsx';

test.each([1, 2, 3, 4, 5])(
  'shows a rating of %i as that many full stars, with a text for screen readers',
  (rating) => {
    const { container } = renderOnSite(<Stars rating={rating} />);
    expect(container.querySelectorAll('svg')).toHaveLength(5);
    expect(container.querySelectorAll('svg:not([data-empty])')).toHaveLength(rating);
    expect(screen.getByText(`${rating} of 5 stars`)).toBeTruthy();
  },
);

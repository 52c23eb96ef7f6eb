import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { styled } from './compiled.ts';

const Box = styled('div', 'box');

test('a component is its element with its class, its own attributes and its children', () => {
  render(<Box data-testid="box">text</Box>);
  expect(screen.getByTestId('box').outerHTML).toBe('<div data-testid="box" class="box">text</div>');
});

test('"as" is another element, and no attribute', () => {
  render(<Box as="h2">title</Box>);
  expect(screen.getByText('title').outerHTML).toBe('<h2 class="box">title</h2>');
});

test('a class that is given stays, beside its own', () => {
  render(<Box className="wide">text</Box>);
  expect(screen.getByText('text').className).toBe('wide box');
});

test('a component made of another has the classes of both, and hands "as" on', () => {
  const Card = styled(Box, 'card');
  render(
    <Card as="li" className="wide">
      text
    </Card>,
  );
  expect(screen.getByText('text').outerHTML).toBe('<li class="wide card box">text</li>');
});

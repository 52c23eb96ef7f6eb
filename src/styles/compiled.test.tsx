import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { styled } from './compiled.ts';

const Box = styled('div', 'box');

test('a component renders its element with its class, attributes and children', () => {
  render(<Box data-testid="box">text</Box>);
  expect(screen.getByTestId('box').outerHTML).toBe('<div data-testid="box" class="box">text</div>');
});

test('"as" changes the element and is not an attribute', () => {
  render(<Box as="h2">title</Box>);
  expect(screen.getByText('title').outerHTML).toBe('<h2 class="box">title</h2>');
});

test('keeps a class passed as a prop in addition to its own', () => {
  render(<Box className="wide">text</Box>);
  expect(screen.getByText('text').className).toBe('wide box');
});

test('a component based on another has the classes of both, and passes "as" on', () => {
  const Card = styled(Box, 'card');
  render(
    <Card as="li" className="wide">
      text
    </Card>,
  );
  expect(screen.getByText('text').outerHTML).toBe('<li class="wide card box">text</li>');
});

import { createElement } from 'react';
import { test } from 'vitest';
import { createGlobalStyle, css, styled } from './styled.ts';

// The compiler reports an expected error that does not occur.
test('types reject styles that a build cannot compile', () => {
  const byWidth = ({ width }: { width?: number | string }) => width;
  // @ts-expect-error: a function of the props.
  styled.div`width: ${byWidth};`;
  // @ts-expect-error: a function in the styles of a component.
  styled(Box)`width: ${byWidth};`;
  // @ts-expect-error: a function in shared styles.
  css`width: ${byWidth};`;
  // @ts-expect-error: a function in global styles.
  createGlobalStyle`width: ${byWidth};`;
  // @ts-expect-error: an object.
  styled.div`${{ margin: 0 }}`;
  // @ts-expect-error: styles as an object.
  styled.div({ margin: 0 });
  // @ts-expect-error: styles as a function.
  css(byWidth);
  // @ts-expect-error: attributes.
  styled.button.attrs({ type: 'button' })``;
  // @ts-expect-error: configuration.
  styled.div.withConfig({ componentId: 'box' })``;
  // @ts-expect-error: a prop for styles.
  createElement(Box, { $wide: true });
  // @ts-expect-error: a theme.
  createElement(Box, { theme: {} });
  // @ts-expect-error: custom props are rejected.
  styled.div<{ $wide: boolean }>``;
});

const Box = styled.div`
  ${css`color: red;`}
  margin: ${0};
`;

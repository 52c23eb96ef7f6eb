import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { site } from '../tests/support/content.ts';
import { createSharedParts } from './sharedParts.tsx';

test('draws a part once for all pages on which it is the same, in its place', () => {
  let drawn = 0;
  const Menu = ({ current }: { current: string }) => {
    drawn += 1;
    return <nav>{current}</nav>;
  };
  const { share, fill } = createSharedParts(site);
  const page = (text: string, current: string) =>
    fill(
      renderToStaticMarkup(
        <>
          {share('menu', <Menu current={current} />)}
          <p>{text}</p>
          <Suspense>{share('end', <footer>$&</footer>)}</Suspense>
        </>,
      ),
    );

  expect(page('One', '/a')).toBe('<nav>/a</nav><p>One</p><footer>$&amp;</footer>');
  expect(page('Two', '/a')).toBe('<nav>/a</nav><p>Two</p><footer>$&amp;</footer>');
  expect(page('Three', '/b')).toBe('<nav>/b</nav><p>Three</p><footer>$&amp;</footer>');
  expect(drawn).toBe(2);
});

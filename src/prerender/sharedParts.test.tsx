import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { site } from '../../tests/support/content.ts';
import { createSharedParts } from './sharedParts.tsx';

test('renders a part once for all pages on which it is the same, in its place', async () => {
  let rendered = 0;
  const Menu = ({ current }: { current: string }) => {
    rendered += 1;
    return <nav>{current}</nav>;
  };
  const partsOfPage = createSharedParts(site);
  const page = (text: string, current: string) => {
    const { share, fill } = partsOfPage();
    return fill(
      renderToStaticMarkup(
        <>
          {share('menu', <Menu current={current} />)}
          <p>{text}</p>
          <Suspense>{share('end', <footer>$&</footer>)}</Suspense>
        </>,
      ),
    );
  };

  expect(await page('One', '/a')).toBe('<nav>/a</nav><p>One</p><footer>$&amp;</footer>');
  expect(await page('Two', '/a')).toBe('<nav>/a</nav><p>Two</p><footer>$&amp;</footer>');
  expect(await page('Three', '/b')).toBe('<nav>/b</nav><p>Three</p><footer>$&amp;</footer>');
  expect(rendered).toBe(2);
});

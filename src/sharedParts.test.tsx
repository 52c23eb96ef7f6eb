import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createSharedParts } from './sharedParts.ts';

test('draws a part once for all pages on which it is the same, in its place and with its classes', () => {
  const drawn: string[] = [];
  const drawPage = createSharedParts((element) => {
    const markup = renderToStaticMarkup(element);
    drawn.push(markup);
    return { markup, classes: new Set(/class="(.*?)"/.exec(markup)?.slice(1)) };
  });
  const Menu = ({ current }: { current: string }) => <nav className="menu">{current}</nav>;
  const page = (text: string, current: string) =>
    drawPage((share) => (
      <>
        {share('menu', <Menu current={current} />)}
        <p className="text">{text}</p>
        {share('end', <footer>$&</footer>)}
      </>
    ));

  expect(page('One', '/a')).toEqual({
    markup: '<nav class="menu">/a</nav><p class="text">One</p><footer>$&amp;</footer>',
    classes: new Set(['text', 'menu']),
  });
  expect(page('Two', '/a').markup).toContain('<nav class="menu">/a</nav><p class="text">Two</p>');
  expect(page('Three', '/b').markup).toContain('<nav class="menu">/b</nav>');
  expect(drawn.filter((markup) => markup.startsWith('<nav'))).toHaveLength(2);
  expect(drawn.filter((markup) => markup.startsWith('<footer'))).toHaveLength(1);
});

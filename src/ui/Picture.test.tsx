import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PictureFiles } from './Picture.tsx';

const resolved = {
  src: '/assets/a-800.jpg',
  width: 800,
  height: 600,
  sources: [{ type: 'image/avif', srcSet: '/assets/a-400.avif 400w,/assets/a-800.avif 800w' }],
  sizes: '50vw',
  placeholder: 'data:image/webp;base64,AAAA',
  x: 100,
};
const picture = { src: 'pictures/a.jpg', alt: 'Ada\'s "bench" <& more>', resolved };

test('a picture has its formats, its size, and its placeholder colors', () => {
  expect(renderToStaticMarkup(<PictureFiles picture={picture} />)).toBe(
    '<img data-x="100" src="data:image/webp;base64,AAAA" alt=""/><picture><source type="image/avif" srcSet="/assets/a-400.avif 400w,/assets/a-800.avif 800w" sizes="50vw"/><img data-x="100" loading="lazy" decoding="async" width="800" height="600" src="/assets/a-800.jpg" alt="Ada&#x27;s &quot;bench&quot; &lt;&amp; more&gt;"/></picture>',
  );
});

test('its loading attributes precede its URL', () => {
  const first = {
    ...picture,
    decorative: true,
    resolved: { src: '/a.jpg', loading: 'first' } as const,
  };
  expect(renderToStaticMarkup(<PictureFiles picture={first} />)).toBe(
    '<picture><img fetchPriority="high" src="/a.jpg" alt=""/></picture>',
  );
  const eager = { ...first, resolved: { src: '/a.jpg', loading: 'eager' } as const };
  expect(renderToStaticMarkup(<PictureFiles picture={eager} />)).toBe(
    '<picture><img src="/a.jpg" alt=""/></picture>',
  );
});

import { expect, test } from 'vitest';
import type { Block } from '../../schema/index.ts';
import { renderBlock } from '../../tests/tools/renderBlock.tsx';
import { originals } from '../dev/preview.ts';
import { resolveBlock } from '../resolved/resolvePage.ts';

const picture = { src: 'pictures/a.jpg', alt: 'A bench', focus: [0, 1] };
const person = { name: 'Ada', role: 'Teacher', company: 'School', content: 'Good.', rating: 5 };
const cards = [{ title: 'A', picture }, { title: 'B' }];

test.each<Block>([
  { type: 'hero', headline: 'Hello', picture },
  { type: 'card-grid', items: cards },
  { type: 'card-grid', layout: 'compact', items: cards },
  { type: 'card-grid', layout: 'list', items: cards },
  { type: 'testimonials', headline: 'Hello', items: [{ ...person, portrait: picture }, person] },
  { type: 'cta-band', headline: 'Hello', ctaText: 'Go', href: '/', picture },
])(
  '$type $layout shows its photo once, with its focus, and no text on top of it',
  async (block) => {
    const { container } = await renderBlock(resolveBlock(block, originals()));
    const [image, ...others] = container.querySelectorAll('img');
    expect(others).toEqual([]);
    expect(image?.getAttribute('alt')).toBe('A bench');
    expect({ ...image?.dataset }).toEqual({ x: '0', y: '100' });
    expect(image?.closest('picture')?.parentElement?.textContent).toBe('');
  },
);

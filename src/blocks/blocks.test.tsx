import { describe, expect, test, vi } from 'vitest';
import { blockDefinitions, blockSchema } from '../../schema/index.ts';
import { textsIn } from '../../schema/inspect.ts';
import { renderBlock } from '../../tests/tools/renderBlock.tsx';

// Fields that select something, so their values are not shown literally.
const choices = [
  'type',
  'id',
  'href',
  'icon',
  'phone',
  'email',
  'drawing',
  'layout',
  'source',
  'look',
  'unit',
  'src',
  'alt',
  'currency',
  'below',
  'action',
  'kind',
  'name',
];

describe.each(blockDefinitions.map(({ type, example }) => ({ type, example })))(
  'the block "$type"',
  ({ example }) => {
    test('has an example that its schema accepts', () => {
      expect(blockSchema.safeParse(example).error).toBeUndefined();
    });

    test('shows every text of its example without logging anything', async () => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
      const { container } = await renderBlock(blockSchema.parse(example));
      const texts = textsIn(example, (_text, field) => !choices.includes(field));
      expect(texts.length).toBeGreaterThan(0);
      for (const { text } of texts) expect(container.textContent).toContain(text);
      expect(logged).not.toHaveBeenCalled();
    });

    // src/renderer/prerenderedParts.ts
    test('is one element', async () => {
      const { container } = await renderBlock(blockSchema.parse(example));
      expect(container.children).toHaveLength(1);
    });

    test('gives every link a URL and every picture an alternative text', async () => {
      const { container } = await renderBlock(blockSchema.parse(example));
      for (const link of container.querySelectorAll('a')) {
        expect(link.getAttribute('href')).toMatch(/^(\/|#|tel:|mailto:|https:)/);
        expect(link.textContent?.trim()).not.toBe('');
      }
      for (const svg of container.querySelectorAll('svg')) {
        expect(svg.getAttribute('aria-hidden') ?? svg.getAttribute('aria-label')).toBeTruthy();
      }
    });
  },
);

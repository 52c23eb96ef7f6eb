import { desk, expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

/** Records the delay of every item animation, and scrolls to the last animated list. */
async function scrollToList(visitor: Visitor): Promise<void> {
  await visitor.open('/');
  await visitor.read(async () => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      const delay = typeof options === 'object' ? options.delay : undefined;
      this.setAttribute('data-delay', String(delay));
      return animate.call(this, keyframes, options);
    };
    // The page detects which elements are in view only after rendering.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    Array.from(document.querySelectorAll('[data-reveal="100"]'))
      .at(-1)
      ?.scrollIntoView({ behavior: 'instant' });
  });
}

/** The recorded delays of the first three items in the last list. */
function delays() {
  const list = Array.from(document.querySelectorAll('[data-reveal="100"]')).at(-1);
  const items = Array.from(list?.children ?? []).slice(0, 3);
  return items.map((item) => item.getAttribute('data-delay'));
}

test('list items rise one after the other when they scroll into view', async ({ visitor }) => {
  await scrollToList(visitor);
  await visitor.until(delays, ['0', '100', '200']);
  await visitor.until(
    () =>
      document.getAnimations().every(({ playState }) => playState === 'finished') &&
      Array.from(document.querySelectorAll('[data-delay]')).every(
        (item) => getComputedStyle(item).opacity === '1',
      ),
    true,
  );
});

test.describe('on a device with reduced motion', () => {
  test.use({ device: { ...desk, reducedMotion: true } });

  test('nothing is animated', async ({ visitor }) => {
    await scrollToList(visitor);
    const moved = await visitor.read(async () => {
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      return document.querySelectorAll('[data-delay]').length;
    });
    expect(moved).toBe(0);
  });
});

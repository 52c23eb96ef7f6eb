import { expect, test } from './test.ts';

// The second site has pictures in all blocks that support them: a pair on /visit, a gallery on /work.
test.use({ baseURL: `http://localhost:${process.env.SECOND_PORT}` });

/** Runs in the page: scrolls to the first shown picture that has not loaded. Returns true when all have loaded. */
function areAllThere(): boolean {
  const images = Array.from(document.querySelectorAll<HTMLImageElement>('main picture img'));
  const missing = images.find(
    (image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0),
  );
  missing?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return images.length > 0 && missing === undefined;
}

const handle = 'main input[type=range]';
/** Runs in the page: the visible share of the pair's first picture, from its style and from the slider's accessible value. */
const compared = (selector: string) => {
  const input = document.querySelector(selector);
  const pair = input?.parentElement?.parentElement;
  return [pair?.style.getPropertyValue('--share'), input?.getAttribute('aria-valuetext')];
};

test('pictures load, a gallery can be opened, browsed and closed, and a pair compared by keyboard', async ({
  visitor,
}) => {
  await visitor.open('/work');
  await visitor.until(areAllThere, true);
  await visitor.focus('#bench a');
  await visitor.press('Enter');
  const shown = () => document.querySelector('[role=dialog] [aria-live]')?.textContent?.slice(0, 6);
  await visitor.until(shown, '1 of 3');
  await visitor.press('ArrowRight');
  await visitor.until(shown, '2 of 3');
  await visitor.until(() => {
    const image = document.querySelector<HTMLImageElement>('[role=dialog] picture img');
    return image?.complete && image.naturalWidth > 0;
  }, true);
  await visitor.press('Escape');
  await visitor.until(() => document.querySelectorAll('[role=dialog]').length, 0);
  await visitor.until(() => document.activeElement?.matches('#bench a'), true);
  await visitor.press('Enter');
  await visitor.until(shown, '1 of 3');
  await visitor.back();
  await visitor.until(() => document.querySelectorAll('[role=dialog]').length, 0);
  expect(await visitor.read(() => location.pathname)).toBe('/work');

  // The form on this page is on another site, which does not exist, and a full load would wait for it.
  await visitor.click({ role: 'link', name: 'Visit', within: 'header' });
  await visitor.isAt('/visit', 'Come in and play');
  await visitor.until(areAllThere, true);
  await visitor.until(compared, ['0.5', '50% As it came'], handle);
  // A click next to the handle moves the divider and focuses the handle.
  await visitor.click('main span:has(> input[type=range])');
  await visitor.until(() => document.activeElement?.matches('input[type=range]'), true);
  await visitor.press('Home');
  await visitor.until(compared, ['0', '0% As it came'], handle);
  await visitor.press('End');
  await visitor.until(compared, ['1', '100% As it came'], handle);
  await visitor.click('main span:has(> input[type=range])');
  await visitor.until(compared, ['0.5', '50% As it came'], handle);
});

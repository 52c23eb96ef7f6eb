import { expect, test } from './test.ts';

// The second site has pictures in all blocks that take them: a pair on /visit, a gallery on /work.
test.use({ baseURL: `http://localhost:${process.env.SECOND_PORT}` });

/** Runs in the page: scrolls to the first picture that is shown and not there yet; true once there is none. */
function areAllThere(): boolean {
  const images = Array.from(document.querySelectorAll<HTMLImageElement>('main picture img'));
  const missing = images.find(
    (image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0),
  );
  missing?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return images.length > 0 && missing === undefined;
}

const handle = 'main input[type=range]';
/** Runs in the page: how much of the first picture of the pair is shown, as its style says and as the screen reader hears it. */
const compared = (selector: string) => {
  const input = document.querySelector(selector);
  const pair = input?.parentElement?.parentElement;
  return [pair?.style.getPropertyValue('--share'), input?.getAttribute('aria-valuetext')];
};

test('pictures come, a gallery opens, goes on and closes, and a pair is compared by keyboard', async ({
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

  // The form of this page is another site's, which is not there: a whole load would wait for it.
  await visitor.click({ role: 'link', name: 'Visit', within: 'header' });
  await visitor.isAt('/visit', 'Come in and play');
  await visitor.until(areAllThere, true);
  await visitor.until(compared, ['0.5', '50% As it came'], handle);
  // A pointer is for what is around the handle, which has the focus then.
  await visitor.click('main span:has(> input[type=range])');
  await visitor.until(() => document.activeElement?.matches('input[type=range]'), true);
  await visitor.press('Home');
  await visitor.until(compared, ['0', '0% As it came'], handle);
  await visitor.press('End');
  await visitor.until(compared, ['1', '100% As it came'], handle);
  await visitor.click('main span:has(> input[type=range])');
  await visitor.until(compared, ['0.5', '50% As it came'], handle);
});

import { documentOf } from '../tools/content.ts';
import { desk, expect, test } from './test.ts';

const light = 'rgb(247, 248, 246)';
const dark = 'rgb(11, 23, 34)';

/** The page's background color, and its theme color for browser UI. */
function colors(): string[] {
  const metas = Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'));
  const told = metas.find(({ media }) => media === '' || matchMedia(media).matches);
  const sample = document.createElement('i');
  sample.style.color = told?.content ?? '';
  document.body.append(sample);
  const color = getComputedStyle(sample).color;
  sample.remove();
  return [getComputedStyle(document.body).backgroundColor, color];
}

const choice = (value: string) => `input[name="theme"][value="${value}"]`;

test('a chosen theme applies to page and browser UI, on the next page, and after a reload', {
  tag: '@short',
}, async ({ visitor }) => {
  await visitor.open('/');
  await visitor.until(colors, [light, light]);
  await visitor.click(choice('dark'));
  await visitor.until(colors, [dark, dark]);
  await visitor.click({ role: 'link', name: 'FAQ', within: 'header' });
  await visitor.isAt('/faq', documentOf('/faq').headline);
  await visitor.until(colors, [dark, dark]);
  await visitor.reload();
  await visitor.hydrated();
  await visitor.until(colors, [dark, dark]);
  await visitor.until(
    (selector) => document.querySelector<HTMLInputElement>(selector)?.checked,
    true,
    choice('dark'),
  );
  await visitor.click(choice('system'));
  await visitor.until(colors, [light, light]);
  await visitor.reload();
  await visitor.hydrated();
  await visitor.until(colors, [light, light]);
});

test.describe('on a device with a dark theme', () => {
  test.use({ device: { ...desk, dark: true } });

  test('the page is dark until the visitor chooses light', async ({ visitor }) => {
    await visitor.open('/');
    expect(await visitor.read(colors)).toEqual([dark, dark]);
    await visitor.click(choice('light'));
    await visitor.until(colors, [light, light]);
    await visitor.reload();
    await visitor.hydrated();
    await visitor.until(colors, [light, light]);
  });
});

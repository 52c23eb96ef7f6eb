import { pages } from '../support/content.ts';
import { expect, test } from './test.ts';

const faq = { role: 'link', name: 'FAQ', within: 'header' } as const;
const titleOf = (path: string) => pages.find((page) => page.path === path)?.title ?? '';

test('a link shows the next page without loading a document, from its top, and announces it', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.read(() => Reflect.set(window, 'sameDocument', true));
  await visitor.scrollTo(900);
  await visitor.click(faq);
  await visitor.isAt('/faq', 'Frequently Asked Questions');
  await visitor.until(() => document.title, titleOf('/faq'));
  await visitor.until(() => scrollY, 0);
  await visitor.until(
    () => document.activeElement?.matches('[role=status]') && document.activeElement.textContent,
    titleOf('/faq'),
  );
  expect(await visitor.read(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  await visitor.press('Tab');
  await visitor.until(() => document.activeElement?.textContent, 'Skip to content');
});

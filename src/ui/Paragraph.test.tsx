import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Paragraph as Content } from '../../schema/index.ts';
import { site } from '../../tests/tools/content.ts';
import { renderOnSite } from '../../tests/tools/renderOnSite.tsx';
import { ActionLink, CallButton } from './Action.tsx';
import { HeadBeside } from './HeadBeside.tsx';
import { Paragraph } from './Paragraph.tsx';

/** The markup of an element without what only its look needs. */
function markupOf(element: ReactNode): string {
  const { container } = renderOnSite(element);
  const markup = container.innerHTML.replace(/ class="(?!visually-hidden)[^"]*"/g, '');
  return markup.replaceAll('\u00a0', ' ');
}

test.each<[Content, string]>([
  ['Plain words.', '<p>Plain words.</p>'],
  [
    ['See ', { text: 'the answers', href: '/faq' }, ' or ', { strong: 'call' }, '.'],
    '<p>See <a href="/faq">the answers</a> or <strong>call</strong>.</p>',
  ],
  [
    { list: ['One', ['Two ', { strong: 'points' }]] },
    '<ul><li>One</li><li>Two <strong>points</strong></li></ul>',
  ],
  [{ list: ['First', 'Then'], numbered: true }, '<ol><li>First</li><li>Then</li></ol>'],
])('the paragraph %j is read and shown as what it is', (content, markup) => {
  expect(markupOf(<Paragraph content={content} />)).toBe(markup);
});

test('a link says to those who hear it what it is about, after its words, and has its arrow for those who see it', () => {
  const { container } = renderOnSite(
    <ActionLink href="/faq" about="Cabling">
      Learn more
    </ActionLink>,
  );
  const link = container.querySelector('a');
  expect(link?.textContent?.replaceAll('\u00a0', ' ')).toBe('Learn more about Cabling');
  expect(link?.querySelector('.visually-hidden')?.textContent).toContain('about Cabling');
  expect(link?.querySelectorAll('svg')).toHaveLength(1);
  cleanup();
  const plain = renderOnSite(
    <ActionLink href="/faq" hasArrow={false}>
      Learn more
    </ActionLink>,
  ).container;
  expect(plain.querySelector('.visually-hidden')).toBeNull();
  expect(plain.querySelector('svg')).toBeNull();
});

test('a text link leads where the document says: to a page, to a number, or to the form', () => {
  const link = (href: string) => {
    cleanup();
    return renderOnSite(<ActionLink href={href}>Learn more</ActionLink>).container.querySelector(
      'a',
    );
  };
  expect(link('/faq')?.getAttribute('href')).toBe('/faq');
  expect(link('tel:main')?.getAttribute('href')).toMatch(/^tel:\+?\d+$/);
  expect(link('#lead-form')?.dataset.action).toBe('lead-form');
});

test('a button for a call shows the number, and calls it', () => {
  const [[name, number] = ['', '']] = Object.entries(site.phones);
  const { container } = renderOnSite(<CallButton phone={name} />);
  const link = container.querySelector('a');
  expect(link?.textContent?.replace(/[\u00a0\u2060]/g, ' ')).toContain(number);
  expect(link?.getAttribute('href')?.replace(/\D/g, '')).toContain(number.replace(/\D/g, ''));
});

test.each([
  ['with', <i key="picture">Picture</i>],
  ['without', undefined],
])('beside its content a section has headline and sentence, %s a picture', (_how, picture) => {
  const { container } = renderOnSite(
    <HeadBeside headline="Cabling" subheadline="Done in a day." picture={picture}>
      <b>Content</b>
    </HeadBeside>,
  );
  const texts = ['Cabling', 'Done in a day.', ...(picture ? ['Picture'] : []), 'Content'];
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(texts.join(''));
});

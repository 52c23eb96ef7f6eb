import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Paragraph as Content } from '../../schema/index.ts';
import { site } from '../../tests/tools/content.ts';
import { renderOnSite } from '../../tests/tools/renderOnSite.tsx';
import { ActionLink, CallButton } from './Action.tsx';
import { HeadBeside } from './HeadBeside.tsx';
import { Paragraph } from './Paragraph.tsx';

/** The markup of an element without purely visual attributes. */
function markupOf(element: ReactNode): string {
  const { container } = renderOnSite(element);
  const markup = container.innerHTML.replace(/ class="(?!visually-hidden)[^"]*"/g, '');
  return markup.replaceAll('\u00a0', ' ');
}

test.each<[Content, string]>([
  ['Plain words.', '<p>Plain words.</p>'],
  [[{ text: 'Call', href: 'tel:main' }], '<p><a href="tel:+19195550100">Call</a></p>'],
  [
    ['See ', { text: 'the answers', href: '/faq' }, ' or ', { strong: 'call' }, '.'],
    '<p>See <a href="/faq">the answers</a> or <strong>call</strong>.</p>',
  ],
  [
    { list: ['One', ['Two ', { strong: 'points' }]] },
    '<ul><li>One</li><li>Two <strong>points</strong></li></ul>',
  ],
  [{ list: ['First', 'Then'], numbered: true }, '<ol><li>First</li><li>Then</li></ol>'],
])('renders the paragraph %j as semantic HTML', (content, markup) => {
  expect(markupOf(<Paragraph content={content} />)).toBe(markup);
});

test('a link tells screen readers what it is about, and shows an arrow', () => {
  const { container } = renderOnSite(
    <ActionLink href="/faq" hidden=" about Cabling">
      Learn more
    </ActionLink>,
  );
  const link = container.querySelector('a');
  expect(link?.textContent?.replaceAll('\u00a0', ' ')).toBe('Learn more about Cabling');
  expect(link?.querySelector('.visually-hidden')?.textContent).toContain('about Cabling');
  expect(link?.querySelectorAll('svg')).toHaveLength(1);
  cleanup();
  const withoutArrow = renderOnSite(
    <ActionLink href="/faq" hasArrow={false}>
      Learn more
    </ActionLink>,
  ).container;
  expect(withoutArrow.querySelector('.visually-hidden')).toBeNull();
  expect(withoutArrow.querySelector('svg')).toBeNull();
});

test('a text link leads to a page, a phone number or the form, as the document specifies', () => {
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

test('a call button shows and dials the number', () => {
  const [[name, number] = ['', '']] = Object.entries(site.phones);
  const { container } = renderOnSite(<CallButton phone={name} />);
  const link = container.querySelector('a');
  expect(link?.textContent?.replace(/[\u00a0\u2060]/g, ' ')).toContain(number);
  expect(link?.getAttribute('href')?.replace(/\D/g, '')).toContain(number.replace(/\D/g, ''));
});

test.each([
  ['with', <i key="picture">Picture</i>],
  ['without', undefined],
])(
  'a section with its head on the left shows headline and sentence, %s a picture',
  (_how, picture) => {
    const { container } = renderOnSite(
      <HeadBeside headline="Cabling" subheadline="Done in a day." picture={picture}>
        <b>Content</b>
      </HeadBeside>,
    );
    const texts = ['Cabling', 'Done in a day.', ...(picture ? ['Picture'] : []), 'Content'];
    expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(texts.join(''));
  },
);

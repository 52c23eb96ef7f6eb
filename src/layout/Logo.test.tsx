import { expect, test } from 'vitest';
import type { Site } from '../../schema/index.ts';
import { site } from '../../tests/tools/content.ts';
import { renderOnSite } from '../../tests/tools/renderOnSite.tsx';
import { logoOf, logoStyles } from '../pictures/logo.ts';
import { Logo } from './Logo.tsx';

const company = 'Harbor Piano Workshop';
const [logo, logoOnDark, mark] = ['logo', 'logo-dark', 'mark'].map((name) => ({
  src: `pictures/${name}.svg`,
}));
function rendered(brand: Site['brand'], name = company) {
  const branded = { brand, company: name };
  const { container } = renderOnSite(<Logo />, { ...site, company: name, logo: logoOf(branded) });
  return { markup: container.firstElementChild?.innerHTML ?? '', styles: logoStyles(branded) };
}

test('shows the version of a logo that suits the background', () => {
  const { markup, styles } = rendered({ logo, logoOnDark });
  expect(markup).toBe(
    `<span data-logo="light"><picture><img alt="${company}" src="/pictures/logo.svg"></picture></span><span data-logo="dark"><picture><img loading="lazy" decoding="async" alt="${company}" src="/pictures/logo-dark.svg"></picture></span>`,
  );
  // The first version is for paper and for all light backgrounds.
  expect(styles).toContain('[data-logo=dark]{display:none}');
  for (const dark of [
    '@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]) [data-logo=dark]',
    '@media screen{:is([data-theme=dark],footer) [data-logo=dark]',
  ]) {
    expect(styles).toContain(`${dark}{display:block}`);
  }
});

test('puts a single version on a white plate on dark backgrounds, unless it suits both', () => {
  expect(rendered({ logo }).markup).toContain('data-logo="plate"');
  expect(rendered({ logo }).styles).toContain('footer) [data-logo]{padding:');
  expect(rendered({ logo, logoOnDark: logo }).markup).toMatch(/^<span data-logo="any">(?!.*<span)/);
  expect(rendered({ logo, logoOnDark: logo }).styles).not.toMatch(/display:none|background/);
});

test('a logo reads as the company name or as its alt', () => {
  const written = { src: 'pictures/logo.svg', alt: 'Harbor Pianos' };
  expect(rendered({ logo: written, logoOnDark }).markup.match(/alt="[^"]*"/g)).toEqual(
    Array(2).fill('alt="Harbor Pianos"'),
  );
});

test('shows the files that the build made for a picture', () => {
  const built = { src: 'pictures/logo.svg', resolved: { src: '/assets/logo-1.svg' } };
  expect(rendered({ logo: built }).markup).toContain('src="/assets/logo-1.svg"');
});

test('without a logo, shows the mark before the name, hidden from screen readers', () => {
  const { markup } = rendered({ mark });
  expect(markup).toBe(
    `<span data-logo="mark"><picture><img alt="" src="/pictures/mark.svg"></picture></span><span>${company}</span>`,
  );
});

test('without a mark, shows the initials before the name without adding text', () => {
  const { markup, styles } = rendered(undefined, 'Smith & <Sons>');
  expect(markup).toBe(
    '<b data-initials="SS" aria-hidden="true"></b><span>Smith &amp; &lt;Sons&gt;</span>',
  );
  expect(styles).toContain('border-radius:22%');
  expect(rendered({ corners: 'round' }).styles).toContain('border-radius:50%');
  expect(rendered({ corners: 'square' }).styles).toContain('border-radius:0%');
});

test('an unnamed company has a generic mark', () => {
  const unnamed = rendered({ colors: ['#0b5d3b'] }, 'Company name');
  expect(unnamed.markup).toMatch(/^<svg data-mark.*<\/svg><span>Company name<\/span>$/);
  for (const name of ['Your Company', 'Company name Ltd', '!!!']) {
    expect(rendered(undefined, name).markup).not.toContain('<svg');
  }
});

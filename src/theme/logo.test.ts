import { expect, test } from 'vitest';
import type { Site } from '../../schema/index.ts';
import { logoMarkup, logoStyles } from './logo.ts';

const company = 'Harbor Piano Workshop';
const [logo, logoOnDark, mark] = ['logo', 'logo-dark', 'mark'].map((name) => ({
  src: `pictures/${name}.svg`,
}));
const made = (brand: Site['brand'], name = company) => ({
  markup: logoMarkup({ brand, company: name }),
  styles: logoStyles({ brand, company: name }),
});

test('a logo has a form for light and one for dark grounds, of which one is seen', () => {
  const { markup, styles } = made({ logo, logoOnDark });
  expect(markup).toBe(
    `<span data-logo="light"><picture><img src="/pictures/logo.svg" alt="${company}"></picture></span><span data-logo="dark"><picture><img loading="lazy" decoding="async" src="/pictures/logo-dark.svg" alt="${company}"></picture></span>`,
  );
  // On paper, and in every light place, it is the first one.
  expect(styles).toContain('[data-logo=dark]{display:none}');
  for (const dark of [
    '@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]) [data-logo=dark]',
    '@media screen{:is([data-theme=dark],footer) [data-logo=dark]',
  ]) {
    expect(styles).toContain(`${dark}{display:block}`);
  }
});

test('a logo without a form for dark grounds is on a white plate there; one for all grounds is on none', () => {
  expect(made({ logo }).markup).toContain('data-logo="plate"');
  expect(made({ logo }).styles).toContain('footer) [data-logo]{padding:');
  expect(made({ logo, logoOnDark: logo }).markup).toMatch(/^<span data-logo="any">(?!.*<span)/);
  expect(made({ logo, logoOnDark: logo }).styles).not.toMatch(/display:none|background/);
});

test('a logo is read as the name of the company, or as its alt says', () => {
  const written = { src: 'pictures/logo.svg', alt: 'Harbor "Pianos" & <more>' };
  expect(made({ logo: written, logoOnDark }).markup.match(/alt="[^"]*"/g)).toEqual(
    Array(2).fill('alt="Harbor &quot;Pianos&quot; &amp; &lt;more>"'),
  );
});

test('what the build has made of a picture is shown in its place', () => {
  const built = { src: 'pictures/logo.svg', markup: '<picture>built</picture>' };
  expect(made({ logo: built, plate: true }).markup).toBe(
    '<span data-logo="plate"><picture>built</picture></span>',
  );
});

test('without a logo the name has the mark before it, which is not read', () => {
  const { markup } = made({ mark });
  expect(markup).toBe(
    `<span data-logo="mark"><picture><img src="/pictures/mark.svg" alt=""></picture></span><span>${company}</span>`,
  );
});

test('without a mark the name has its initials before it, which are in no text', () => {
  const { markup, styles } = made(undefined, 'Smith & <Sons>');
  expect(markup).toBe(
    '<b data-initials="SS" aria-hidden="true"></b><span>Smith &amp; &lt;Sons></span>',
  );
  expect(styles).toContain('border-radius:22%');
  expect(made({ corners: 'round' }).styles).toContain('border-radius:50%');
  expect(made({ corners: 'square' }).styles).toContain('border-radius:0%');
});

test('a company without a name has a mark of its own, which no company with a name has', () => {
  const unnamed = made({ colors: ['#0b5d3b'] }, 'Company name');
  expect(unnamed.markup).toMatch(/^<svg data-mark .*<\/svg><span>Company name<\/span>$/);
  for (const name of ['Your Company', 'Company name Ltd', '!!!']) {
    expect(made(undefined, name).markup).not.toContain('<svg');
  }
});

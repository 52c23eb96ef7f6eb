import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { renderOnSite } from '../../tests/tools/renderOnSite.tsx';
import FooterFacts from './FooterFacts.tsx';

const {
  legalName: _name,
  founded: _year,
  taxId: _id,
  hours: _hours,
  locations: _places,
  profiles: _profiles,
  licenses: _licenses,
  ...minimal
} = site;

test('shows only licenses if the company has nothing else', () => {
  renderOnSite(<FooterFacts />, {
    ...minimal,
    licenses: [{ name: 'Guild of piano makers', number: '212' }],
  });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Guild of piano makers 212',
  ]);
});

test('shows only the founding year if the company has nothing else', () => {
  renderOnSite(<FooterFacts />, { ...minimal, founded: 1987 });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Founded in 1987',
  ]);
});

test('renders no lists or headings without facts', () => {
  renderOnSite(<FooterFacts />, minimal);
  expect(screen.queryAllByRole('list')).toEqual([]);
  expect(screen.queryAllByRole('heading')).toEqual([]);
});

test("links directions to each location, by default the company's", () => {
  const branch = { ...site.address, line: '8 Mill Street', directions: 'https://maps.test/branch' };
  renderOnSite(<FooterFacts />, {
    ...minimal,
    locations: [{ name: 'Head office' }, { name: 'Branch', address: branch }],
  });
  const hrefs = screen
    .getAllByRole('link', { name: /^Directions/ })
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([site.address.directions, branch.directions]);
  expect(screen.getByText(branch.line)).toBeTruthy();
});

test('opening hours name their locations if others have different hours', () => {
  const hours = { timeZone: 'Europe/London', week: { monday: '9:00-17:00' } };
  const named = (...locations: { name: string; hours?: typeof hours }[]) => {
    renderOnSite(<FooterFacts />, { ...minimal, hours, locations });
    const [section] = screen
      .getAllByRole('heading', { name: 'Opening hours' })
      .map((heading) => heading.closest('section'));
    const found = section?.querySelector('h3')?.textContent;
    cleanup();
    return found;
  };
  expect(named({ name: 'Bath' }, { name: 'Clifton' }, { name: 'Wells', hours })).toBe(
    'Bath and Clifton',
  );
  expect(named({ name: 'Bath' }, { name: 'Wells' })).toBeUndefined();
  expect(named({ name: 'Bath', hours }, { name: 'Wells', hours })).toBe(site.company);
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Page } from '../../schema/index.ts';
import { site } from '../../tests/tools/content.ts';
import { renderOnSite } from '../../tests/tools/renderOnSite.tsx';
import { linkProps } from '../shared/href.ts';
import { FloatingActions } from './FloatingActions.tsx';
import { sectionsOf } from './SectionMenu.tsx';

const floatingActions = { ctaText: 'Ask for a survey', callText: 'Talk to us' };
const header = { ctaText: 'Book a tuning', href: '/visit' };
const { ctaText } = site.header;
// The page with the form, for visitors without JavaScript.
const { href } = linkProps(site, '#lead-form');

test.each<[string, Partial<Page>, string, string[], string]>([
  ['nothing', {}, 'narrow', ['Call Now', ctaText], href],
  [
    'a button of its own in the header',
    { header },
    'narrow',
    ['Call Now', header.ctaText],
    '/visit',
  ],
  ['floating actions', { floatingActions }, '', ['Talk to us', 'Ask for a survey'], href],
  ['both', { floatingActions, header }, '', ['Talk to us', 'Ask for a survey'], href],
])('a page that sets %s has a floating call button and action', (_, fields, where, words, to) => {
  renderOnSite(
    <FloatingActions page={{ path: '/', title: '', description: '', blocks: [], ...fields }} />,
  );
  const actions = screen.getByRole('complementary', { hidden: true });
  expect(actions.getAttribute('aria-label')).toBe('Quick contact');
  expect(actions.dataset.floatingActions).toBe(where);
  const [call, action] = within(actions).getAllByRole('link', { hidden: true });
  expect([call?.textContent, action?.textContent]).toEqual(words);
  expect(call?.getAttribute('href')).toBe(
    `tel:+1${site.phones[site.header.phone]?.replace(/\D/g, '')}`,
  );
  expect([call?.dataset.look, action?.dataset.look]).toEqual(['quiet', 'primary']);
  expect(action?.getAttribute('href')).toBe(to);
});

test('call the number shown on the page', () => {
  const blocks: Page['blocks'] = [{ type: 'hero', headline: 'Visit us', phone: 'contact' }];
  renderOnSite(<FloatingActions page={{ path: '/', title: '', description: '', blocks }} />);
  const call = screen.getByText('Call Now');
  expect(call.getAttribute('href')).toBe(`tel:+1${site.phones.contact?.replace(/\D/g, '')}`);
});

test('are only on a page with a section menu if it sets them', () => {
  const blocks: Page['blocks'] = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({
    ...{ type: 'banner', text: id, id, menuName: id.toUpperCase() },
  }));
  expect(sectionsOf(blocks).length).toBeGreaterThan(0);
  const page = { path: '/', title: '', description: '', blocks };
  renderOnSite(<FloatingActions page={page} />);
  expect(screen.queryByRole('complementary', { hidden: true })).toBeNull();
  renderOnSite(<FloatingActions page={{ ...page, floatingActions }} />);
  expect(screen.getByRole('complementary', { hidden: true }).textContent).toContain('Talk to us');
});

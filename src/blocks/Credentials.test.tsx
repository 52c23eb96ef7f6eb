import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { credentials } from '../../schema/blocks/credentials.ts';
import { renderBlock } from '../../tests/tools/renderBlock.tsx';

const logo = { src: 'pictures/logo.svg', decorative: true };
const words = { name: 'State license', number: 'License 1' };

function rendered(first: object) {
  return renderBlock(credentials.schema.parse({ type: 'credentials', items: [first, words] }));
}

test('shows text if there is no logo, and names the logo for screen readers', async () => {
  await rendered({ name: 'The guild', logo });
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.querySelector('.visually-hidden')?.textContent).toBe('The guild');
  expect(second?.textContent).toBe('State licenseLicense 1');
  expect(second?.querySelector('.visually-hidden')).toBeNull();
});

test('shows the right version of a logo in each theme, and puts a single version on a plate', async () => {
  const groundsOf = (container: HTMLElement) =>
    Array.from(container.querySelectorAll('[data-ground]'), (each) =>
      each.getAttribute('data-ground'),
    );
  const both = await rendered({ name: 'The guild', logo, logoOnDark: logo });
  expect(groundsOf(both.container)).toEqual(['light', 'dark']);
  cleanup();
  const one = await rendered({ name: 'The guild', logo });
  expect(groundsOf(one.container)).toEqual(['any']);
});

test('the link of a logo has its name', async () => {
  await rendered({ name: 'The guild', logo, href: 'https://guild.test/' });
  const link = screen.getByRole('link', { name: 'The guild' });
  expect(link.getAttribute('href')).toBe('https://guild.test/');
});

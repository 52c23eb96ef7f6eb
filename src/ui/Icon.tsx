import { styled } from 'styled-components';
import type { IconName } from '../../schema/index.ts';
import { loadOnce } from '../shared/loadOnce.ts';
import sprite from './icons.svg?url&no-inline';
import type { InterfaceIconName } from './interfaceIcons.ts';

const Svg = styled.svg`
  width: 1.25em;
  height: 1.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

type Name = IconName | InterfaceIconName;

/** An icon (icons.svg, made by `npm run generate`). It decorates; the words are beside it. */
export function Icon({ name, className }: { name: Name; className?: string }) {
  return (
    <Svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <use href={isInPage ? `#${iconId(name)}` : `${sprite}#${name}`} />
    </Svg>
  );
}

// A page that is built has the icons that it shows, and gets all others before another page is shown. In dev they stay in
// their file.
const isInPage = import.meta.env.PROD;

/** What an icon in the page is called. Blocks cannot have such a name. */
export function iconId(name: string): string {
  return `i:${name}`;
}

/**
 * Takes all icons into the page, so that those of the next page are there when it is shown. A page can be read without
 * them: where they cannot be loaded, the next page tries again.
 */
export function loadIcons(): Promise<void> {
  return addIcons().catch(() => {});
}

const addIcons = loadOnce(async () => {
  const place = document.querySelector('[data-icons]');
  if (!place) return;
  const response = await fetch(sprite);
  if (!response.ok) throw new Error(`${sprite} answered with status ${response.status}`);
  const icons = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
  for (const icon of icons.querySelectorAll('symbol')) {
    icon.id = iconId(icon.id);
    if (!document.getElementById(icon.id)) place.append(icon);
  }
});

import { styled } from 'styled-components';
import type { IconName } from '../../schema/index.ts';
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

/** An icon of the sprite (icons.svg, made by `npm run generate`). It decorates; the words are beside it. */
export function Icon({ name, className }: { name: Name; className?: string }) {
  return (
    <Svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <use href={isInPage(name) ? `#${iconId(name)}` : `${sprite}#${name}`} />
    </Svg>
  );
}

type Name = IconName | InterfaceIconName;

/** What an icon in the page is called. Blocks cannot have such a name. */
export function iconId(name: string): string {
  return `i:${name}`;
}

/** A page that is built has the icons that it shows. All others are in the sprite. */
function isInPage(name: Name): boolean {
  if (import.meta.env.SSR) return import.meta.env.PROD;
  return document.getElementById(iconId(name)) !== null;
}

/** Takes the whole sprite into the page, so that the icons of the next page are there when it is shown. */
export async function loadIcons(): Promise<void> {
  const place = document.querySelector('[data-icons]');
  if (!place) return;
  const response = await fetch(sprite);
  if (!response.ok) return;
  const icons = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
  for (const icon of icons.querySelectorAll('symbol')) {
    icon.id = iconId(icon.id);
    if (!document.getElementById(icon.id)) place.append(icon);
  }
}

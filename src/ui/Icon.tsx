import { createContext, useContext } from 'react';
import type { IconName } from '../../schema/index.ts';
import { styled } from '../styles/styled.ts';
import sprite from './icons.svg?url&no-inline';
import { type InterfaceIconName, isInterfaceIcon } from './interfaceIcons.ts';

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

/** The address of the file with a block's icons in a build (src/prerender/pageFiles.tsx). */
export const IconFile = createContext<string | undefined>(undefined);

/** An icon of icons.svg, which `npm run generate` writes. It is decorative: screen readers skip it. */
export function Icon({ name, className }: { name: Name; className?: string }) {
  const file = useContext(IconFile);
  const isInPage = import.meta.env.PROD && isInterfaceIcon(name);
  return (
    <Svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <use href={isInPage ? `#${iconId(name)}` : `${file ?? sprite}#${name}`} />
    </Svg>
  );
}

/** The element id of an icon in the page. The id of a block cannot contain a colon, so they never collide. */
export function iconId(name: string): string {
  return `i:${name}`;
}

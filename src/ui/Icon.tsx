import { createContext, useContext } from 'react';
import type { IconName } from '../../schema/index.ts';
import { styled } from '../styles/styled.ts';
import { type InterfaceIconName, iconId, isInterfaceIcon } from './interfaceIcons.ts';

/** The element around the `use` of an icon. */
export const IconSvg = styled.svg`
  width: 1.25em;
  height: 1.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

type Name = IconName | InterfaceIconName;

/** The URL of the file with a block's icons: one for each page in a build, one with all icons in dev and in the editor. */
export const IconFile = createContext<string | undefined>(undefined);

/** A Lucide icon. It is decorative, so screen readers skip it. */
export function Icon({ name, className }: { name: Name; className?: string }) {
  const file = useContext(IconFile);
  return (
    <IconSvg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <use href={isInterfaceIcon(name) ? `#${iconId(name)}` : `${file}#${name}`} />
    </IconSvg>
  );
}

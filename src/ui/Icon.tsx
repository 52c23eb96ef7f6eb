import { createContext, useContext } from 'react';
import type { IconName } from '../../schema/index.ts';
import { styled } from '../styles/styled.ts';
import shapes from './icons.json' with { type: 'json' };
import { type InterfaceIconName, iconId, isInterfaceIcon } from './interfaceIcons.ts';

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

/** The URL of the file with a block's icons in a build (scripts/build/writeBlockIcons.ts). */
export const IconFile = createContext<string | undefined>(undefined);

/** A Lucide icon. It is decorative, so screen readers skip it. */
export function Icon({ name, className }: { name: Name; className?: string }) {
  const file = useContext(IconFile);
  return (
    <Svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      {import.meta.env.PROD ? (
        <use href={isInterfaceIcon(name) ? `#${iconId(name)}` : `${file}#${name}`} />
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the shapes are a file of this repository
        <g dangerouslySetInnerHTML={{ __html: shapes[name] }} />
      )}
    </Svg>
  );
}

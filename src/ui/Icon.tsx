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
export function Icon({
  name,
  className,
}: {
  name: IconName | InterfaceIconName;
  className?: string;
}) {
  return (
    <Svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <use href={`${sprite}#${name}`} />
    </Svg>
  );
}

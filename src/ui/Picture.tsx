import type { Picture as PictureField } from '../../schema/index.ts';
import { styled } from '../styles/styled.ts';

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: var(--radius-art);
  background: var(--sunk);

  & img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: var(--x, 50%) var(--y, 50%);
  }
  /* The point that no crop loses (src/pictures/markup.ts). */
  & [data-x='0'] { --x: 0%; }
  & [data-x='25'] { --x: 25%; }
  & [data-x='75'] { --x: 75%; }
  & [data-x='100'] { --x: 100%; }
  & [data-y='0'] { --y: 0%; }
  & [data-y='25'] { --y: 25%; }
  & [data-y='75'] { --y: 75%; }
  & [data-y='100'] { --y: 100%; }
`;

type Props = { picture: PictureField; className?: string };

/**
 * A picture in a frame. The block's styles set its size and ratio. Its HTML is part of the page's document
 * (src/pictures/markup.ts), so visitors' code has no logic for files, widths and formats.
 */
export function Picture({ picture: { markup = '' }, className }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build wrote it, with what editors write escaped
  return <Frame className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}

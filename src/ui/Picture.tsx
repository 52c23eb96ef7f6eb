import type { PlacedPicture } from '../resolved/types.ts';
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
  /* The point that every crop contains (src/pictures/resolvePicture.ts). */
  & [data-x='0'] { --x: 0%; }
  & [data-x='25'] { --x: 25%; }
  & [data-x='75'] { --x: 75%; }
  & [data-x='100'] { --x: 100%; }
  & [data-y='0'] { --y: 0%; }
  & [data-y='25'] { --y: 25%; }
  & [data-y='75'] { --y: 75%; }
  & [data-y='100'] { --y: 100%; }
`;

type Props = { picture: PlacedPicture; className?: string };

/** A picture in a frame. The block's styles set its size and ratio. */
export function Picture({ picture, className }: Props) {
  return (
    <Frame className={className}>
      <PictureFiles picture={picture} />
    </Frame>
  );
}

const lazy = { loading: 'lazy', decoding: 'async' } as const;
const attributesOf = { lazy, eager: {}, first: { fetchPriority: 'high' } } as const;

/**
 * The files of a picture, which `resolvePage` adds to it, on top of its placeholder, which has too little detail to count as the
 * largest contentful paint.
 */
export function PictureFiles({ picture: { alt = '', decorative, resolved } }: Props) {
  if (!resolved) return null;
  const { src, width, height, sources, sizes, placeholder, x, y, aspect, loading } = resolved;
  const focus = { 'data-x': x, 'data-y': y };
  return (
    <>
      {placeholder && <img {...focus} src={placeholder} alt="" />}
      <picture>
        {sources?.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        {/* `loading` and `fetchpriority` come before `src`: a browser that reads `src` first starts to fetch at once. */}
        <img
          {...focus}
          data-aspect={aspect}
          {...attributesOf[loading ?? 'lazy']}
          width={width}
          height={height}
          src={src}
          alt={decorative ? '' : alt}
        />
      </picture>
    </>
  );
}

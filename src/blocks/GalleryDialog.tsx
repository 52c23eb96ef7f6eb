import * as Dialog from '@radix-ui/react-dialog';
import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react';
import type { BlockOf } from '../../schema/index.ts';
import type { PlacedPicture } from '../resolved/types.ts';
import { useTranslator } from '../shared/site.ts';
import { returnFocus } from '../shared/useHistoryDialog.ts';
import { styled } from '../styles/styled.ts';
import { Icon } from '../ui/Icon.tsx';
import { iconButton } from '../ui/iconButton.ts';
import { Picture } from '../ui/Picture.tsx';
import { unbroken } from '../ui/unbroken.tsx';

// The height of the bar, the caption and the space around the picture, for the attribute `sizes`.
const aroundPicture = '9rem';

const Content = styled(Dialog.Content)`
  position: fixed;
  inset: 0;
  z-index: 21;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  background: var(--paper);

  /* Paint the scrollbar gutter like the dialog. */
  :root:has(&) { background: var(--paper); }
  @media print { display: none; }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 3.5rem;
  padding-inline: var(--gutter) var(--space-xs);
  border-bottom: 1px solid var(--line);

  & > p { font-weight: 600; font-variant-numeric: tabular-nums; }
  & > div { display: flex; gap: var(--space-2xs); }
  & button {
    ${iconButton}
    border: 1px solid transparent; /* forced colors show it */
  }
  & button:hover { background: color-mix(in srgb, currentColor 8%, transparent); }
  & button:last-child { margin-inline-start: var(--space-s); }
  & [data-back] svg { rotate: 180deg; }
`;

const Stage = styled.div`
  display: grid;
  padding-block: var(--space-s);
  touch-action: pan-y pinch-zoom;
`;

const Photo = styled(Picture)`
  border-radius: 0;
  background: none;

  & > img { display: none; }
  & img { object-fit: contain; }
`;

const Missing = styled.div`
  place-self: center;
  max-width: 36em;
  padding-inline: var(--gutter);
  text-align: center;
  text-wrap: balance;

  & > :not(:first-child) { margin-top: var(--space-xs); color: var(--muted); }
`;

const Caption = styled.div`
  min-height: 4rem;
  padding: 0 var(--gutter) var(--space-s);
  color: var(--muted);
  font-size: var(--text-s);
  text-align: center;
  text-wrap: balance;

  @media (max-height: 30rem) { min-height: 0; }
`;

type Props = {
  items: BlockOf<'gallery'>['items'];
  title: string | undefined;
  /** The index of the picture that is shown first. */
  first: number;
  onClose: () => void;
  /** The link that opened the dialog; undefined after Forward or a reload. */
  opener: HTMLElement | undefined;
};

/** Shows one picture at a time, as large as the window. Buttons, arrow keys and swipes lead to the next or previous one. */
export default function GalleryDialog({ items, title, first, onClose, opener }: Props) {
  const t = useTranslator();
  const [index, setIndex] = useState(first in items ? first : 0);
  const count = items.length;
  const [missing, setMissing] = useState<number>();
  const go = (by: number) => {
    setIndex((at) => (at + by + count) % count);
    // A picture that failed to load is requested again the next time it is shown.
    setMissing(undefined);
  };
  const goRight = (by: number) => go(document.dir === 'rtl' ? -by : by);
  const swipe = useSwipe(goRight);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goRight(by);
  };
  const item = items[index];
  if (!item) return null;
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Content
          data-covers-page=""
          onKeyDown={onKeyDown}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // After Back to another page, its title already has the focus.
            if (document.activeElement === document.body) returnFocus(opener);
          }}
        >
          <Bar>
            <Dialog.Title asChild>
              <h2 className="visually-hidden">{title ?? t('pictures')}</h2>
            </Dialog.Title>
            <Dialog.Description asChild>
              <p aria-live="polite">
                {t('pictureOf', { number: index + 1, count })}
                <span className="visually-hidden">
                  {[item.picture.alt, item.caption].map((text) => text && `. ${text}`)}
                </span>
              </p>
            </Dialog.Description>
            <div>
              <button
                type="button"
                data-back=""
                aria-label={t('previousPicture')}
                onClick={() => go(-1)}
              >
                <Icon name="arrow-right" />
              </button>
              <button type="button" aria-label={t('nextPicture')} onClick={() => go(1)}>
                <Icon name="arrow-right" />
              </button>
              <Dialog.Close aria-label={t('close')}>
                <Icon name="x" />
              </Dialog.Close>
            </div>
          </Bar>
          {/* The error event of an image does not bubble, so it is captured. */}
          <Stage {...swipe} onErrorCapture={() => setMissing(index)}>
            {missing === index ? (
              <Missing role="alert">
                <p>{t('pictureNotLoaded')}</p>
                {item.picture.alt && <p>{unbroken(t('itShows', { alt: item.picture.alt }))}</p>}
              </Missing>
            ) : (
              <Photo key={index} picture={largePicture(item.picture)} />
            )}
          </Stage>
          {/* If any picture has a caption, all get space for one, so that the pictures do not move. */}
          {items.some(({ caption }) => caption) && (
            <Caption aria-hidden="true">{item.caption && unbroken(item.caption)}</Caption>
          )}
        </Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The picture with `sizes` for the dialog, so that the browser fetches a file of the shown width, and without lazy loading. */
function largePicture(picture: PlacedPicture): PlacedPicture {
  const { resolved } = picture;
  if (!resolved) return picture;
  const { width, height } = resolved;
  const sizes =
    width && height ? `min(100vw,calc((100vh - ${aroundPicture})*${width}/${height}))` : '100vw';
  return { ...picture, resolved: { ...resolved, sizes, loading: 'eager' } };
}

/** The minimum distance of a swipe, in CSS pixels. */
const swipeLength = 48;

/** Touch listeners for an element: a swipe to the left calls `go(1)`, to the right `go(-1)`. */
function useSwipe(go: (by: number) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches[0];
      // Two fingers zoom, and in a zoomed window one finger pans.
      const isZooming = touches.length > 1 || (window.visualViewport?.scale ?? 1) > 1.05;
      start.current = touch && !isZooming ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      if (!touch || !start.current) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(across) > Math.max(swipeLength, Math.abs(down))) go(across < 0 ? 1 : -1);
    },
  };
}

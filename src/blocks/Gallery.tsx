import { type MouseEvent, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BlockOf } from '../../schema/index.ts';
import { filesOf } from '../pictures/resolvePicture.ts';
import { later } from '../shared/later.ts';
import { showProgress } from '../shared/progress.ts';
import { useInRouterContext } from '../shared/router.ts';
import { useTranslator } from '../shared/site.ts';
import { showToast } from '../shared/toast.ts';
import { useHistoryDialog } from '../shared/useHistoryDialog.ts';
import { loadStyles } from '../styles/loadStyles.ts';
import { styled } from '../styles/styled.ts';
import { from } from '../theme/breakpoints.ts';
import { Picture } from '../ui/Picture.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { galleryGrid } from './Gallery.layout.ts';
import { galleryRows } from './rows.ts';

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--${galleryGrid.gaps.narrow});
  @media ${from(galleryGrid.wide)} { gap: var(--${galleryGrid.gaps.wide}); }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--${galleryGrid.gaps.narrow});
  justify-items: start;
  @media ${from(galleryGrid.wide)} {
    display: flex;
    align-items: flex-start;
    gap: var(--${galleryGrid.gaps.wide});
  }
`;

const Pair = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--${galleryGrid.gaps.narrow});
  @media ${from(galleryGrid.wide)} { display: contents; }
`;

/**
 * Each picture has an empty SVG of its ratio, as wide as the picture is at the greatest height. A row shrinks them in proportion to
 * these widths, so all keep one height.
 */
const Entry = styled.div`
  min-width: 0;

  & a { display: block; position: relative; border-radius: var(--radius-card); }
  & a:hover { outline: 2px solid var(--line-strong); outline-offset: 2px; }
  & a:focus-visible { outline: 3px solid var(--focus); }
  & svg { display: block; max-width: 100%; height: auto; }
  & svg + * { position: absolute; inset: 0; }

  /* An original, whose size is known when it has loaded. */
  & a > :first-child picture img { display: block; position: relative; width: auto; max-width: 100%; height: auto; max-height: ${galleryGrid.height}rem; }

  /* A caption does not widen its picture. */
  & figcaption { width: 0; min-width: 100%; margin-top: var(--space-xs); color: var(--muted); font-size: var(--text-s); line-height: 1.4; }
`;

const Photo = styled(Picture)`
  border-radius: var(--radius-card);
`;

type Fields = BlockOf<'gallery'>;
type Items = Fields['items'];

/** Each picture is a link to its largest file, for visitors without JavaScript. With JavaScript it opens in a dialog. */
export default function Gallery({ headline, items }: Fields) {
  // A block rendered outside a page has no router (src/dev/gallery.tsx), and so no history for a dialog.
  const isInPage = useInRouterContext();
  return isInPage ? <GalleryWithDialog title={headline} items={items} /> : <Grid items={items} />;
}

type GridProps = {
  items: Items;
  ref?: Ref<HTMLDivElement>;
  onOpen?: (index: number, link: HTMLElement) => void;
};

function Grid({ items, ref, onOpen }: GridProps) {
  const t = useTranslator();
  const follow = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    // The editor's canvas prevents clicks. Clicks with a modifier key open a new tab, a new window or a download.
    if (
      !onOpen ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    onOpen(index, event.currentTarget);
  };
  const entry = (index: number) => {
    const item = items[index];
    if (!item) return null;
    const { picture, caption } = item;
    const { src = `/${picture.src}`, width, height } = filesOf(picture) ?? {};
    return (
      <Entry key={index} role="listitem">
        <figure>
          <a href={src} data-early="" onClick={(event) => follow(event, index)}>
            {width && height && (
              <svg
                width={`${(galleryGrid.height * width) / height}rem`}
                viewBox={`0 0 ${width} ${height}`}
                aria-hidden="true"
              />
            )}
            <Photo picture={picture} />
            <span className="visually-hidden">
              {picture.alt
                ? ` ${t('openPicture')}`
                : t('openNumberedPicture', { number: index + 1 })}
            </span>
          </a>
          {caption && <figcaption>{unbroken(caption)}</figcaption>}
        </figure>
      </Entry>
    );
  };
  return (
    <List role="list" ref={ref}>
      {galleryRows(items.length).map((row) => (
        <Row key={row[0]}>
          {row.slice(0, -2).map(entry)}
          <Pair>{row.slice(-2).map(entry)}</Pair>
        </Row>
      ))}
    </List>
  );
}

const dialogCode = later(async () => {
  const [code] = await Promise.all([import('./GalleryDialog.tsx'), loadStyles()]);
  return code;
});

type GalleryWithDialogProps = { items: Items; title: string | undefined };

/** The name of a gallery's dialog: its position on the page. Unlike an id from React, it is the same after a reload. */
function nameOf(list: Element | null): string {
  const blocks = Array.from(document.getElementById('main')?.children ?? []);
  return `gallery ${blocks.findIndex((block) => block.contains(list))}`;
}

/**
 * The pictures, and the dialog that shows one of them enlarged. Escape cancels it while its code is loading. If the code fails to
 * load, the link is followed.
 */
function GalleryWithDialog({ items, title }: GalleryWithDialogProps) {
  const list = useRef<HTMLDivElement>(null);
  // The gallery's name in the history entry, so that only one of two galleries opens its dialog.
  const [name, setName] = useState<string>();
  useEffect(() => setName(nameOf(list.current)), []);
  const opener = useRef<HTMLElement>(undefined);
  const { isOpen, state, open, close } = useHistoryDialog(name);
  const [code, setCode] = useState(dialogCode.get());
  const t = useTranslator();
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  });
  const onFailure = useEffectEvent(() => {
    const address = opener.current?.getAttribute('href');
    if (address && navigator.onLine) {
      // Replaces the entry of the dialog, because going back to it would fail again.
      window.location.replace(address);
      return;
    }
    showToast('error', t('notLoaded'));
    close();
  });
  useEffect(() => {
    if (!isOpen || code) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    const endProgress = showProgress();
    window.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    dialogCode.load().then(
      (loaded) => setCode(() => loaded),
      () => {
        if (!signal.aborted) onFailure();
      },
    );
    return () => {
      endProgress();
      waiting.abort();
    };
  }, [isOpen, code]);

  const GalleryDialog = code?.default;
  return (
    <>
      <Grid
        ref={list}
        items={items}
        onOpen={(picture, link) => {
          opener.current = link;
          // A click replayed after hydration can arrive before the effect.
          open({ picture, dialog: nameOf(list.current) });
        }}
      />
      {GalleryDialog && isOpen && (
        <GalleryDialog
          key={state.picture}
          items={items}
          title={title}
          first={Number(state.picture)}
          opener={opener.current}
          onClose={close}
        />
      )}
    </>
  );
}

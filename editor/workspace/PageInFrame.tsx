import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type Group, ownValue } from '../../schema/browser.ts';
import type { ValuePath } from '../../schema/index.ts';
import {
  type LinkedPage,
  useDocument,
  useEditing,
  useOpenDocument,
  useSelectedIndex,
} from '../document/OpenDocument.ts';
import { useSiteDocument } from '../document/usePreviewSite.ts';
import { isSettings } from '../languages.ts';
import type { FromPage, Place } from '../page/messages.ts';
import { PageFrame } from '../page/PageFrame.tsx';
import type { ListedPage } from '../site.ts';
import { Button, Choices, Muted } from '../ui/controls.ts';
import { useFrameMessages } from './useFrameMessages.ts';

const Preview = styled.section`
  display: grid;
  grid-area: page;
  grid-template-rows: auto minmax(0, 1fr);
  min-width: 0;
  min-height: 0;
  background: var(--editor-hover);
`;

const Widths = styled(Choices)`
  justify-content: center;
  padding: 0.3rem 0.75rem;
`;

const Room = styled.div`
  /* Not "hidden": scrolling to a text of the page would also scroll the frame out of view. */
  overflow: clip;
  min-width: 0;
  min-height: 0;

  & > p { padding: 1rem; text-align: center; }
  & > iframe { display: block; border: 0; transform-origin: 0 0; background: #fff; }
`;

const widths = { Desktop: 1280, Tablet: 820, Phone: 390 };
// In a window this narrow, the page has the full width (PageWorkspace.tsx), but a desktop page would still be too small to edit.
const firstWidth = () => (innerWidth <= 640 ? widths.Phone : widths.Desktop);

type Props = {
  /** The page that the site settings are shown on. Default: the open page. */
  page?: Group | undefined;
  /** The setting that is edited. */
  setting?: ValuePath | undefined;
  /** Called when a setting is edited on an open page, or a field of the page. */
  onSetting?: (path: ValuePath | undefined) => void;
};

/**
 * The page as visitors see it, in a frame: shows each change at once, and lets its texts be edited in place. It has the
 * width of a desktop, a tablet or a phone, scaled down to the available space.
 */
export function PageInFrame({ onSetting = () => {}, ...props }: Props) {
  const [isReady, setIsReady] = useState(false);
  const [isVisitor, setIsVisitor] = useState(false);
  const { answer, numbers } = useFrameMessages(onSetting);
  const view = usePageState(props, isVisitor);
  const onMessage = (message: FromPage) => {
    if (message.type === 'ready') setIsReady(true);
    else if (!(isVisitor && message.type === 'choose')) answer(message);
  };
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room);
  const [width, setWidth] = useState(firstWidth);
  const scale = Math.min(1, size.width / width || 1);
  return (
    <Preview aria-label="The page" data-side="page">
      <Widths role="group" aria-label="Width of the page">
        {Object.entries(widths).map(([label, one]) => (
          <Button key={label} aria-pressed={width === one} onClick={() => setWidth(one)}>
            {label}
          </Button>
        ))}
        <Button aria-pressed={isVisitor} onClick={() => setIsVisitor(!isVisitor)}>
          As a visitor
        </Button>
      </Widths>
      <Room ref={room}>
        {!isReady && <Muted role="status">Loading the page …</Muted>}
        <PageFrame
          title="The page"
          view={view}
          numbers={numbers}
          onMessage={onMessage}
          style={{
            width,
            height: size.height / scale,
            transform: `translateX(${(size.width - width * scale) / 2}px) scale(${scale})`,
          }}
        />
      </Room>
    </Preview>
  );
}

/** What the frame shows: the page with the place that is edited, or as visitors see it. */
function usePageState({ page, setting }: Props, isVisitor: boolean) {
  const { name, site, theme, pages } = useOpenDocument();
  const document = useDocument();
  const index = useSelectedIndex();
  const selected = useEditing((editing) => editing.selected);
  const isSite = isSettings(name);
  const edited = isSite ? page : document;
  const siteDocument = useSiteDocument(name);
  const place = useMemo((): Place | undefined => {
    if (setting) return setting.length > 0 ? { isSite: true, path: setting } : undefined;
    return isSite || index < 0 ? undefined : { isSite: false, path: ['blocks', index] };
  }, [setting, isSite, index]);
  // Each check makes a new list of pages, which is sent only to a page that needs it.
  const others = edited && showsOthers(edited) ? pages : undefined;
  const listed = useMemo(() => others?.map(listedPage), [others]);
  return useMemo(
    () =>
      edited && {
        ...{ page: { ...edited }, site, siteDocument, theme },
        ...(listed && { pages: listed }),
        ...{ place: isVisitor ? undefined : place, block: selected },
        isOpen: { page: !isSite && !isVisitor, site: !isVisitor },
      },
    [isVisitor, edited, site, listed, siteDocument, theme, place, isSite, selected],
  );
}

function useSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** Whether a page shows something of others: in a list, or as one with a date. */
function showsOthers({ date, blocks }: Group): boolean {
  const isList = (block: unknown) => ownValue(block, 'type') === 'page-list';
  return date !== undefined || (Array.isArray(blocks) && blocks.some(isList));
}

function listedPage({ path, title, date, teaser, lists = [] }: LinkedPage): ListedPage {
  const { description = '', picture } = teaser ?? {};
  const blocks = lists.map((list) => ({ type: 'page-list' as const, ...list }));
  return { path, title, description, date, picture, blocks };
}

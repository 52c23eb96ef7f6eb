import { useEffect, useRef, useState } from 'react';
import { embedPath, type FrameKind, hostOf, readFrame } from '../../schema/browser.ts';
import type { BlockOf } from '../../schema/index.ts';
import { frameLimits } from '../shared/frameLimits.ts';
import { useTranslator } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { ActionLink } from '../ui/Action.tsx';
import { listenToFrame } from '../ui/frameHeight.ts';
import { Picture } from '../ui/Picture.tsx';
import { frameWidths, mapHeight } from './Embed.layout.ts';

// All children share one cell. Its height is that of the ratio, or else that of the frame or the drawing.
const Place = styled.div`
  position: relative;
  display: grid;
  overflow: clip;
  border: 1px solid var(--line);
  border-radius: var(--radius-art);
  background: var(--sunk);

  & > * { grid-area: 1 / 1; min-height: 0; }
  &[data-ratio='16:9'] { max-width: ${frameWidths['16:9']}; aspect-ratio: 16 / 9; }
  &[data-ratio='4:3'] { max-width: ${frameWidths['4:3']}; aspect-ratio: 4 / 3; }
  &[data-ratio='1:1'] { max-width: ${frameWidths['1:1']}; aspect-ratio: 1 / 1; }
  &[data-ratio='9:16'] { max-width: ${frameWidths['9:16']}; aspect-ratio: 9 / 16; }
  &[data-ratio] > svg,
  &[data-ratio] > iframe { height: 100%; }
`;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  border: 0;
`;

const Photo = styled(Picture)`
  height: 100%;
  border-radius: 0;
`;

const Drawing = styled.svg`
  width: 100%;
  padding: var(--space-l);
  fill: none;
  stroke: var(--line-strong);
  stroke-width: 0.5;
  stroke-linejoin: round;
`;

// The whole area is clickable.
const LoadButton = styled.button`
  align-self: end;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-m);
  min-height: 3rem;
  /* Above the photo. */
  z-index: 1;
  padding: var(--space-s) var(--space-l);
  border: 0;
  border-top: 1px solid var(--line);
  background: var(--surface);
  text-align: start;
  cursor: pointer;

  &::after { content: ''; position: absolute; inset: 0; }
  &:hover > strong { text-decoration: underline; }
  & > strong { font-weight: 600; color: var(--blue); }
  & > small { font-size: var(--text-s); color: var(--muted); overflow-wrap: anywhere; }
`;

/** The height of a frame without a height or a ratio, in pixels. A video has a ratio instead. */
const heights: Readonly<Record<FrameKind, number>> = {
  video: 0,
  map: mapHeight,
  tour: 450,
  form: 768,
  post: 600,
  document: 600,
};

export type Content = Pick<
  BlockOf<'embed'>,
  'url' | 'code' | 'title' | 'height' | 'ratio' | 'picture' | 'kind'
>;

/** The kind of an embed: as specified, or else derived from its URL. */
function kindOf({ kind, url = '' }: Content): FrameKind {
  return kind ?? readFrame(url).kind;
}

/**
 * The frame for a provider's URL or code. Videos and maps are loaded on click, because their providers learn who visits the page.
 * A link to the URL is below the frame, for visitors without JavaScript and in case the frame is blocked.
 */
export default function ProviderFrame(content: Content) {
  const { url, code, title = '', height, picture } = content;
  const t = useTranslator();
  const [isWanted, setWanted] = useState(false);
  const kind = kindOf(content);
  const frame = readFrame(url ?? '');
  const usual = frame.ratio ?? (kind === 'video' ? '16:9' : undefined);
  const ratio = content.ratio ?? (height === undefined ? usual : undefined);
  const pixels = ratio ? undefined : (height ?? frame.height ?? heights[kind]);
  const src = code === undefined ? (frame.src ?? '') : embedPath(code);
  const isOnClick = kind === 'video' || kind === 'map';
  return (
    <div data-kind={kind}>
      <Place data-ratio={ratio}>
        {isOnClick && !isWanted ? (
          <>
            <Drawing viewBox="0 0 24 24" height={pixels} aria-hidden="true">
              <path d={kind === 'video' ? playPath : mapPath} />
            </Drawing>
            {picture && <Photo picture={picture} />}
            <LoadButton
              type="button"
              onClick={() => setWanted(true)}
              data-early=""
              data-needs-script=""
            >
              <strong>{t(kind === 'video' ? 'playVideo' : 'showMap')}</strong>{' '}
              <span className="visually-hidden">{title}</span>{' '}
              <small>
                {code === undefined ? t('loadsFrom', { host: hostOf(src) }) : t('loadsFromOthers')}
              </small>
            </LoadButton>
          </>
        ) : (
          <LoadedFrame src={src} title={title} height={pixels} kind={kind} isFocused={isWanted} />
        )}
      </Place>
      {code === undefined ? (
        <ActionLink href={frame.page}>{t('openOn', { host: hostOf(frame.page) })}</ActionLink>
      ) : (
        <ActionLink href={src}>{t('openAlone')}</ActionLink>
      )}
    </div>
  );
}

const playPath = 'M9.5 8.5v7l6-3.5z';
const mapPath = 'M12 16.5s-3.5-3.2-3.5-5.7a3.5 3.5 0 0 1 7 0c0 2.5-3.5 5.7-3.5 5.7z';

type LoadedProps = {
  src: string;
  title: string;
  /** The height in pixels, until the page in the frame requests another; undefined for a frame with a ratio. */
  height: number | undefined;
  kind: FrameKind;
  /** Whether the focus moves into the frame as soon as it exists. */
  isFocused: boolean;
};

function LoadedFrame({ src, title, height, kind, isFocused }: LoadedProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const [requested, setRequested] = useState<number>();
  const hasRatio = height === undefined;
  useEffect(() => {
    const frame = ref.current;
    if (!frame || hasRatio) return;
    return listenToFrame(frame, src, (pixels) => pixels && setRequested(pixels));
  }, [src, hasRatio]);
  useEffect(() => {
    if (isFocused) ref.current?.focus();
  }, [isFocused]);
  return (
    <Frame
      ref={ref}
      src={src}
      title={title}
      height={requested ?? height}
      loading={isFocused ? undefined : 'lazy'}
      {...frameLimits(src, kind)}
    />
  );
}

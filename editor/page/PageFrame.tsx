import {
  type ComponentProps,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { originalUrl } from '../../schema/browser.ts';
import { frameAddress, iconsAddress } from '../addresses.ts';
import { useCopy, useOpenSite } from '../document/SiteContext.ts';
import { type Addresses, iconsPath } from '../site.ts';
import { type FromPage, type PageView, readFromPage, showIn } from './messages.ts';

type Props = ComponentProps<'iframe'> & {
  title: string;
  /** What the page shows, memoized: it is sent when it changes. */
  view: PageView | undefined;
  /** Gets the numbers of what is sent, if texts are edited in place. */
  numbers?: () => PageView['numbers'];
  onMessage: (message: FromPage) => void;
};

/** A page in a frame. Shows what it gets, also after it was reloaded. */
export function PageFrame({ view, numbers, onMessage, ...frame }: Props) {
  const ref = useRef<HTMLIFrameElement>(null);
  const [readyCount, setReadyCount] = useState(0);
  const addresses = useAddresses();
  const listen = useEffectEvent((event: MessageEvent) => {
    const message = readFromPage(event, ref.current?.contentWindow ?? null);
    if (message?.type === 'ready') setReadyCount((count) => count + 1);
    if (message) onMessage(message);
  });
  useEffect(() => {
    const onEvent = (event: MessageEvent) => listen(event);
    addEventListener('message', onEvent);
    return () => removeEventListener('message', onEvent);
  }, []);
  // In a layout effect, so that form and page change together.
  useLayoutEffect(() => {
    const target = ref.current?.contentWindow;
    if (readyCount > 0 && target && view) {
      showIn(target, { ...view, addresses, numbers: numbers?.() });
    }
  }, [readyCount, view, addresses, numbers]);
  return <iframe src={frameAddress} {...frame} ref={ref} title={frame.title} />;
}

/** The addresses of the icons, and of the pictures that are not where a document names them. */
function useAddresses(): Addresses {
  const { home } = useOpenSite();
  const pictures = useCopy(({ base }) => base.pictures);
  return useMemo(() => {
    const all = pictures.map(({ src }) => [src, home.address(src)] as const);
    const others = all.filter(([src, address]) => address !== originalUrl(src));
    return new Map([[iconsPath, iconsAddress], ...others]);
  }, [home, pictures]);
}

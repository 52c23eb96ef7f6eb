// The state of the newest publication, for every screen.
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useCopy } from '../document/SiteContext.ts';
import type { Progress, PublishingHome } from '../home/home.ts';
import { useAnnounce } from '../ui/Notice.tsx';

/** `since`: when this tab saw the publication go live; undefined if it was live before. `isLate`: it takes longer than usual. */
export type Live = Progress & { since?: Date | undefined; isLate?: boolean };

/** What a home that publishes offers on every screen. */
export type Publishing = {
  home: PublishingHome;
  /** Forgets only the sign-in. */
  signInAgain: () => void;
  /** Forgets the sign-in and this browser's copy of the site, including unpublished changes. */
  signOut: (site: string) => Promise<void>;
};
type PublishingState = Publishing & { live: Live | undefined };

const PublishingContext = createContext<PublishingState | undefined>(undefined);

/** Undefined in a home that does not publish. */
export const usePublishing = () => useContext(PublishingContext);

type Props = { value: Publishing | undefined; children: ReactNode };

export function PublishingProvider({ value, children }: Props) {
  const version = useCopy(({ base }) => base.version);
  const live = useLive(value?.home, version);
  return <PublishingContext value={value && { ...value, live }}>{children}</PublishingContext>;
}

/** Asks every few seconds while the site is built, less often when nothing happens. */
const pauseMs = { waiting: 10_000, checking: 10_000, failed: 60_000, checked: 60_000 };
const lateMs = 10 * 60_000;

function useLive(home: PublishingHome | undefined, version: string): Live | undefined {
  const [live, setLive] = useState<Live>();
  const announce = useAnnounce();
  // If the site was live when the editor opened, it is not known since when.
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another publication
  useEffect(() => {
    if (!home) return;
    const stop = new AbortController();
    const { signal } = stop;
    const start = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before: Progress['kind'] | undefined;
    const look = async () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      const now = await home.progress(signal).catch(() => undefined);
      if (signal.aborted) return;
      if (now && now.kind !== before) {
        const isNew = !isFirst.current;
        isFirst.current = false;
        before = now.kind;
        const since = isNew && now.kind === 'live' ? new Date() : undefined;
        setLive({ ...now, since });
        if (isNew && now.kind === 'failed') announce(failedWords);
      } else if (isPending(now) && Date.now() - start > lateMs) {
        setLive({ ...now, isLate: true });
      }
      clearTimeout(timer);
      if (now?.kind !== 'live') timer = setTimeout(look, pauseMs[now?.kind ?? 'failed']);
    };
    void look();
    document.addEventListener('visibilitychange', look);
    return () => {
      stop.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [home, version, announce]);
  return live;
}

const isPending = (now: Progress | undefined): now is Progress & { kind: 'waiting' | 'checking' } =>
  now?.kind === 'waiting' || now?.kind === 'checking';

const failedWords = 'The site was not updated: a check of your publication failed.';

/** The state in a few words. */
export function liveWords(live: Live | undefined): string {
  if (!live || live.kind === 'checked') return 'Published';
  if (live.kind === 'live') return live.since ? `Live since ${timeOf(live.since)}` : 'Live';
  if (live.kind === 'failed') return 'Not live: failed';
  return live.isLate ? 'Not live yet' : 'Checking …';
}

const timeOf = (time: Date) => time.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });

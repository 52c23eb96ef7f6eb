import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { Live } from '../api.ts';
import { ask, Refused } from '../document/ask.ts';
import { Muted } from '../ui/controls.ts';

/** A link that opens a new tab. */
export const NewTabLink = styled.a.attrs({ target: '_blank', rel: 'noreferrer' })``;

const every = { waiting: 10_000, late: 60_000 };

/** Whether the last publication is live: asks the server until it is. */
export function LiveState() {
  const [live, setLive] = useState<Live>();
  const [failed, setFailed] = useState<Refused>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const look = async () => {
      const now = await ask('live', {}).catch(Refused.of);
      if (isOver) return;
      const isFailed = now instanceof Refused;
      setFailed(isFailed ? now : undefined);
      if (!isFailed) setLive(now);
      const state = isFailed ? 'waiting' : now.state;
      if (state === 'waiting' || state === 'late') timer = setTimeout(look, every[state]);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return (
    <Muted role="status">
      {live && <Words live={live} />}
      {failed && ` We couldn’t check whether the site is live. ${failed.message}`}
    </Muted>
  );
}

function Words({ live: { state, since, address } }: { live: Live }) {
  if (state === 'unknown') return null;
  if (state === 'live') return <strong>Live since {timeOf(since ?? '')}</strong>;
  if (state === 'waiting') return <>Not live yet. Checking every few seconds …</>;
  return (
    <>
      <strong>Not live yet,</strong> ten minutes after publishing.{' '}
      {address && <NewTabLink href={address}>Check the host</NewTabLink>}
    </>
  );
}

/** 14:02; with the date unless it is today. */
function timeOf(time: string): string {
  const date = new Date(time);
  const isToday = date.toDateString() === new Date().toDateString();
  const hours = date.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  return isToday ? hours : `${date.toLocaleDateString()}, ${hours}`;
}

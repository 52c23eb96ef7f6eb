import { useEffect, useState } from 'react';
import type { OpeningHours as Hours } from '../../schema/browser.ts';
import { useSite, useTranslator } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { unbroken } from '../ui/unbroken.tsx';
import { exceptionRows, type HoursRow, weekRows } from './hoursText.ts';
import { type HoursNow, hoursNow } from './openState.ts';

const minute = 60_000;

// The line reserves its final height, so that the layout does not shift when its text appears.
const OpenState = styled.p`
  min-height: 1.6em;
  font-weight: 600;

  @media (scripting: none) { display: none; }
  @media print { display: none; }

  &:not(:empty)::before {
    content: '';
    display: inline-block;
    width: 0.65em;
    height: 0.65em;
    margin-inline-end: 0.5em;
    border: 2px solid;
    border-radius: 50%;
  }
  &[data-open]::before { background: currentColor; forced-color-adjust: none; }
`;

const List = styled.dl`
  margin: var(--space-2xs) 0 0;
  font-variant-numeric: tabular-nums;

  & > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--space-m); padding-block: var(--space-2xs); }
  & dt span { display: block; font-size: var(--text-s); line-height: 1.4; opacity: 0.85; }
  & dd { margin: 0; }
`;

const Other = styled.p`
  margin-top: var(--space-s);
  font-weight: 600;
`;

const Note = styled.p`
  margin-top: var(--space-s);
`;

function Rows({ rows }: { rows: readonly HoursRow[] }) {
  return (
    <List>
      {rows.map(({ days, hours, reason }) => (
        <div key={days}>
          {/* Browsers and Node can differ in names and spaces. React then keeps the prerendered text. */}
          <dt>
            <b suppressHydrationWarning>{days}</b>
            {reason && <span>{unbroken(reason)}</span>}
          </dt>
          <dd suppressHydrationWarning>{hours}</dd>
        </div>
      ))}
    </List>
  );
}

/** The hours of a week and their exceptions. JavaScript adds whether the company is open, and removes past exceptions. */
export function OpeningHours({ hours }: { hours: Hours }) {
  const site = useSite();
  const t = useTranslator();
  const [now, setNow] = useState<HoursNow>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      clearTimeout(timer);
      const time = Date.now();
      try {
        setNow(hoursNow(hours, time, site));
        timer = setTimeout(update, minute - (time % minute));
      } catch (error) {
        // The browser does not know the time zone, so the line stays empty.
        if (!(error instanceof RangeError)) throw error;
      }
    };
    // Timers are late in a background tab and after the device was asleep.
    document.addEventListener('visibilitychange', update);
    update();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [hours, site]);
  const exceptions = exceptionRows(hours, site, now?.today);
  return (
    <div>
      <OpenState data-open={now?.isOpen ? '' : undefined}>{now?.text}</OpenState>
      <Rows rows={weekRows(hours, site)} />
      {exceptions.length > 0 && (
        <>
          <Other>{t('otherHours')}</Other>
          <Rows rows={exceptions} />
        </>
      )}
      {hours.note && <Note>{unbroken(hours.note)}</Note>}
    </div>
  );
}

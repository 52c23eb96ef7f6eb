import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { CallButton } from './Action.tsx';
import { frameLimits } from './frameLimits.ts';
import { linkProps } from './href.ts';
import { useSite } from './site.ts';

/** After this many milliseconds in view without an answer, the visitor is shown another way. */
export const formPatience = 8000;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  background: var(--surface);
`;

const Fallback = styled.div`
  display: grid;
  justify-items: start;
  gap: 1rem;
  padding: 1.5rem;
  background: var(--sunk);
  border-radius: var(--radius-card);

  & a { font-weight: 600; }
`;

/** The provider's form in a frame of the given height in pixels, and phone and e-mail where it does not come. */
export function FormFrame({ height }: { height: number }) {
  const site = useSite();
  const { leadForm } = site;
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'waiting' | 'loaded' | 'late'>('waiting');

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    if (hasLeftBlank(element)) {
      setState('loaded');
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      timer = setTimeout(() => {
        setState((now) => (now === 'waiting' ? 'late' : now));
      }, formPatience);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);

  return (
    <>
      {state === 'late' && (
        <Fallback role="status">
          <p>The form is not loading. Call us or write to us instead; a person answers.</p>
          <CallButton phone={leadForm.phone} />
          <a {...linkProps(site, `mailto:${leadForm.email}`)}>{site.emails[leadForm.email]}</a>
        </Fallback>
      )}
      <Frame
        ref={frame}
        src={leadForm.src}
        title={leadForm.title}
        height={height}
        loading="lazy"
        {...frameLimits(leadForm.src)}
        onLoad={() => setState('loaded')}
      />
    </>
  );
}

/** Whether a frame loaded before the page was hydrated, and its load event was missed. */
function hasLeftBlank(frame: HTMLIFrameElement): boolean {
  const inside = frame.contentDocument; // null for another origin, which is never the blank start
  return inside === null || inside.URL !== 'about:blank';
}

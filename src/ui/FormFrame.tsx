import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { frameLimits } from '../shared/frameLimits.ts';
import { linkProps } from '../shared/href.ts';
import { useSite } from '../shared/site.ts';
import { useWords } from '../shared/words.ts';
import { CallButton } from './Action.tsx';

/** How long the form can be in view without a message from it until phone and e-mail are shown, in milliseconds. */
const formPatience = 8000;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  border: 0;
  background: var(--surface);
`;

// It is sticky at the bottom of the frame's visible part, so that nothing moves when it appears.
const OtherWay = styled.div`
  display: none;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-s) var(--space-l);
  padding: var(--space-m) var(--space-l);
  border-top: 1px solid var(--line);
  background: var(--sunk);

  & > a:last-child { font-weight: 600; overflow-wrap: anywhere; }
  &[data-late] { display: flex; }
  @media print, (scripting: none) { display: flex; }
  @media (min-height: 30rem) { position: sticky; bottom: var(--below-frame, 0); }
`;

/**
 * The provider's form in a frame of the given height in pixels. Phone and e-mail are shown under it if the form gives no sign
 * in time, without script, and in print.
 *
 * From outside, a frame of another site looks the same with the form, the browser's error page or a refusal: the load event
 * fires for all three. The sign of the form is a message from it, which providers send to adjust the frame's height. A form
 * that sends none also gets phone and e-mail, so their text must be true under a working form too.
 */
export function FormFrame({ height }: { height: number }) {
  const site = useSite();
  const say = useWords();
  const { leadForm } = site;
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let hasSpoken = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = ({ source }: MessageEvent) => {
      if (source !== element.contentWindow) return;
      hasSpoken = true;
      setLate(false);
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      timer = setTimeout(() => setLate(!hasSpoken && !holdsOwnPage(element)), formPatience);
    });
    observer.observe(element);
    window.addEventListener('message', hear);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      window.removeEventListener('message', hear);
    };
  }, []);

  return (
    <>
      <Frame
        ref={frame}
        src={leadForm.src}
        title={leadForm.title}
        height={height}
        loading="lazy"
        {...frameLimits(leadForm.src)}
        onLoad={({ currentTarget }) => holdsOwnPage(currentTarget) && setLate(false)}
      />
      <OtherWay role="status" data-late={isLate || undefined}>
        <p>{say('noForm')}</p>
        <CallButton phone={leadForm.phone} />
        <a {...linkProps(site, `mailto:${leadForm.email}`)}>{site.emails[leadForm.email]}</a>
      </OtherWay>
    </>
  );
}

/** Whether a frame shows a page of this site. The document of an error page or another site's page is not accessible. */
function holdsOwnPage({ contentDocument }: HTMLIFrameElement): boolean {
  return contentDocument !== null && contentDocument.URL !== 'about:blank';
}

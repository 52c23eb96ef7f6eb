import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ask } from '../document/ask.ts';

const Frame = styled.span`
  display: block;
  flex: none;
  overflow: hidden;
  width: 64px;
  height: 44px;
  border: 1px solid var(--editor-rule);
  border-radius: 4px;
  background: var(--editor-hover);

  & > iframe { width: 1280px; height: 880px; border: 0; transform: scale(0.05); transform-origin: 0 0; }
`;

/** Renders one page at a time, so that other requests do not wait for the whole list. */
let turn = Promise.resolve();

/** A thumbnail of the top of a page, rendered when it scrolls into view. A page with errors has none. */
export function PagePicture({ name, hasErrors }: { name: string; hasErrors: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  const [html, setHtml] = useState<string>();
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) =>
      setIsSeen(entries.at(-1)?.isIntersecting === true),
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const isWanted = isSeen && !hasErrors && html === undefined;
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    const { signal } = controller;
    turn = turn.then(async () => {
      if (signal.aborted) return;
      const answer = await ask('preview', { name }, signal).catch(() => undefined);
      if (!signal.aborted) setHtml(answer ? withoutFrames(answer.html) : '');
    });
    return () => controller.abort();
  }, [name, isWanted]);
  return (
    <Frame ref={place} aria-hidden="true">
      {isSeen && html && (
        <iframe
          title="Picture of the page"
          tabIndex={-1}
          inert
          sandbox="allow-same-origin"
          srcDoc={html}
        />
      )}
    </Frame>
  );
}

/** A page without its frames, such as forms, each of which would load another page. */
function withoutFrames(html: string): string {
  const { documentElement: page } = new DOMParser().parseFromString(html, 'text/html');
  for (const frame of page.querySelectorAll('iframe')) frame.remove();
  return page.outerHTML;
}

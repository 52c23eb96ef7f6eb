import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { frameLimits } from '../shared/frameLimits.ts';
import { linkProps } from '../shared/href.ts';
import { useSite, useTranslator } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { highWindow, upTo } from '../theme/breakpoints.ts';
import { CallButton } from './Action.tsx';
import { listenToFrame } from './frameHeight.ts';
import { useIsPrerendered } from './useIsPrerendered.ts';

/** How long a form in view may take to load, and then to send a message, before phone and email are shown. */
const maxLoadingMs = 30_000;
const maxSilenceMs = 8000;

// The message that the form is loading is rendered after hydration, so its styles must belong to an element that is already on
// the page. The form covers the message as soon as it is painted.
const Place = styled.div`
  display: grid;

  & > * { grid-area: 1 / 1; }
  & > p {
    place-self: start center;
    padding: var(--space-2xl) var(--space-l);
    color: var(--muted);
  }

  & iframe {
    display: block;
    width: 100%;
    border: 0;
  }
`;

// Sticky at the bottom of the frame's visible part, so that nothing moves when it appears.
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
  @media ${highWindow} { position: sticky; bottom: var(--below-frame, 0); }
  /* Above the floating buttons, which only a script hides while the form is in view. */
  @media ${upTo(48)} and (scripting: none) { --below-frame: 4rem; }
`;

type Props = {
  /** The height of the frame in pixels, until the form requests another. Default: 768. */
  height?: number | undefined;
  /** The number to call instead, by its name in site.json. Default: the number of the form. */
  phone?: string | undefined;
  /** Whether the provider's script is added to the page while the form is in view. Default: false. */
  embedScript?: boolean | undefined;
  /**
   * Whether the dialog around the form is open. Its frame is loaded by what opens the dialog (src/start/formDialog.ts), and keeps its
   * input while the dialog is closed. Undefined for a form in the page.
   */
  isShown?: boolean | undefined;
};

/**
 * The provider's form in a frame, with a message while it loads. Phone and email are shown below a form that does not respond in
 * time, without JavaScript, and in print.
 *
 * The page cannot tell whether the frame of another site shows the form, the browser's error page or a refusal: the load event
 * fires for all three. Only a message from the form, which providers send to adjust the frame's height, proves that it works. A
 * form that sends no messages also gets phone and email, so their text must be true below a working form too.
 */
export function FormFrame(props: Props) {
  const [attempt, setAttempt] = useState(0);
  return <Form key={attempt} {...props} onGone={() => setAttempt((count) => count + 1)} />;
}

function Form({
  height = 768,
  phone,
  embedScript,
  isShown,
  onGone,
}: Props & { onGone: () => void }) {
  const site = useSite();
  const t = useTranslator();
  const { leadForm } = site;
  const { src = '' } = leadForm;
  const isInDialog = isShown !== undefined;
  const form = useForm(src, isShown);
  const { hasResponded, isUsed } = form;
  useEmbedScript(
    embedScript && isShown !== false && form.isSeen ? leadForm.embedScript : undefined,
  );
  // A form that has not responded, and that the visitor has not used, is loaded again the next time it is shown.
  const wasShown = useRef(false);
  const leave = useEffectEvent(() => {
    if (wasShown.current && !hasResponded.current && !isUsed.current) onGone();
  });
  useEffect(() => {
    if (isShown === false) leave();
    wasShown.current = isShown !== false;
  }, [isShown]);

  const attributes = { src, title: leadForm.title, height, ...frameLimits(src) };
  useEffect(() => form.frame?.setAttribute('height', `${form.height ?? height}`));

  return (
    <>
      <Place ref={form.place}>
        {form.isLoading && <p>{t('formIsComing')}</p>}
        {isInDialog ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: hydration keeps a frame that was added before it
          <div data-frame={JSON.stringify(attributes)} dangerouslySetInnerHTML={nothing} />
        ) : (
          <iframe loading="lazy" {...attributes} title={attributes.title} />
        )}
      </Place>
      {(form.isSeen || !isInDialog) && (
        <OtherWay role="status" data-late={form.isLate || undefined}>
          <p>{t('noForm')}</p>
          {!isInDialog && <CallButton phone={phone ?? leadForm.phone} />}
          <a {...linkProps(site, `mailto:${leadForm.email}`)}>{site.emails[leadForm.email]}</a>
        </OtherWay>
      )}
    </>
  );
}

const nothing = { __html: '' };

/** Finds a form's frame in its place. The dialog gets its frame when it is first shown. */
function useFrame(isShown: boolean | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>();
  const isPrerendered = useIsPrerendered();
  const precedesHydration = useRef(false);
  useEffect(() => {
    precedesHydration.current = isPrerendered && Boolean(place.current?.querySelector('iframe'));
  }, [isPrerendered]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what opens the dialog adds the frame
  useEffect(() => setFrame(place.current?.querySelector('iframe')), [isShown]);
  return { place, frame, isPrerendered, precedesHydration };
}

/** Observes the form in a frame. */
function useForm(src: string, isShown: boolean | undefined) {
  const { place, frame, isPrerendered, precedesHydration } = useFrame(isShown);
  const isInDialog = isShown !== undefined;
  const [isLoading, setLoading] = useState(!isPrerendered || isInDialog);
  const [isSeen, setSeen] = useState(false);
  const [isLate, setLate] = useState(false);
  const [height, setHeight] = useState<number>();
  const isUsed = useRef(false);
  const hasResponded = useRef(false);

  useEffect(() => {
    if (!frame) return;
    let isInView = false;
    // A frame from before hydration may have fired its load event already. The document of another site is not accessible.
    let isLoaded = precedesHydration.current && frame.contentDocument === null;
    hasResponded.current = isOwnPage(frame);
    // In a dialog that was opened before hydration, nothing noticed whether the visitor typed.
    isUsed.current ||= isInDialog && precedesHydration.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      clearTimeout(timer);
      setLoading(!isLoaded && !hasResponded.current);
      if (hasResponded.current) setLate(false);
      else if (isInView) {
        timer = setTimeout(() => setLate(true), isLoaded ? maxSilenceMs : maxLoadingMs);
      }
    };
    const onLoad = () => {
      isLoaded = true;
      hasResponded.current ||= isOwnPage(frame);
      update();
    };
    update();
    const stopListening = listenToFrame(frame, src, (requested) => {
      hasResponded.current = true;
      if (requested) setHeight(requested);
      update();
    });
    const stopWaiting = onceInView(frame, () => {
      isInView = true;
      setSeen(true);
      update();
    });
    frame.addEventListener('load', onLoad);
    const stopWatching = watchUse(frame, () => {
      isUsed.current = true;
    });
    return () => {
      stopWaiting();
      clearTimeout(timer);
      stopListening();
      frame.removeEventListener('load', onLoad);
      stopWatching();
    };
  }, [frame, src, isInDialog, precedesHydration]);

  return { place, frame, isSeen, isLoading, isLate, isUsed, hasResponded, height };
}

/** Calls `onView` once an element is in view. Returns a function that stops it. */
function onceInView(element: Element, onView: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    onView();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Calls `onUse` when the focus moves into a frame. Returns a function that stops it. */
function watchUse(frame: HTMLIFrameElement, onUse: () => void): () => void {
  const onBlur = () =>
    setTimeout(() => {
      if (document.activeElement === frame) onUse();
    });
  window.addEventListener('blur', onBlur);
  return () => window.removeEventListener('blur', onBlur);
}

/** Whether a frame shows a page of this site. The document of an error page or another site's page is not accessible. */
function isOwnPage({ contentDocument }: HTMLIFrameElement): boolean {
  return contentDocument !== null && contentDocument.URL !== 'about:blank';
}

/** Adds the provider's script to the page, from when the form is seen until it is hidden. */
function useEmbedScript(src: string | undefined): void {
  useEffect(() => {
    if (!src) return;
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    document.body.append(script);
    return () => script.remove();
  }, [src]);
}

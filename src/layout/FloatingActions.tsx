import { styled } from 'styled-components';
import { useSite } from '../shared/site.ts';
import { ActionButton } from '../ui/Action.tsx';
import { mainButtonInView } from './watchMainButtons.ts';

const Root = styled.aside`
  position: fixed;
  right: max(1rem, env(safe-area-inset-right));
  bottom: max(1rem, env(safe-area-inset-bottom));
  z-index: 5;
  display: flex;
  gap: var(--space-xs);

  & a { box-shadow: 0 8px 24px -8px #0008; }

  @media (max-width: 40rem) {
    inset-inline: 0;
    bottom: 0;
    padding: var(--space-xs) var(--gutter) max(var(--space-xs), env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
    background: color-mix(in srgb, var(--paper) 94%, transparent);
    backdrop-filter: blur(10px);

    & a { flex: 1; box-shadow: none; padding-inline: var(--space-s); }
  }
  /* Where a window is this low, or zoomed this far, they would leave too little of the page. */
  @media (max-height: 24rem) { position: static; }

  @media (min-height: 24.01rem) {
    ${mainButtonInView} &:not(:focus-within) { visibility: hidden; translate: 0 100%; opacity: 0; }
    @media (prefers-reduced-motion: no-preference) { transition: translate 200ms, opacity 200ms, visibility 200ms; }
  }
`;

const Call = styled(ActionButton)`
  background: var(--surface);
`;

// The end of the footer stays above the buttons.
const Room = styled.div`
  height: 5rem;
  background: var(--band);
`;

/** Free Survey and Call Now, over the page while no main button of its blocks is in view. */
export function FloatingActions({ ctaText, callText }: { ctaText: string; callText: string }) {
  const { header } = useSite();
  return (
    <>
      <Room />
      <Root aria-label="Quick contact" data-floating-actions="">
        <Call href={`tel:${header.phone}`} look="quiet">
          {callText}
        </Call>
        <ActionButton href="#lead-form">{ctaText}</ActionButton>
      </Root>
    </>
  );
}

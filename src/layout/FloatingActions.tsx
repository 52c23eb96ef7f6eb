import type { Page } from '../../schema/index.ts';
import { useSite, useTranslator } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { from, highWindow, lowWindow, upTo } from '../theme/breakpoints.ts';
import { ActionButton } from '../ui/Action.tsx';
import { Part } from '../ui/Part.tsx';
import { headerAction } from './Header.tsx';
import { sectionsOf } from './SectionMenu.tsx';
import { actionsAway } from './watchMainButtons.ts';

const Root = styled.aside`
  position: fixed;
  inset-inline-end: max(1rem, env(safe-area-inset-right));
  bottom: max(1rem, env(safe-area-inset-bottom));
  z-index: 5;
  display: flex;
  gap: var(--space-xs);

  & a { box-shadow: 0 8px 24px -8px #0008; }

  @media ${upTo(40)} {
    inset-inline: 0;
    bottom: 0;
    padding: var(--space-xs) var(--gutter) max(var(--space-xs), env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
    background: color-mix(in srgb, var(--paper) 94%, transparent);
    backdrop-filter: blur(10px);

    & a { flex: 1; box-shadow: none; padding-inline: var(--space-s); }
  }
  &[data-floating-actions=narrow] { @media ${from(48)} { display: none; } }

  /* Not fixed in a short window, such as a phone in landscape: they would cover too much. */
  @media ${lowWindow} {
    position: static;
    padding: var(--space-s) var(--gutter);
  }

  @media ${highWindow} {
    ${actionsAway} &:not(:focus-within) { visibility: hidden; translate: 0 100%; opacity: 0; }
    /* Skip the animation when they receive focus. */
    @media (prefers-reduced-motion: no-preference) {
      transition: translate 200ms, opacity 200ms, visibility 200ms;
      &:focus-within { transition: none; }
    }
  }
`;

const Call = styled(ActionButton)`
  background: var(--surface);
`;

// Space under the footer, so that the buttons do not cover its end.
const Room = styled.div`
  height: 5rem;
  background: var(--band);

  @media ${from(48)} { &:has(+ [data-floating-actions=narrow]) { display: none; } }
`;

type Props = { page: Page };

/**
 * Two floating buttons for the page's main action and a call, shown while no main button of its blocks is in view. A page with
 * neither `floatingActions` nor a section menu gets the header's action, in windows too narrow for a button in the header. The
 * call goes to the first number that a block of the page shows, so that the page shows only one number.
 */
export function FloatingActions({ page }: Props) {
  if (!page.floatingActions && sectionsOf(page.blocks).length > 0) return null;
  return (
    <>
      <Room />
      <Part key={page.path} name={`${page.path}#floating-actions`}>
        <Actions page={page} />
      </Part>
    </>
  );
}

function Actions({ page }: Props) {
  const site = useSite();
  const t = useTranslator();
  const action = headerAction(site, page.header);
  const { ctaText, callText } = page.floatingActions ?? { ...action, callText: t('callNow') };
  const phone = page.blocks.flatMap((block) => ('phone' in block ? (block.phone ?? []) : []))[0];
  const href = page.floatingActions ? '#lead-form' : action.href;
  return (
    <Root
      aria-label={t('quickContact')}
      data-floating-actions={page.floatingActions ? '' : 'narrow'}
    >
      <Call href={`tel:${phone ?? site.header.phone}`} look="quiet">
        {callText}
      </Call>
      <ActionButton href={href}>{ctaText}</ActionButton>
    </Root>
  );
}

import { useEffect, useEffectEvent, useRef } from 'react';
import type { ResolvedPage } from '../resolved/types.ts';
import { linkProps } from '../shared/href.ts';
import { useLocation, useNavigator } from '../shared/router.ts';
import { servicesOf, useSite, useTranslator } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { wideHeader } from '../theme/breakpoints.ts';
import { ActionButton, CallButton } from '../ui/Action.tsx';
import { groupTitle } from '../ui/Eyebrow.ts';
import { Icon } from '../ui/Icon.tsx';
import { iconButton } from '../ui/iconButton.ts';
import { disclosure } from './disclosure.ts';
import { Languages } from './Languages.tsx';

const Root = styled.details`
  @container ${wideHeader} { display: none; }
`;

const Toggle = styled.summary`
  ${iconButton}
  width: min(2.75rem, 15vw);
  margin-inline-end: calc(-1 * var(--space-xs));
  cursor: pointer;

  & svg { width: 1.6rem; height: 1.6rem; }
  & .close { display: none; }
  details[open] > & .close { display: block; }
  details[open] > & .open { display: none; }
`;

const Sheet = styled.nav`
  position: absolute;
  top: calc(100% + 1px);
  inset-inline: 0;
  display: flex;
  flex-direction: column;
  height: calc(100dvh - var(--header) - 1px);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--space-s) var(--gutter) var(--space-l);
  background: var(--paper);
`;

const Entry = styled.a`
  display: flex;
  align-items: center;
  min-height: 3.5rem;
  border-bottom: 1px solid var(--line);
  font-size: var(--text-l);
  font-weight: 600;
  letter-spacing: -0.01em;
  text-decoration: none;

  &[aria-current] { color: var(--blue); }
`;

const Services = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3.5rem;
    border-bottom: 1px solid var(--line);
    font-size: var(--text-l);
    font-weight: 600;
    letter-spacing: -0.01em;
    cursor: pointer;
  }
  & > summary[aria-current] { color: var(--blue); }
  & > summary svg { transition: transform 150ms; }
  &[open] > summary svg { transform: rotate(180deg); }
`;

const Group = styled.div`
  padding-block: var(--space-m) var(--space-xs);
  padding-inline: var(--space-s) 0;
  border-bottom: 1px solid var(--line);

  & p {
    ${groupTitle}
    color: var(--blue);
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    text-decoration: none;
  }
  & a[aria-current] { color: var(--blue); font-weight: 600; }
`;

const Actions = styled.div`
  display: grid;
  gap: var(--space-s);
  margin-top: auto;
  padding-top: var(--space-l);
`;

type Props = {
  current: string | undefined;
  action: { ctaText: string; href: string };
  versions: ResolvedPage['versions'];
};

/** The menu of narrow windows: a sheet over the page with an expandable list of services. */
export function MenuSheet({ current, action, versions }: Props) {
  const site = useSite();
  const t = useTranslator();
  const { services, links, phone } = site.header;
  const isService = servicesOf(site).some(({ href }) => href === current);
  const currentPage = (href: string) => (href === current ? 'page' : undefined);
  return (
    <Root ref={disclosure} data-menu-sheet="">
      <MenuEntry />
      <Toggle>
        <Icon name="menu" className="open" />
        <Icon name="x" className="close" />
        <span className="visually-hidden">{t('menu')}</span>
      </Toggle>
      <Sheet aria-label={t('menu')}>
        {services.groups.length > 0 && (
          <Services>
            <summary aria-current={isService || undefined}>
              {services.title}
              <Icon name="chevron-down" />
            </summary>
            {services.groups.map((group, index) => (
              <Group key={index}>
                <p>{group.title}</p>
                <ul aria-label={group.title}>
                  {group.links.map(({ text, href }, place) => (
                    <li key={place}>
                      <a {...linkProps(site, href)} aria-current={currentPage(href)}>
                        {text}
                      </a>
                    </li>
                  ))}
                </ul>
              </Group>
            ))}
          </Services>
        )}
        {links.map(({ text, href }, index) => (
          <Entry key={index} {...linkProps(site, href)} aria-current={currentPage(href)}>
            {text}
          </Entry>
        ))}
        {site.languages && <Languages versions={versions} place="sheet" />}
        <Actions>
          <ActionButton href={action.href}>{action.ctaText}</ActionButton>
          <CallButton phone={phone} />
        </Actions>
      </Sheet>
    </Root>
  );
}

/**
 * Gives the open menu a separate history entry, so that Back closes it, as with the form dialog. Following a link in the menu
 * replaces the entry. A separate component, so that navigation does not render the menu again.
 */
function MenuEntry() {
  const { pathname, search, hash, state } = useLocation();
  const navigator = useNavigator();
  const isEntered = state?.dialog === 'menu';
  const wasEntered = useRef(false);
  const isLeaving = useRef(false);
  const isFollowed = useRef(false);
  const enter = useEffectEvent(() =>
    navigator.push({ pathname, search, hash }, { dialog: 'menu' }),
  );

  const onToggle = useEffectEvent((isOpen: boolean) => {
    if (isOpen && !state?.dialog) enter();
    if (!isOpen && isEntered && !isFollowed.current) {
      isLeaving.current = true;
      navigator.go(-1);
    }
    isFollowed.current = false;
  });
  useEffect(() => {
    const sheet = findSheet();
    if (!sheet) return;
    const listening = new AbortController();
    const { signal } = listening;
    sheet.addEventListener('toggle', () => onToggle(sheet.open), { signal });
    sheet.addEventListener(
      'click',
      ({ target, button, ctrlKey, metaKey, shiftKey }) => {
        const link = target instanceof Element ? target.closest('a') : null;
        // Other links do not change the page.
        const isSameSite = link?.origin === location.origin && !link.target && !link.download;
        isFollowed.current = isSameSite && !button && !ctrlKey && !metaKey && !shiftKey;
      },
      { signal },
    );
    // The menu may have been opened before hydration.
    if (sheet.open) onToggle(true);
    return () => listening.abort();
  }, []);

  useEffect(() => {
    const sheet = findSheet();
    const isLeft = wasEntered.current && !isEntered;
    wasEntered.current = isEntered;
    if (!sheet) return;
    if (isEntered) {
      sheet.open = true;
    } else if (isLeaving.current) {
      // The visitor may have opened it again in the meantime.
      isLeaving.current = false;
      if (sheet.open) enter();
    } else if (isLeft && sheet.open) {
      if (sheet.contains(document.activeElement)) sheet.querySelector('summary')?.focus();
      sheet.open = false;
    }
  }, [isEntered]);
  return null;
}

function findSheet(): HTMLDetailsElement | null {
  return document.querySelector('[data-menu-sheet]');
}

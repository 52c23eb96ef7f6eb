import { memo } from 'react';
import type { Page, Site } from '../../schema/index.ts';
import type { ResolvedPage } from '../resolved/types.ts';
import { linkProps } from '../shared/href.ts';
import { servicesOf, useSite, useTranslator } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { from, narrowHeader, wideHeader } from '../theme/breakpoints.ts';
import { ActionButton } from '../ui/Action.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Wrap } from '../ui/Section.tsx';
import { Languages } from './Languages.tsx';
import { Logo } from './Logo.tsx';
import { MenuSheet } from './MenuSheet.tsx';
import { navLink, ServicesMenu } from './ServicesMenu.tsx';
import { mainButtonInView } from './watchMainButtons.ts';

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  background: color-mix(in srgb, var(--paper) 92%, transparent);
  backdrop-filter: blur(10px);
  border-bottom: 1px solid var(--line);
  container-type: inline-size;

  /* The sheet of the phone menu extends from the header to the bottom of the window. */
  @media ${narrowHeader} {
    &:has([data-menu-sheet][open]) {
      position: fixed;
      inset-inline: 0;
      background: var(--paper);
    }
  }
`;

const Bar = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: var(--space-2xs);
  height: var(--header);

  @container ${from(48)} { gap: var(--space-m); }
`;

const Nav = styled.nav`
  display: none;
  margin-inline-start: auto;

  @container ${wideHeader} { display: block; }

  & > ul { display: flex; align-items: center; }
`;

const NavLink = styled.a`
  ${navLink}
`;

const Phone = styled.a`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: var(--space-xs);
  min-width: min(2.75rem, 15vw);
  min-height: 2.75rem;
  margin-inline-start: auto;
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;

  & svg { color: var(--blue); }
  & span { display: none; }

  @container ${from(23)} {
    & span { display: inline; }
    & svg { display: none; }
  }
  @container ${wideHeader} { margin-inline-start: 0; }
`;

const Quote = styled(ActionButton)`
  display: none;
  @container ${from(48)} { display: inline-flex; }

  /* Only one main button is in view at a time: the one of a block, the floating one, or this one. */
  ${mainButtonInView} &&, :root:has([data-floating-actions='']) && {
    border-color: var(--line-strong);
    background: none;
    color: inherit;

    &:hover { border-color: currentColor; }
  }
`;

/** The `href` of the header link that is marked as current; undefined if no link leads to the path. */
export function headerLinkTo(site: Site, path: string): string | undefined {
  const links = [...servicesOf(site), ...site.header.links];
  return links.find(({ href }) => href === path)?.href;
}

/** The main action of the header. A page can override the action of the site. */
export function headerAction({ header }: Pick<Site, 'header'>, override: Page['header']) {
  return { ctaText: override?.ctaText ?? header.ctaText, href: override?.href ?? header.href };
}

type Props = {
  current: string | undefined;
  action: Page['header'];
  versions: ResolvedPage['versions'];
};

/** The header of every page. */
export const Header = memo(function Header({ current, action: override, versions }: Props) {
  const site = useSite();
  const t = useTranslator();
  const { header } = site;
  const phone = site.phones[header.phone] ?? '';
  const action = headerAction(site, override);
  return (
    <Root>
      <Bar>
        <Logo />
        <Nav aria-label={t('main')}>
          <ul>
            {header.services.groups.length > 0 && (
              <li>
                <ServicesMenu current={current} />
              </li>
            )}
            {header.links.map(({ text, href }, index) => (
              <li key={index}>
                <NavLink
                  {...linkProps(site, href)}
                  aria-current={href === current ? 'page' : undefined}
                >
                  {text}
                </NavLink>
              </li>
            ))}
          </ul>
        </Nav>
        {site.languages && <Languages versions={versions} place="header" />}
        <Phone {...linkProps(site, `tel:${header.phone}`)} aria-label={t('call', { phone })}>
          <Icon name="phone" />
          <span>{phone}</span>
        </Phone>
        <Quote href={action.href}>{action.ctaText}</Quote>
        <MenuSheet current={current} action={action} versions={versions} />
      </Bar>
    </Root>
  );
});

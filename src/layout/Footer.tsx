import { memo } from 'react';
import type { ResolvedPage } from '../resolved/types.ts';
import { linkProps } from '../shared/href.ts';
import { useSite, useTranslator } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { from } from '../theme/breakpoints.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Part } from '../ui/Part.tsx';
import { Wrap } from '../ui/Section.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { FooterLink, FooterTitle } from './FooterLink.ts';
import { Languages } from './Languages.tsx';
import { Logo } from './Logo.tsx';
import { footerFacts } from './optionalCode.ts';
import { ThemeChoice } from './ThemeChoice.tsx';

const Root = styled.footer`
  --focus: var(--band-ink);
  --mark: currentColor;
  background: var(--band);
  color: var(--band-ink);
`;

// If the columns do not fit next to the introduction, all of them move to a separate row.
const Parts = styled(Wrap)`
  &, & > :last-child {
    display: flex;
    flex: auto;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-xl) var(--space-2xl);
  }
  padding-block: var(--space-2xl) var(--space-xl);
`;

const About = styled.div`
  flex: 1 1 100%;

  @media ${from(64)} { flex: 9999 1 20rem; }

  & p { max-width: 26rem; margin-top: var(--space-s); opacity: 0.85; }
`;

const Contact = styled.div`
  & li { display: flex; align-items: center; min-height: 2.75rem; }
  & li:nth-child(n + 3) { max-width: 20rem; align-items: start; padding-top: var(--space-s); line-height: 1.4; }
`;

const Base = styled(Wrap)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-m) var(--space-xl);
  padding-block: var(--space-m) var(--space-l);

  &::before { content: ''; flex-basis: 100%; border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
`;

function Facts() {
  const { default: FooterFacts } = footerFacts.loaded();
  return <FooterFacts />;
}

type Props = { versions: ResolvedPage['versions'] };

/** The footer of every page. */
export const Footer = memo(function Footer({ versions }: Props) {
  const site = useSite();
  const t = useTranslator();
  const { footer } = site;
  const phone = site.phones[footer.phone] ?? '';
  const email = site.emails[footer.email] ?? '';
  return (
    <Root>
      <Parts>
        <About>
          <Logo />
          <p>{unbroken(footer.text)}</p>
        </About>
        <div>
          {footer.columns.map(({ title, links }, index) => (
            <nav key={index} aria-label={title}>
              <FooterTitle>{title}</FooterTitle>
              <ul>
                {links.map(({ text, href }, place) => (
                  <li key={place}>
                    <FooterLink {...linkProps(site, href)}>{text}</FooterLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <Contact>
            <FooterTitle>{t('contact')}</FooterTitle>
            <ul>
              <li>
                <FooterLink {...linkProps(site, `tel:${footer.phone}`)}>{phone}</FooterLink>
                <CopyButton text={phone} />
              </li>
              <li>
                <FooterLink {...linkProps(site, `mailto:${footer.email}`)}>{email}</FooterLink>
                <CopyButton text={email} />
              </li>
              <li>{site.address.line}</li>
              <li>{site.location}</li>
            </ul>
          </Contact>
        </div>
      </Parts>
      {site.hasFacts && (
        <Part name="facts">
          <Facts />
        </Part>
      )}
      <Base>
        <span>{`© ${site.company}`}</span>
        {site.languages && <Languages versions={versions} place="footer" />}
        <ThemeChoice />
      </Base>
    </Root>
  );
});

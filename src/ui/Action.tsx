import type { ReactNode } from 'react';
import { linkProps } from '../shared/href.ts';
import { useSite, useTranslator } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { upTo } from '../theme/breakpoints.ts';
import { Icon } from './Icon.tsx';
import { unbroken } from './unbroken.tsx';

export const Button = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-xs);
  min-height: 3rem;
  padding: var(--space-s) var(--space-l);
  border: 1.5px solid transparent; /* forced colors show it */
  border-radius: var(--radius-button);
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  transition: background-color 150ms, border-color 150ms, color 150ms;

  /* On a phone, a number in large text needs two lines. */
  & bdi { white-space: normal; }
  &[data-look=primary] { background: var(--cta); color: var(--cta-ink); }
  &[data-look=primary]:hover { background: var(--cta-hover); }
  &[data-look=quiet] { border-color: var(--line-strong); }
  &[data-look=quiet]:hover { border-color: currentColor; }
  /* Forced colors would make both kinds look the same. */
  @media (forced-colors: active) {
    &[data-look=primary] { forced-color-adjust: none; border-color: LinkText; background: LinkText; color: Canvas; outline-color: Highlight; }
  }
`;

const TextLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-xs);
  min-height: 2.75rem;
  font-weight: 600;
  color: var(--blue);
  text-underline-offset: 0.25em;
  text-decoration-thickness: 1.5px;

  & svg { transition: transform 150ms; }
  &:hover svg { transform: translateX(3px); }
`;

/** A row of buttons. On a phone each is on a separate row, so that none moves as text loads on a slow connection. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);

  @media ${upTo(30)} {
    flex-grow: 1;

    & > a { flex-basis: 100%; }
  }
`;

type Props = {
  href: string;
  children: ReactNode;
  look?: 'primary' | 'quiet';
  className?: string;
};

/** A link that looks like a button. Every action in a document is a link, so that it works without JavaScript. */
export function ActionButton({ href, children, look = 'primary', className }: Props) {
  return (
    <Button {...linkProps(useSite(), href)} data-look={look} className={className}>
      {typeof children === 'string' ? unbroken(children) : children}
    </Button>
  );
}

type LinkProps = {
  href: string;
  children: string;
  /** Completes the text for screen readers: " about Cabling" after "Learn More". */
  hidden?: string | undefined;
  /** Whether the link has an arrow. Default: true. */
  hasArrow?: boolean;
};

/** A text link, with an arrow unless `hasArrow` is false. */
export function ActionLink({ href, children, hidden, hasArrow = true }: LinkProps) {
  return (
    <TextLink {...linkProps(useSite(), href)}>
      {unbroken(children)}
      {hidden && <span className="visually-hidden">{hidden}</span>}
      {hasArrow && <Icon name="arrow-right" />}
    </TextLink>
  );
}

/** "Call (919) 555-0100" as a quiet button, for the name of a number in site.json. */
export function CallButton({ phone }: { phone: string }) {
  const site = useSite();
  const t = useTranslator();
  return (
    <ActionButton href={`tel:${phone}`} look="quiet">
      {t('call', { phone: site.phones[phone] ?? '' })}
    </ActionButton>
  );
}

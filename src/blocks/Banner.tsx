import type { BlockOf } from '../../schema/index.ts';
import { linkProps } from '../shared/href.ts';
import { useSite, useTranslator } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { unbroken } from '../ui/unbroken.tsx';

const Root = styled.aside`
  --focus: var(--band-ink);
  padding: var(--space-xs) var(--gutter);
  background: var(--band);
  color: var(--band-ink);
  font-size: var(--text-s);
  text-align: center;
  text-wrap: balance;

  /* 44 px touch target. The focus ring is inset because the banner has no room around the link. */
  & a {
    display: inline-block;
    padding: var(--space-s) min(var(--space-m), var(--gutter));
    margin: calc(-1 * var(--space-s)) calc(-1 * min(var(--space-m), var(--gutter)));
    margin-inline-start: calc(var(--space-xs) - min(var(--space-m), var(--gutter)));
    outline-offset: calc(-1 * var(--space-s));
    font-weight: 600;
    text-underline-offset: 0.25em;
  }

  /* Between sections it is lighter than the bands that follow it. */
  main > & {
    --focus: inherit;
    background: var(--highlight);
    color: var(--ink);
    border-block: 1px solid var(--line);
    padding-block: var(--space-2xl);
    font-size: var(--text-xl);
    font-weight: 600;
    line-height: 1.25;
    letter-spacing: -0.02em;
  }
`;

export default function Banner({ id, text, ctaText, href }: BlockOf<'banner'>) {
  const site = useSite();
  const t = useTranslator();
  return (
    <Root id={id} aria-label={t('announcement')}>
      {unbroken(text)}
      {ctaText && href && <a {...linkProps(site, href)}>{unbroken(ctaText)}</a>}
    </Root>
  );
}

import { styled } from 'styled-components';
import type { BlockOf } from '../../schema/index.ts';
import { useSite } from '../shared/site.ts';
import { linkProps } from '../ui/href.ts';
import { unbroken } from '../ui/unbroken.tsx';

const Root = styled.aside`
  --focus: var(--band-ink);
  padding: 0.6rem var(--gutter);
  background: var(--band);
  color: var(--band-ink);
  font-size: 0.9375rem;
  text-align: center;
  text-wrap: balance;

  & a { display: inline-block; padding-block: 0.7rem; margin-block: -0.7rem; margin-left: 0.5rem; font-weight: 600; text-underline-offset: 0.25em; }

  /* Between sections it is a statement. */
  main > & {
    padding-block: clamp(2.25rem, 5vw, 3.75rem);
    font-size: clamp(1.25rem, 1rem + 1.1vw, 1.85rem);
    font-weight: 600;
    line-height: 1.25;
    letter-spacing: -0.02em;
  }
`;

export default function Banner({ id, text, ctaText, href }: BlockOf<'banner'>) {
  const site = useSite();
  return (
    <Root id={id} aria-label="Announcement">
      {unbroken(text)}
      {ctaText && href && <a {...linkProps(site, href)}>{unbroken(ctaText)}</a>}
    </Root>
  );
}

import type { ReactNode } from 'react';
import { styled } from '../styles/styled.ts';
import { pageWidth } from '../theme/breakpoints.ts';
import { unbroken } from './unbroken.tsx';

/** Limits the width of the page's content, with a gutter on both sides. */
export const Wrap = styled.div`
  max-width: ${pageWidth};
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

const Root = styled.section`
  padding-block: var(--section);

  &[data-background=sunk] { background: var(--sunk); }
  /* When linked to, a section that has its own top padding aligns with the bottom of the header. */
  &[data-background], [data-background] + &, nav + & { scroll-margin-top: -1.5rem; }
  /* Adjacent sections with the same background share the space between them. */
  &:not([data-background]) + &:not([data-background]) { padding-top: 0; }
`;

const Head = styled.div`
  max-width: 46rem;
  margin-bottom: var(--space-xl);
`;

export const Lead = styled.p`
  max-width: 36em;
  margin-top: var(--space-m);
  color: var(--muted);
  font-size: var(--text-l);
  line-height: 1.5;
  text-wrap: balance;
`;

type Props = {
  id?: string | undefined;
  background?: 'sunk' | undefined;
  /** Whether the section has no headline. After a hero it has no space at the top. */
  isBare: boolean;
  children: ReactNode;
};

/** A section of a page: the space above and below, the background and the block's anchor. */
export function Section({ id, background, isBare, children }: Props) {
  return (
    <Root id={id} data-background={background} data-bare={isBare ? '' : undefined}>
      <Wrap>{children}</Wrap>
    </Root>
  );
}

/** The headline of a section with the sentence below it. Renders nothing if a block has neither. */
export function SectionHead({
  headline,
  subheadline,
}: {
  headline?: string | undefined;
  subheadline?: string | undefined;
}) {
  if (!headline && !subheadline) return null;
  return (
    <Head>
      {headline && <h2>{unbroken(headline)}</h2>}
      {subheadline && <Lead>{unbroken(subheadline)}</Lead>}
    </Head>
  );
}

import type { ReactNode } from 'react';
import { styled } from '../styles/styled.ts';
import { from } from '../theme/breakpoints.ts';
import { SectionHead } from './Section.tsx';

const Columns = styled.div`
  display: grid;
  gap: 0 var(--space-2xl);

  @media ${from(60)} {
    grid-template-columns: 5fr 7fr;

    & > :only-child { grid-column: 1 / -1; }
    & > :first-child:not(:only-child) { position: sticky; top: calc(var(--top) + 2rem); align-self: start; }
  }
`;

const DrawingBox = styled.div`
  max-width: 30rem;
  margin-bottom: var(--space-xl);
`;

type Props = {
  headline?: string | undefined;
  subheadline?: string | undefined;
  /** Shown under the headline. */
  picture?: ReactNode;
  children: ReactNode;
};

/** In a wide window, a sticky section headline on the left and its content on the right. */
export function HeadBeside({ headline, subheadline, picture, children }: Props) {
  return (
    <Columns>
      {picture ? (
        <div>
          <SectionHead headline={headline} subheadline={subheadline} />
          <DrawingBox>{picture}</DrawingBox>
        </div>
      ) : (
        <SectionHead headline={headline} subheadline={subheadline} />
      )}
      {children}
    </Columns>
  );
}

import { styled } from 'styled-components';
import { useSite } from '../shared/site.ts';

const Link = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-xs);
  min-height: 2.75rem;
  font-weight: 700;
  font-size: var(--text-l);
  letter-spacing: -0.02em;
  text-decoration: none;
  line-height: 1.2;
`;

const Mark = styled.svg`
  width: min(1.75rem, 9vw);
  height: auto;
  overflow: visible;

  & .frame { fill: none; stroke: var(--mark, var(--blue)); stroke-width: 2; }
  & .device { fill: var(--cta); }
`;

export function Logo() {
  return (
    <Link href="/">
      <Mark viewBox="0 0 28 28" aria-hidden="true">
        <rect className="frame" x="1" y="1" width="26" height="26" rx="5" />
        <rect className="device" x="7" y="7" width="14" height="14" rx="2" />
      </Mark>
      <span>{useSite().company}</span>
    </Link>
  );
}

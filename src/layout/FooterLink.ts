import { styled } from '../styles/styled.ts';
import { groupTitle } from '../ui/Eyebrow.ts';

/** The title of a group in the footer. */
export const FooterTitle = styled.h2`
  ${groupTitle}
  margin-bottom: var(--space-xs);
  line-height: 2;
`;

export const FooterLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  text-underline-offset: 0.3em;

  &:hover { text-decoration-color: currentColor; }
`;

import { useSite } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';

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

/** The logo as a link to the home page. Its HTML is part of the site's data (src/theme/logo.ts). */
export function Logo() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: src/theme/logo.ts makes it, with what editors write escaped
  return <Link href="/" dangerouslySetInnerHTML={{ __html: useSite().logo }} />;
}

import type { Logo as SiteLogo } from '../resolved/types.ts';
import { useSite } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { PictureFiles } from '../ui/Picture.tsx';

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

/** The logo as a link to the home page. Its styles depend on the brand (src/pictures/logo.ts). */
export function Logo() {
  const { logo, company, home = '/' } = useSite();
  return (
    <Link href={home}>
      {'versions' in logo ? (
        logo.versions.map(({ ground, picture }) => (
          <span key={ground} data-logo={ground}>
            <PictureFiles picture={picture} />
          </span>
        ))
      ) : (
        <>
          <Mark mark={logo.mark} />
          <span>{company}</span>
        </>
      )}
    </Link>
  );
}

function Mark({ mark }: Extract<SiteLogo, { mark: unknown }>) {
  if (mark === 'unnamed') {
    return (
      <svg data-mark="" viewBox="0 0 28 28" aria-hidden="true">
        <rect
          fill="none"
          stroke="var(--mark,var(--blue))"
          strokeWidth="2"
          x="1"
          y="1"
          width="26"
          height="26"
          rx="5"
        />
        <rect fill="var(--cta)" x="7" y="7" width="14" height="14" rx="2" />
      </svg>
    );
  }
  if ('initials' in mark) {
    // The initials are in an attribute rather than in the text, so that they are neither copied nor found by search.
    return mark.initials && <b data-initials={mark.initials} aria-hidden="true" />;
  }
  return (
    <span data-logo="mark">
      <PictureFiles picture={mark} />
    </span>
  );
}

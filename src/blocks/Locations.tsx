import { OpeningHours } from '../company/OpeningHours.tsx';
import { placesOf } from '../company/placesOf.ts';
import { linkProps } from '../shared/href.ts';
import { useSite, useTranslator } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { from } from '../theme/breakpoints.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { unbroken } from '../ui/unbroken.tsx';

// A single location has its hours next to its address. Several are in two columns, each with its hours below its address.
const Places = styled.ul`
  display: grid;
  gap: var(--space-2xl);

  & > li { display: grid; align-content: start; gap: var(--space-l); padding-top: var(--space-m); border-top: 2px solid var(--line-strong); }
  & h3 { margin-bottom: var(--space-xs); font-size: var(--text-l); letter-spacing: -0.02em; }
  & > li > :first-child > p { color: var(--muted); }
  & a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--blue); font-weight: 600; text-underline-offset: 0.25em; }
  & [data-contact] { display: flex; align-items: center; min-height: 2.75rem; }

  @media ${from(48)} {
    grid-template-columns: var(--columns);

    &:not([data-columns]) > li { grid-template-columns: 1fr 1fr; column-gap: var(--space-2xl); }
  }
`;

export default function Locations() {
  const site = useSite();
  const t = useTranslator();
  const places = placesOf(site);
  return (
    <Places data-columns={places.length > 1 ? 2 : undefined}>
      {places.map(({ name, address, phone, hours, serves }) => (
        <li key={name}>
          <div>
            <h3>{unbroken(name)}</h3>
            <p>{address.line}</p>
            {serves && <p>{t('serves', { region: serves })}</p>}
            <div data-contact="">
              <a href={address.directions}>
                {t('directions')}
                <span className="visually-hidden"> {name}</span>
              </a>
            </div>
            <div data-contact="">
              <a {...linkProps(site, `tel:${phone}`)}>{site.phones[phone]}</a>
              <CopyButton text={site.phones[phone] ?? ''} />
            </div>
          </div>
          {hours && <OpeningHours hours={hours} />}
        </li>
      ))}
    </Places>
  );
}

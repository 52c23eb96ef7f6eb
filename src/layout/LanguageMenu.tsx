import type { ResolvedPage } from '../resolved/types.ts';
import { useSite, useTranslator } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { wideHeader } from '../theme/breakpoints.ts';
import { Icon } from '../ui/Icon.tsx';
import { disclosure } from './disclosure.ts';
import { navLink } from './ServicesMenu.tsx';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2xs);
  margin-inline: calc(-1 * var(--space-s));
`;

const Language = styled.a`
  ${navLink}

  /* The link to the home page in the header is a logo, and has the typeface of headlines. */
  && { font-family: inherit; }
  footer &:hover { background: color-mix(in srgb, currentColor 10%, transparent); }
  footer &[aria-current] { text-decoration-color: currentColor; }
`;

const InSheet = styled.div`
  padding-block: var(--space-s);
`;

const Menu = styled.details`
  display: none;
  position: relative;

  @container ${wideHeader} { display: block; }

  & > summary {
    ${navLink}
    cursor: pointer;
    user-select: none;
  }
  & > summary svg { width: 1rem; transition: transform 150ms; }
  &[open] > summary svg { transform: rotate(180deg); }
  & > ul {
    position: absolute;
    top: 100%;
    inset-inline-end: 0;
    flex-direction: column;
    min-width: 100%;
    margin: 0;
    max-height: calc(100dvh - var(--header));
    overflow-y: auto;
    padding: var(--space-2xs);
    border: 1px solid var(--line);
    border-radius: var(--radius-button);
    background: var(--surface);
    box-shadow: 0 24px 48px -24px #0006;
  }
  & > ul a { display: flex; }
`;

type Props = {
  versions: ResolvedPage['versions'];
  /** Where it is. In a wide header, it is a menu. */
  place: 'header' | 'sheet' | 'footer';
};

/** Links to the versions of a page in other languages, or else to their home pages. */
export default function LanguageMenu({ versions = {}, place }: Props) {
  const { language: current, languages = [] } = useSite();
  const label = useTranslator()('language');
  const links = (
    <List aria-label={label}>
      {languages.map(({ language, name, home }) => (
        <li key={language}>
          <Language
            href={versions[language] ?? home}
            lang={language}
            hrefLang={language}
            aria-current={language === current || undefined}
            onClick={(event) => {
              const { altKey, ctrlKey, metaKey, shiftKey } = event;
              if (place !== 'sheet' || altKey || ctrlKey || metaKey || shiftKey) return;
              // The phone menu has an entry in the history, which Back would open again.
              event.preventDefault();
              location.replace(event.currentTarget.href);
            }}
          >
            {name}
          </Language>
        </li>
      ))}
    </List>
  );
  if (place === 'sheet') return <InSheet>{links}</InSheet>;
  if (place === 'footer') return <nav aria-label={label}>{links}</nav>;
  return (
    <Menu ref={disclosure}>
      <summary>
        <span className="visually-hidden">{`${label}: `}</span>
        {languages.find(({ language }) => language === current)?.name}
        <Icon name="chevron-down" />
      </summary>
      {links}
    </Menu>
  );
}

import { linkProps } from '../shared/href.ts';
import { servicesOf, useSite } from '../shared/site.ts';
import { css, styled } from '../styles/styled.ts';
import { groupTitle } from '../ui/Eyebrow.ts';
import { Icon } from '../ui/Icon.tsx';
import { Wrap } from '../ui/Section.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { disclosure } from './disclosure.ts';

/** The styles of an entry in the header's row: a link, or the button of a menu. */
export const navLink = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2xs);
  min-height: 2.75rem;
  padding: 0 var(--space-s);
  border-radius: var(--radius-button);
  font-size: var(--text-s);
  text-decoration: none;
  white-space: nowrap;

  &:hover { background: var(--sunk); }
  &[aria-current] { text-decoration: underline; text-underline-offset: 0.4em; text-decoration-thickness: 2px; text-decoration-color: var(--blue); }
`;

const Summary = styled.summary`
  ${navLink}
  cursor: pointer;
  user-select: none;

  & svg { width: 1rem; transition: transform 150ms; }
  details[open] > & svg { transform: rotate(180deg); }
`;

const Panel = styled.div`
  position: absolute;
  top: 100%;
  inset-inline: 0;
  max-height: calc(100dvh - var(--header));
  overflow-y: auto;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  box-shadow: 0 24px 48px -24px #0006;
`;

const Groups = styled(Wrap)`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: var(--space-m);
  padding: var(--space-l) calc(var(--gutter) - var(--space-s)) var(--space-xl);
`;

const GroupTitle = styled.p`
  ${groupTitle}
  margin-bottom: var(--space-xs);
  padding-inline: var(--space-s);
  color: var(--blue);
`;

const ServiceLink = styled.a`
  display: block;
  padding: var(--space-xs) var(--space-s);
  border-radius: var(--radius-button);
  line-height: 1.35;
  text-decoration: none;

  & b { display: block; font-weight: 600; }
  & span { color: var(--muted); font-size: var(--text-s); }
  &:hover { background: color-mix(in srgb, currentColor 8%, transparent); }
  &[aria-current] { background: var(--blue-soft); }
`;

/** The Services menu of wide windows: a panel of grouped links, each with a description. */
export function ServicesMenu({ current }: { current: string | undefined }) {
  const site = useSite();
  const { title, groups } = site.header.services;
  const isCurrent = servicesOf(site).some(({ href }) => href === current);
  return (
    <details ref={disclosure}>
      <Summary aria-current={isCurrent || undefined}>
        {title}
        <Icon name="chevron-down" />
      </Summary>
      <Panel>
        <Groups>
          {groups.map((group, index) => (
            <div key={index}>
              <GroupTitle>{group.title}</GroupTitle>
              <ul aria-label={group.title}>
                {group.links.map((link, place) => (
                  <li key={place}>
                    <ServiceLink
                      {...linkProps(site, link.href)}
                      aria-current={link.href === current ? 'page' : undefined}
                    >
                      <b>{link.text}</b>
                      <span>{unbroken(link.description)}</span>
                    </ServiceLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Groups>
      </Panel>
    </details>
  );
}

import type { Block, Page } from '../../schema/index.ts';
import { scrollSpy } from '../shared/scrollSpy.ts';
import { useSite, useTranslator } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { from, highWindow } from '../theme/breakpoints.ts';
import { ActionButton } from '../ui/Action.tsx';
import { Part } from '../ui/Part.tsx';
import { Wrap } from '../ui/Section.tsx';
import { headerAction } from './Header.tsx';
import { mainButtonInView } from './watchMainButtons.ts';

const Root = styled.nav`
  z-index: 9;
  border-block: 1px solid var(--line);
  background: color-mix(in srgb, var(--paper) 92%, transparent);
  backdrop-filter: blur(10px);
  container-type: inline-size;

  /* scroll-padding in GlobalStyle accounts for this bar. */
  @media ${highWindow} { position: sticky; top: var(--header); }
`;

const Row = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: var(--space-xs);
  height: var(--section-menu);
`;

const List = styled.ul`
  position: relative;
  display: flex;
  flex: 1;
  min-width: 0;
  margin-inline-start: max(-1 * var(--space-s), -1 * var(--gutter));
  padding-inline-end: var(--space-l);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  /* Scroll a focused link to the middle, even if a part of it is in view already. */
  scroll-padding-inline: 40%;
  /* Fade out to hint at more items. */
  mask-image: linear-gradient(var(--onward, to right), #000 calc(100% - 1.5rem), transparent);

  & a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: var(--space-s);
    color: var(--muted);
    font-size: var(--text-s);
    text-decoration: none;
    white-space: nowrap;
    outline-offset: -3px;
  }
  & a:hover { color: var(--ink); }
  & a[aria-current] {
    color: var(--ink);
    text-decoration: underline;
    text-underline-offset: 0.4em;
    text-decoration-thickness: 2px;
    text-decoration-color: var(--blue);
  }
`;

// Hidden where the header shows its own button.
const Quote = styled(ActionButton)`
  flex: none;
  min-height: 2.75rem;
  padding: var(--space-xs) var(--space-s);
  font-size: var(--text-s);

  @container ${from(48)} { display: none; }

  ${mainButtonInView} && {
    border-color: var(--line-strong);
    background: none;
    color: inherit;
  }
`;

/** A page has a section menu if at least this many of its blocks have an `id` and a `menuName`. */
const minSections = 4;

/** The blocks that the section menu links to; empty if the page has no section menu. */
export function sectionsOf(blocks: readonly Block[]): Block[] {
  const named = blocks.filter(({ id, menuName }) => id && menuName);
  return named.length < minSections ? [] : named;
}

// A longer text would leave too little of the bar for the sections.
const maxLength = 20;

/** The button of the page's hero, if its text is short. */
function mainAction({ blocks }: Page): { ctaText?: string; href?: string } {
  const hero = blocks.find((block) => block.type === 'hero');
  const { ctaText, href } = hero ?? {};
  return ctaText && href && ctaText.length <= maxLength ? { ctaText, href } : {};
}

type Props = { page: Page; blocks: readonly Block[] };

/** The menu of the page's sections, sticky below the header. In narrow windows it has the button that the header omits. */
export function SectionMenu({ page, blocks }: Props) {
  const named = sectionsOf(blocks);
  if (named.length === 0) return null;
  return (
    <Part name={`${page.path}#section-menu`}>
      <Menu page={page} blocks={named} />
    </Part>
  );
}

function Menu({ page, blocks }: Props) {
  const action = {
    ...headerAction(useSite(), page.header),
    ...(page.header ? {} : mainAction(page)),
  };
  const t = useTranslator();
  return (
    <Root ref={scrollSpy} aria-label={t('onThisPage')} data-section-menu="">
      <Row>
        <List>
          {blocks.map(({ id, menuName }) => (
            <li key={id}>
              <a href={`#${id}`}>{menuName}</a>
            </li>
          ))}
        </List>
        {!page.floatingActions && <Quote href={action.href}>{action.ctaText}</Quote>}
      </Row>
    </Root>
  );
}

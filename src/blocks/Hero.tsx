import type { BlockOf } from '../../schema/index.ts';
import { useSite } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { from } from '../theme/breakpoints.ts';
import { ActionButton, Actions, CallButton } from '../ui/Action.tsx';
import { DrawingFrame } from '../ui/DrawingFrame.tsx';
import { Eyebrow } from '../ui/Eyebrow.ts';
import { Picture } from '../ui/Picture.tsx';
import { Lead, Wrap } from '../ui/Section.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { heroColumns, heroLandscape, heroRatios } from './Hero.layout.ts';

const Root = styled.section`
  padding-block: var(--hero);

  /* A section with a headline keeps its usual top space; one without sits directly under the hero. */
  & + section:not([data-background]) { padding-top: calc(var(--section) - var(--hero)); }
  & + [data-bare]:not([data-background]) { padding-top: 0; }
`;

const Columns = styled(Wrap)`
  display: grid;
  gap: var(--space-xl) var(--space-2xl);
  /* Not centered, so that the text does not move as the rest of the hero loads on a slow connection. */
  align-items: start;

  /* Leave room for the text in a tall, narrow window, and fit the drawing into a short one. */
  & svg[data-drawing] { max-height: 28rem; }
  @media ${from(56)} {
    &[data-drawing] { grid-template-columns: 1.05fr 1fr; }
    &[data-drawing] svg[data-drawing] { max-height: max(18rem, 100vh - 12rem); }
  }
  @media ${from(heroColumns.from)} {
    &[data-picture] { grid-template-columns: ${heroColumns.text}fr ${heroColumns.picture}fr; }
  }
`;

const Text = styled.div`
  max-width: 46rem;

  /* Without a drawing or picture, the headline takes the full width, with text and buttons side by side below it. */
  @media ${from(56)} {
    &[data-alone] { display: grid; grid-template-columns: 1.05fr 1fr; column-gap: var(--space-2xl); max-width: none; }
    &[data-alone] > * { grid-column: 1 / -1; }
    &[data-alone] > h1 { font-size: calc(var(--text-3xl) * 1.2); }
    &[data-alone=actions] > h1 + p { grid-column: 1; }
    &[data-alone] > h1 + p + div { grid-column: 2; align-self: end; }
  }
`;

const HeroActions = styled(Actions)`
  margin-top: var(--space-l);
`;

const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-xs) var(--space-l);
  margin-top: var(--space-l);
  color: var(--muted);
  font-size: var(--text-s);

  & li { display: flex; gap: var(--space-xs); }
  /* A square made of borders, which remain visible in forced colors. */
  & li::before {
    content: '';
    flex: none;
    align-self: start;
    border: 0.225rem solid var(--blue);
    border-radius: 1px;
    translate: 0 0.55em;
  }
`;

const Photo = styled(Picture)`
  aspect-ratio: ${heroRatios.upright};

  @media ${from(heroLandscape)} { aspect-ratio: ${heroRatios.landscape}; }
  @media ${from(heroColumns.from)} { aspect-ratio: ${heroRatios.upright}; }
`;

/** The target of the button if the document has no `href`. */
const defaultHref = '#hero-form';

export default function Hero({
  id,
  eyebrow,
  headline,
  subheadline,
  ctaText,
  href = defaultHref,
  phone,
  badges,
  drawing,
  picture,
}: BlockOf<'hero'>) {
  const { hasDrawings } = useSite();
  const hasActions = Boolean(ctaText || phone);
  // On a site with drawings, all headlines have the same size, with or without a drawing.
  const isAlone = !drawing && !picture && !hasDrawings;
  const alone = hasActions ? 'actions' : '';
  return (
    <Root id={id}>
      <Columns data-drawing={drawing ? '' : undefined} data-picture={picture ? '' : undefined}>
        <Text data-alone={isAlone ? alone : undefined}>
          {eyebrow && <Eyebrow>{unbroken(eyebrow)}</Eyebrow>}
          <h1>{unbroken(headline)}</h1>
          {subheadline && <Lead>{unbroken(subheadline)}</Lead>}
          {hasActions && (
            <HeroActions>
              {ctaText && <ActionButton href={href}>{ctaText}</ActionButton>}
              {phone && <CallButton phone={phone} />}
            </HeroActions>
          )}
          {badges && (
            <Badges>
              {badges.map((badge, index) => (
                <li key={index}>{unbroken(badge)}</li>
              ))}
            </Badges>
          )}
        </Text>
        {drawing && <DrawingFrame drawing={drawing} />}
        {picture && <Photo picture={picture} />}
      </Columns>
    </Root>
  );
}

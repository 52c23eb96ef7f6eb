import type { BlockOf } from '../../schema/index.ts';
import { linkProps } from '../shared/href.ts';
import { useSite } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { from, upTo } from '../theme/breakpoints.ts';
import { ActionButton, Actions, CallButton } from '../ui/Action.tsx';
import { DrawingFrame } from '../ui/DrawingFrame.tsx';
import { Picture } from '../ui/Picture.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { bandPhoto } from './CtaBand.layout.ts';

const Band = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-l) var(--space-2xl);
  padding: var(--space-2xl);
  border-radius: var(--radius-band);

  & p { max-width: 34em; margin-top: var(--space-s); text-wrap: balance; }

  &[data-look=band] {
    --focus: var(--band-ink);
    --line-strong: color-mix(in srgb, var(--band-ink) 55%, transparent);
    background-color: var(--band);
    background-image: linear-gradient(var(--band-line) 1px, transparent 1px),
      linear-gradient(90deg, var(--band-line) 1px, transparent 1px);
    background-size: 32px 32px;
    color: var(--band-ink);

    & p { opacity: 0.88; }
  }
  &[data-look=card] {
    border-radius: var(--radius-card);
    border: 1px solid var(--line);
    background: var(--highlight);
    padding: var(--space-xl);

    & h2 { font-size: var(--text-xl); }
  }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;

const Text = styled.div`
  flex: 1 1 24rem;
`;

const EmailLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

// In a wide window the drawing is next to the text. Elsewhere it is hidden, because it adds no information.
const DrawingBox = styled.div`
  flex: 0 0 20rem;
  color: var(--ink);

  @media ${upTo(64)} { display: none; }
`;

const Photo = styled(Picture)`
  flex: 1 0 100%;
  aspect-ratio: ${bandPhoto.below};

  @media ${from(bandPhoto.columns)} {
    grid-area: 1 / 2 / span 2;
    aspect-ratio: ${bandPhoto.sideRatio};

    :has(> &) { display: grid; grid-template-columns: 1fr 1fr; align-items: start; }
    :has(> &) > :first-child { align-self: end; }
  }
  @media ${from(bandPhoto.wide)} {
    :has(> &) { grid-template-columns: 1fr ${bandPhoto.width}; }
  }
`;

export default function CtaBand({
  headline,
  subheadline,
  ctaText,
  href,
  phone,
  email,
  drawing,
  picture,
  look = 'band',
}: BlockOf<'cta-band'>) {
  const site = useSite();
  return (
    <Band data-look={look}>
      <Text>
        <h2>{unbroken(headline)}</h2>
        {subheadline && <p>{unbroken(subheadline)}</p>}
        {email && (
          <EmailLink {...linkProps(site, `mailto:${email}`)}>{site.emails[email]}</EmailLink>
        )}
      </Text>
      <Actions>
        {/* A card is not the last block: the button of the band that closes the page is the main one. */}
        <ActionButton href={href} look={look === 'card' ? 'quiet' : 'primary'}>
          {ctaText}
        </ActionButton>
        {phone && <CallButton phone={phone} />}
      </Actions>
      {drawing && (
        <DrawingBox>
          <DrawingFrame drawing={drawing} />
        </DrawingBox>
      )}
      {picture && <Photo picture={picture} />}
    </Band>
  );
}

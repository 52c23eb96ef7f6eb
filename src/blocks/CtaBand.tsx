import { styled } from 'styled-components';
import type { BlockOf } from '../../schema/index.ts';
import { DrawingFrame } from '../art/DrawingFrame.tsx';
import { ActionButton, CallButton } from '../ui/Action.tsx';
import { Section } from '../ui/Section.tsx';
import { unbroken } from '../ui/unbroken.tsx';

const Band = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1.75rem 2.5rem;
  padding: min(clamp(2rem, 5vw, 4rem), 8vw);
  border-radius: var(--radius-band);

  & p { max-width: 34em; margin-top: 0.75rem; }

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
    padding: min(clamp(1.75rem, 4vw, 2.75rem), 8vw);

    & h2 { font-size: clamp(1.5rem, 1.2rem + 1.1vw, 2rem); }
  }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;

const Words = styled.div`
  flex: 1 1 24rem;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.85rem;
`;

// Beside the request where there is room for both, as it adds nothing that must be read.
const Picture = styled.div`
  flex: 0 0 20rem;
  color: var(--ink);

  @media (max-width: 64rem) { display: none; }
`;

export default function CtaBand({
  id,
  background,
  headline,
  subheadline,
  ctaText,
  href,
  phone,
  drawing,
  look = 'band',
}: BlockOf<'cta-band'>) {
  return (
    <Section id={id} background={background}>
      <Band data-look={look}>
        <Words>
          <h2>{unbroken(headline)}</h2>
          {subheadline && <p>{unbroken(subheadline)}</p>}
        </Words>
        <Actions>
          <ActionButton href={href}>{ctaText}</ActionButton>
          {phone && <CallButton phone={phone} />}
        </Actions>
        {drawing && (
          <Picture>
            <DrawingFrame name={drawing} />
          </Picture>
        )}
      </Band>
    </Section>
  );
}

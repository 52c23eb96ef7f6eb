import { styled } from 'styled-components';
import type { BlockOf } from '../../schema/index.ts';
import { DrawingFrame } from '../art/DrawingFrame.tsx';
import { ActionButton, CallButton } from '../ui/Action.tsx';
import { Eyebrow } from '../ui/Eyebrow.ts';
import { Lead, Wrap } from '../ui/Section.tsx';
import { unbroken } from '../ui/unbroken.tsx';

const Root = styled.section`
  padding-block: var(--hero);

  & + section:not([data-background]) { padding-top: 0; }
`;

const Columns = styled(Wrap)`
  display: grid;
  gap: var(--space-xl) var(--space-2xl);
  align-items: center;

  &[data-drawing] {
    @media (min-width: 56rem) { grid-template-columns: 1.05fr 1fr; }
  }
`;

const Text = styled.div`
  max-width: 46rem;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);
  margin-top: var(--space-l);

  @media (max-width: 30rem) { & > a { width: 100%; } }
`;

const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-xs) var(--space-l);
  margin-top: var(--space-l);
  color: var(--muted);
  font-size: var(--text-s);

  & li::before {
    content: '';
    display: inline-block;
    width: 0.45rem;
    height: 0.45rem;
    margin-right: var(--space-xs);
    border-radius: 1px;
    background: var(--blue);
    transform: translateY(-2px);
  }
`;

/** Where the button leads when the document does not say. */
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
}: BlockOf<'hero'>) {
  return (
    <Root id={id}>
      <Columns data-drawing={drawing}>
        <Text>
          {eyebrow && <Eyebrow>{unbroken(eyebrow)}</Eyebrow>}
          <h1>{unbroken(headline)}</h1>
          {subheadline && <Lead>{unbroken(subheadline)}</Lead>}
          {(ctaText || phone) && (
            <Actions>
              {ctaText && <ActionButton href={href}>{ctaText}</ActionButton>}
              {phone && <CallButton phone={phone} />}
            </Actions>
          )}
          {badges && (
            <Badges>
              {badges.map((badge, index) => (
                <li key={index}>{unbroken(badge)}</li>
              ))}
            </Badges>
          )}
        </Text>
        {drawing && <DrawingFrame name={drawing} />}
      </Columns>
    </Root>
  );
}

import { useTranslator } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';

const Row = styled.p`
  display: flex;
  gap: var(--space-2xs);

  & svg { width: 1.15rem; height: 1.15rem; fill: currentColor; stroke: currentColor; stroke-width: 2; stroke-linejoin: round; }
  & svg[data-empty] { fill: none; color: var(--line-strong); }
`;

const outline =
  'M12 2.5l2.95 5.98 6.6.96-4.78 4.65 1.13 6.57L12 17.56l-5.9 3.1 1.13-6.57L2.45 9.44l6.6-.96z';

/** A rating from one to five as stars, with a text for screen readers. */
export function Stars({ rating }: { rating: number }) {
  return (
    <Row>
      <span className="visually-hidden">{useTranslator()('stars', { number: rating })}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg
          key={star}
          viewBox="0 0 24 24"
          aria-hidden="true"
          data-empty={star > rating ? '' : undefined}
        >
          <path d={outline} />
        </svg>
      ))}
    </Row>
  );
}

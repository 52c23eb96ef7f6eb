import type { BlockOf } from '../../schema/index.ts';
import { PriceTag } from '../company/PriceTag.tsx';
import { styled } from '../styles/styled.ts';
import { HeadBeside } from '../ui/HeadBeside.tsx';
import { stagger } from '../ui/startReveal.ts';
import { unbroken } from '../ui/unbroken.tsx';

const Groups = styled.div`
  & h3:not(:first-child) { margin-top: var(--space-xl); }
  & h3 { margin-bottom: var(--space-s); font-size: var(--text-l); letter-spacing: -0.02em; }
`;

// The offer is on the left, its price on the right.
const Items = styled.ul`
  border-bottom: 1px solid var(--line);

  & > li {
    display: flex;
    gap: var(--space-l);
    align-items: baseline;
    padding-block: var(--space-m);
    border-top: 1px solid var(--line);
  }
  & > li > :first-child { flex: 1; min-width: 0; }
  & > li > :nth-child(2) { max-width: 45%; text-align: end; }
  & b { display: block; font-weight: 600; hyphens: auto; }
  & div > p { max-width: 36em; color: var(--muted); }
`;

const Caption = styled.p`
  margin-top: var(--space-m);
  color: var(--muted);
  font-size: var(--text-s);
`;

type Fields = BlockOf<'prices'>;

/** Splits the entries into groups. An entry with `group` starts one, and its `group` is the heading. */
function groupsOf(items: Fields['items']): Fields['items'][] {
  const groups: Fields['items'][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && !item.group) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

export default function Prices({ headline, subheadline, currency, items, caption }: Fields) {
  return (
    <HeadBeside headline={headline} subheadline={subheadline}>
      <Groups>
        {groupsOf(items).map((group, place) => [
          group[0]?.group && <h3 key={`title ${place}`}>{unbroken(group[0].group)}</h3>,
          <Items key={place} data-reveal={stagger.default}>
            {group.map((item, index) => (
              <li key={index}>
                <div>
                  <b>{unbroken(item.title)}</b>
                  {item.description && <p>{unbroken(item.description)}</p>}
                </div>
                <PriceTag price={item} currency={currency} />
              </li>
            ))}
          </Items>,
        ])}
        {caption && <Caption>{unbroken(caption)}</Caption>}
      </Groups>
    </HeadBeside>
  );
}

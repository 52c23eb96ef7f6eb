import { styled } from 'styled-components';
import type { BlockOf, DrawingName } from '../../schema/index.ts';
import { DrawingFrame } from '../art/DrawingFrame.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Section, SectionHead } from '../ui/Section.tsx';
import { unbroken } from '../ui/unbroken.tsx';

const Columns = styled.div`
  display: grid;
  gap: var(--space-xl) var(--space-2xl);

  /* Both columns share their rows, so that each "before" stands beside its "after". */
  @media (min-width: 48rem) {
    grid-template-columns: 1fr 1fr;
    row-gap: 0;

    & > div, & > div > ul { display: grid; grid-template-rows: subgrid; }
    & > div { grid-row: span 9; }
    & > div > ul { grid-row: span 8; }
  }
`;

const Column = styled.div`
  & h3 { margin-bottom: var(--space-m); }
  & li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--space-s);
    padding-block: var(--space-s);
    border-top: 1px solid var(--line);
  }
  & li svg { height: 1.6em; stroke-width: 2.5; }
  &[data-side=before] li { color: var(--muted); }
  &[data-side=after] li svg { color: var(--blue); }
`;

const Picture = styled.div`
  margin-bottom: var(--space-l);
`;

type ColumnProps = {
  side: 'before' | 'after';
  title: string;
  drawing: DrawingName | undefined;
  rows: string[];
};

function Side({ side, title, drawing, rows }: ColumnProps) {
  return (
    <Column data-side={side}>
      <div>
        {drawing && (
          <Picture>
            <DrawingFrame name={drawing} />
          </Picture>
        )}
        <h3>{unbroken(title)}</h3>
      </div>
      <ul>
        {rows.map((row, index) => (
          <li key={index}>
            <Icon name={side === 'before' ? 'x' : 'check'} />
            {unbroken(row)}
          </li>
        ))}
      </ul>
    </Column>
  );
}

export default function BeforeAfter({
  id,
  background,
  headline,
  subheadline,
  beforeTitle,
  afterTitle,
  beforeDrawing,
  afterDrawing,
  items,
}: BlockOf<'before-after'>) {
  return (
    <Section id={id} background={background}>
      <SectionHead headline={headline} subheadline={subheadline} />
      <Columns>
        <Side
          side="before"
          title={beforeTitle}
          drawing={beforeDrawing}
          rows={items.map(({ before }) => before)}
        />
        <Side
          side="after"
          title={afterTitle}
          drawing={afterDrawing}
          rows={items.map(({ after }) => after)}
        />
      </Columns>
    </Section>
  );
}

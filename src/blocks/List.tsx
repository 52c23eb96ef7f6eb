import type { BlockOf } from '../../schema/index.ts';
import { styled } from '../styles/styled.ts';
import { from } from '../theme/breakpoints.ts';
import { DrawingFrame } from '../ui/DrawingFrame.tsx';
import { HeadBeside } from '../ui/HeadBeside.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SectionHead } from '../ui/Section.tsx';
import { stagger } from '../ui/startReveal.ts';
import { unbroken } from '../ui/unbroken.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: var(--space-2xl);

  & > figure { margin-bottom: var(--space-xl); }

  @media ${from(60)} {
    &:not([data-layout=wide]) {
      grid-template: auto 1fr / minmax(0, 7fr) minmax(0, 5fr);

      & > figure { grid-area: 1 / 1 / 3; align-self: start; position: sticky; top: calc(var(--header) + 2rem); }
    }
    &[data-layout=right] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);

      & > figure { grid-column: 2; }
    }
  }
`;

const Figure = styled.figure`
  color: var(--muted);
  font-size: var(--text-s);
  line-height: 1.5;

  & figcaption { margin: var(--space-s) 0 0; margin-inline-start: var(--space-l); }
  & li::before {
    content: '';
    display: inline-block;
    width: 1.75rem;
    margin-inline-end: var(--space-s);
    border-top: 2px solid var(--blue);
    vertical-align: 0.3em;
  }
  & [data-dashed]::before { border-top-style: dashed; }
`;

const Items = styled.ul`
  align-self: start;
  border-bottom: 1px solid var(--line);

  & > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 var(--space-m);
    align-items: start;
    padding-block: var(--space-m);
    border-top: 1px solid var(--line);
  }
  & svg { width: 1.5rem; height: 1.6em; color: var(--blue); }
  & h3 { font-size: inherit; line-height: inherit; }
  & p { max-width: 36em; color: var(--muted); }
  /* Align lines without a mark with the headline of the list. */
  & > li > :only-child { grid-column: 1 / -1; }

  @media ${from(42)} {
    &[data-layout=wide] {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr));
      gap: 0 var(--space-xl);
      border: 0;
    }
    /* Rows of three for up to six, otherwise rows of four. */
    &[data-layout=wide]:has(> :nth-child(7)) { grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); }
  }
`;

const Numbered = styled(Items)`
  & b {
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    border: 2px solid;
    border-radius: 50%;
    font-size: var(--text-xs);
    line-height: 1;
  }
  & [data-accent] { color: var(--cta-text, var(--cta)); }
  & h3 { font-size: var(--text-m); line-height: 1.5; }
`;

const noDetails = { description: undefined, icon: undefined, accent: undefined };

export default function List({ headline, subheadline, ...block }: BlockOf<'list'>) {
  const { layout } = block;
  const picture = block.drawing && <Drawing {...block} drawing={block.drawing} />;
  const list = <Entries {...block} layout={picture ? layout : undefined} />;
  if (picture && layout)
    return (
      <Columns data-layout={layout}>
        <SectionHead headline={headline} subheadline={subheadline} />
        {picture}
        {list}
      </Columns>
    );
  return (
    <HeadBeside headline={headline} subheadline={subheadline} picture={picture}>
      {list}
    </HeadBeside>
  );
}

type Block = Omit<BlockOf<'list'>, 'headline' | 'subheadline'>;

function Drawing({ drawing, layout, caption, legend }: Block & { drawing: string }) {
  if (!layout && !caption && !legend) return <DrawingFrame drawing={drawing} />;
  return (
    <Figure>
      <DrawingFrame drawing={drawing} />
      {(caption || legend) && (
        <figcaption>
          {caption && <p>{unbroken(caption)}</p>}
          {legend && (
            <ul>
              {legend.map(({ name, dashed }, index) => (
                <li key={index} data-dashed={dashed ? '' : undefined}>
                  {unbroken(name)}
                </li>
              ))}
            </ul>
          )}
        </figcaption>
      )}
    </Figure>
  );
}

function Entries({ layout, marks, items }: Block) {
  const isNumbered = marks === 'numbers';
  const Root = isNumbered ? Numbered : Items;
  return (
    <Root as={isNumbered ? 'ol' : undefined} data-layout={layout} data-reveal={stagger.default}>
      {items.map((item, index) => {
        const { title, description, icon, accent } =
          typeof item === 'string' ? { ...noDetails, title: item } : item;
        return (
          <li key={index}>
            {isNumbered && <b data-accent={accent ? '' : undefined}>{index + 1}</b>}
            {!isNumbered && (icon || !marks) && <Icon name={icon ?? 'check'} />}
            <div>
              {description ? <h3>{unbroken(title)}</h3> : unbroken(title)}
              {description && <p>{unbroken(description)}</p>}
            </div>
          </li>
        );
      })}
    </Root>
  );
}

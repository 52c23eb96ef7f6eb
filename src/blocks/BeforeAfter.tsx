import type { BlockOf } from '../../schema/index.ts';
import { styled } from '../styles/styled.ts';
import { from } from '../theme/breakpoints.ts';
import { DrawingFrame } from '../ui/DrawingFrame.tsx';
import { Icon } from '../ui/Icon.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { pairFrom } from './BeforeAfter.layout.ts';
import { ComparedPair } from './ComparedPair.tsx';

const Columns = styled.div`
  display: grid;
  gap: var(--space-l) var(--space-2xl);
  margin-bottom: var(--space-m);

  @media ${from(pairFrom.columns)} { grid-template-columns: 1fr 1fr; align-items: end; }
`;

const DrawingBox = styled.div`
  margin-bottom: var(--space-m);
`;

// Each "before" is next to its "after": stacked on a phone, side by side in a wider window.
const Row = styled.li`
  display: grid;
  gap: var(--space-xs) var(--space-2xl);
  padding-block: var(--space-s);
  border-top: 1px solid var(--line);

  @media ${from(pairFrom.columns)} { grid-template-columns: 1fr 1fr; }

  & > p { display: grid; grid-template-columns: auto 1fr; gap: var(--space-s); }
  & svg { height: 1.6em; stroke-width: 2.5; }
  & > :first-child { color: var(--muted); }
  & > :last-child svg { color: var(--blue); }
`;

function Head({ title, drawing }: { title: string; drawing: string | undefined }) {
  return (
    <div>
      {drawing && (
        <DrawingBox>
          <DrawingFrame drawing={drawing} />
        </DrawingBox>
      )}
      <h3>{unbroken(title)}</h3>
    </div>
  );
}

type SideProps = { icon: 'x' | 'check' | undefined; title: string; text: string };

/** One side of a row. Screen readers read the title of its column before the text. */
function Side({ icon, title, text }: SideProps) {
  return (
    <p>
      {icon && <Icon name={icon} />}
      <span className="visually-hidden">{title}: </span>
      {unbroken(text)}
    </p>
  );
}

export default function BeforeAfter({
  beforeTitle,
  afterTitle,
  beforeDrawing,
  afterDrawing,
  pair,
  marks,
  items,
}: BlockOf<'before-after'>) {
  return (
    <>
      <Columns>
        {pair && <ComparedPair pair={pair} beforeTitle={beforeTitle} afterTitle={afterTitle} />}
        <Head title={beforeTitle} drawing={beforeDrawing} />
        <Head title={afterTitle} drawing={afterDrawing} />
      </Columns>
      <ul>
        {items.map(({ before, after }, index) => (
          <Row key={index}>
            <Side icon={marks ? undefined : 'x'} title={beforeTitle} text={before} />
            <Side icon={marks ? undefined : 'check'} title={afterTitle} text={after} />
          </Row>
        ))}
      </ul>
    </>
  );
}

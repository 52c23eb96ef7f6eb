import type { Plan as Fields } from '../../schema/browser.ts';
import { plainText } from '../shared/plainText.ts';
import { useSite, useTranslator } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { from } from '../theme/breakpoints.ts';
import { PlanDrawing } from '../ui/PlanDrawing.tsx';
import { gridStep, lengthText } from '../ui/planText.ts';
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
  container-type: inline-size;
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

const Items = styled.ol`
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
  & p { max-width: 36em; color: var(--muted); }

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

/** `file` is the URL of the drawing in a build (scripts/build/writeBlockFiles.tsx). Undefined elsewhere. */
type Props = Fields & { file?: string };

export default function Plan({ file, ...props }: Props) {
  const { headline, subheadline, layout = 'left', caption, items } = props;
  const { unit, areas = [], runs = [] } = props;
  const site = useSite();
  const t = useTranslator();
  const length = lengthText(gridStep(props), unit, site);
  // Cables of the same name share an entry.
  const names = new Map(runs.map(({ name }) => [plainText(name), name]));
  const isDashed = (name: string) => runs.some((run) => plainText(run.name) === name && run.dashed);
  return (
    <Columns data-layout={layout}>
      <SectionHead headline={headline} subheadline={subheadline} />
      <Figure>
        <PlanDrawing plan={props} file={file} />
        <figcaption>
          <p>{unbroken(`${caption} ${t('toScale', { length })}`)}</p>
          {names.size > 0 && (
            <ul>
              {Array.from(names, ([name, text]) => (
                <li key={name} data-dashed={isDashed(name) ? '' : undefined}>
                  {unbroken(text)}
                </li>
              ))}
            </ul>
          )}
          <AreaNames areas={areas} />
        </figcaption>
      </Figure>
      <Items data-layout={layout} data-reveal={stagger.default}>
        {items.map(({ title, description, accent }, index) => (
          <li key={index}>
            <b data-accent={accent ? '' : undefined}>{index + 1}</b>
            <div>
              {description ? <h3>{unbroken(title)}</h3> : unbroken(title)}
              {description && <p>{unbroken(description)}</p>}
            </div>
          </li>
        ))}
      </Items>
    </Columns>
  );
}

/** The names of the areas for screen readers, which skip the drawing. */
function AreaNames({ areas }: { areas: NonNullable<Fields['areas']> }) {
  const t = useTranslator();
  const names = areas.flatMap(({ name }) => name ?? []);
  if (names.length === 0) return null;
  return <p className="visually-hidden">{t('inDrawing', { names: names.join(', ') })}</p>;
}

import { styled } from 'styled-components';
import type { FormField as Form } from '../adapter/form.ts';
import { Terms } from '../ui/controls.ts';
import { Tools } from './EntryTools.tsx';

/** The fields of an entry side by side: two in a row, and a third below them. */
export const Columns = styled.div`
  display: grid;
  /* On a phone, the buttons of the row are below its fields. */
  flex: 1 1 14rem;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.35rem 0.5rem;
  min-width: 0;

  &[data-columns='1'] { flex-basis: 6rem; grid-template-columns: minmax(0, 1fr); }
  & > :nth-child(3) { grid-column: 1 / -1; }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.5rem;
  align-items: start;
  justify-content: end;
`;

const Head = styled(Line)`
  font-size: 0.9rem;
`;

const Help = styled.details`
  color: var(--editor-muted);
  font-size: 0.9rem;

  & > summary {
    width: fit-content;
    min-height: var(--editor-control);
    line-height: var(--editor-control);
    cursor: pointer;
  }
  & > summary:focus-visible { outline-offset: -3px; }
`;

/** The labels of the columns, once for all rows, and their help, folded to save space. */
export function ColumnHeads({ fields }: { fields: readonly Form[] }) {
  if (fields.length === 1) return null;
  const explained = fields.filter(({ help }) => help.description);
  return (
    <>
      {explained.length > 0 && (
        <Help>
          <summary>About these columns</summary>
          <Terms>
            {explained.map(({ label, help }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{help.description}</dd>
              </div>
            ))}
          </Terms>
        </Help>
      )}
      <Head>
        <Columns data-columns={Math.min(fields.length, 2)}>
          {fields.map(({ label }) => (
            <b key={label}>{label}</b>
          ))}
        </Columns>
        <Tools />
      </Head>
    </>
  );
}

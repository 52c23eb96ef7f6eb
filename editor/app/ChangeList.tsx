import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { FieldChange, PageChange } from '../api.ts';
import { Button, Muted, Row, Stack } from '../ui/controls.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid var(--editor-line);
  border-radius: 8px;

  & > li { padding: 0.6rem 0.9rem; overflow-wrap: anywhere; }
  & > li + li { border-top: 1px solid var(--editor-line); }
  & dl { display: grid; gap: 0.5rem; margin: 0.5rem 0 0; }
  & dt { font-weight: 600; }
  & dd { margin: 0; }
  & del { color: var(--editor-error); }
  & ins { text-decoration: none; }
`;

const kinds: Readonly<Record<PageChange['kind'], string>> = {
  added: 'new',
  removed: 'deleted',
  changed: '',
};
const most = 3;

type Props = { title: string; changes: readonly PageChange[]; children?: ReactNode };

/** What differs, by page, in words; with all texts where somebody wants to see them. */
export function ChangeList({ title, changes, children }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  const hasMore = changes.some((page) => page.changes.length > 0);
  return (
    <Stack>
      <Row>
        <strong id={id}>{title}</strong>
        {hasMore && (
          <Button aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            Look at all changes
          </Button>
        )}
      </Row>
      <List aria-labelledby={id}>
        {changes.map(({ name, title: page, kind, changes: fields }) => (
          <li key={name}>
            <strong>{page}</strong> {kinds[kind]}
            {isWhole ? <Fields fields={fields} /> : <Short fields={fields} />}
          </li>
        ))}
      </List>
      {children}
    </Stack>
  );
}

function Short({ fields }: { fields: readonly FieldChange[] }) {
  const more = fields.length - most;
  const words = fields.slice(0, most).map((field) => field.words);
  if (words.length === 0) return null;
  return (
    <Muted as="small">
      {words.join(' · ')}
      {more > 0 && ` · and ${more} more`}
    </Muted>
  );
}

function Fields({ fields }: { fields: readonly FieldChange[] }) {
  if (fields.length === 0) return null;
  return (
    <dl>
      {fields.map(({ words, from, to }, index) => (
        <div key={index}>
          <dt>{words}</dt>
          {from !== undefined && (
            <dd>
              from <del>{from}</del>
            </dd>
          )}
          {to !== undefined && (
            <dd>
              to <ins>{to}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

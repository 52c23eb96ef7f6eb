import { useId, useState } from 'react';
import type { PageChange } from '../api.ts';
import { ChangeSummary, FieldChanges, Rows } from '../compare/FieldChanges.tsx';
import { Button, Muted, Row, Stack } from '../ui/controls.ts';

const kinds: Readonly<Record<PageChange['kind'], string>> = {
  added: 'new',
  removed: 'deleted',
  changed: '',
};

type Props = { title: string; changes: readonly PageChange[] };

/** The differences by page, in words; with all texts on request. */
export function ChangeList({ title, changes }: Props) {
  const [isDetailed, setIsDetailed] = useState(false);
  const id = useId();
  const hasMore = changes.some((page) => page.changes.length > 0);
  return (
    <Stack>
      <Row>
        <strong id={id}>{title}</strong>
        {hasMore && (
          <Button aria-expanded={isDetailed} onClick={() => setIsDetailed(!isDetailed)}>
            View all changes
          </Button>
        )}
      </Row>
      <Rows aria-labelledby={id}>
        {changes.map((page) => (
          <li key={page.name}>
            <strong>{page.title}</strong> {kinds[page.kind]}{' '}
            {page.isUnpublished && (
              <Muted as="small">
                Unpublished: visitors can’t see it. To publish it, open the page and click “Publish
                this page”.
              </Muted>
            )}
            {!isDetailed && <ChangeSummary changes={page.changes} />}
            {isDetailed && page.changes.length > 0 && <FieldChanges changes={page.changes} />}
          </li>
        ))}
      </Rows>
    </Stack>
  );
}

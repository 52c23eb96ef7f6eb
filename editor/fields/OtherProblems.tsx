import { styled } from 'styled-components';
import { hasField } from '../adapter/fieldPath.ts';
import { fieldsOfBlock, formOfDocument } from '../adapter/pageForm.ts';
import { useEditing, useOpenDocument, useSelectedIndex } from '../document/OpenDocument.ts';
import { ProblemNotes } from './ProblemNotes.tsx';

const Problems = styled.div`
  display: grid;
  gap: 0.5rem;
  padding: 1rem;
  border-bottom: 1px solid var(--editor-rule);
  font-size: 0.9rem;
`;

/** The errors and warnings of the selected block, or of the page, that no field shows, such as a misspelled field name. */
export function OtherProblems() {
  const { name, problems } = useOpenDocument();
  const blocks = useEditing(({ state }) => state.blocks);
  const index = useSelectedIndex();
  const fields = index < 0 ? formOfDocument(name).fields : fieldsOfBlock(blocks[index]?.type ?? '');
  const unshown = problems.filter(({ path }) => {
    const [first, block, ...inBlock] = path;
    if (index < 0) return first !== 'blocks' && !hasField(fields, path);
    return first === 'blocks' && block === index && !hasField(fields, inBlock);
  });
  if (unshown.length === 0) return null;
  return (
    <Problems>
      <ProblemNotes problems={unshown} />
    </Problems>
  );
}

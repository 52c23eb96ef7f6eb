import { styled } from 'styled-components';
import { hasField } from '../adapter/fieldPath.ts';
import { anchorName } from '../adapter/form.ts';
import { blockForms, formOfDocument } from '../adapter/pageForm.ts';
import { useEditor } from '../document/EditorContext.ts';
import { useChosenBlock, usePuck } from '../document/usePuck.ts';
import { useWorkspace } from '../document/WorkspaceContext.ts';
import { ProblemNotes } from './ProblemNotes.tsx';

const Problems = styled.div`
  display: grid;
  gap: 0.5rem;
  padding: 1rem;
  border-bottom: 1px solid var(--line);
  font-size: 0.9rem;
`;

/** The mistakes of the selected block, or of the page, that no field shows, such as a field with a misspelt name. */
export function OtherProblems() {
  const { problems } = useEditor();
  const { name } = useWorkspace().document.opening;
  const content = usePuck(({ appState }) => appState.data.content);
  const index = useChosenBlock();
  const ofBlock = () => blockForms.find(({ type }) => type === content[index]?.type)?.fields ?? {};
  const fields = index < 0 ? formOfDocument(name).fields : ofBlock();
  const own = problems.filter(({ path }) => {
    const [first, block, ...inBlock] = path;
    if (index < 0) return first !== 'blocks' && !hasField(fields, path);
    const inForm = inBlock.map((step, place) => (place === 0 && step === 'id' ? anchorName : step));
    return first === 'blocks' && block === index && !hasField(fields, inForm);
  });
  if (own.length === 0) return null;
  return (
    <Problems>
      <ProblemNotes problems={own} />
    </Problems>
  );
}

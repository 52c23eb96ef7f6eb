import { useChecked } from '../../editor/document/SiteContext.ts';
import DocumentEditor from '../../editor/workspace/DocumentEditor.tsx';

/** The editor of a document, as soon as the open site has been checked. */
export function EditorOf({ name }: { name: string }) {
  const overview = useChecked()?.overview;
  return overview && <DocumentEditor key={name} name={name} overview={overview} />;
}

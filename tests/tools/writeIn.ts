import { knownOf } from '../../editor/home/folderApi.ts';
import type { Store } from '../../editor/server/store.ts';

/** Writes, adds and removes files as the editor does: `texts` has the new texts by name, undefined to remove a file. */
export async function writeIn(
  { files }: Pick<Store, 'files'>,
  texts: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const state = await files.read();
  const documents = state?.documents ?? [];
  const known = { version: '', ids: documents.map(({ name, id }): [string, string] => [name, id]) };
  const wanted = Object.entries(texts).map(([name, text]) => {
    const document = documents.find((own) => own.name === name);
    const from = document ? document.id : state && knownOf(state, name);
    return { name, from, content: text === undefined ? undefined : Buffer.from(text) };
  });
  await files.write(wanted, known);
}

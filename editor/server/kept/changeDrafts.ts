import { type Group, isGroup } from '../../../schema/browser.ts';
import type { SourceFile } from '../../../schema/index.ts';
import type { OpenFolder } from '../openFolder.ts';
import { documentOf, hashOf } from '../source.ts';

/** Makes the change that files got in their drafts too, and in the bases of these. */
export async function changeDrafts(
  { documents, drafts }: OpenFolder,
  change: (name: string, document: Group) => Group,
  before: ReadonlyMap<string, SourceFile>,
): Promise<void> {
  const { files } = await documents.list();
  for (const [name, all] of await drafts.all()) {
    const old = before.get(name);
    const now = files.get(name);
    for (const draft of all) {
      // A draft that is edited as text is not changed.
      if (typeof draft.document === 'string') continue;
      const document = change(name, draft.document);
      const isOfOld = old && now && draft.base.hash === hashOf(old);
      const saved = now && documentOf(now);
      const base = isOfOld && isGroup(saved) ? { hash: hashOf(now), document: saved } : draft.base;
      if (document === draft.document && base === draft.base) continue;
      await drafts.change(name, { ...draft, base, document });
    }
  }
}

import type { CopyClient } from '../copy/askCopy.ts';
import type { WorkingCopy } from './workingCopy.ts';

/** Sends the files and the edits of a working copy to the worker: now, and each change. `onChange` is called after a change. */
export function sendChanges(copy: WorkingCopy, client: CopyClient, onChange: () => void): void {
  let sent = copy.get();
  client.setBase(sent.base);
  copy.subscribe(() => {
    const { edits, base } = copy.get();
    if (edits === sent.edits && base === sent.base) return;
    if (base !== sent.base) client.setBase(base);
    for (const [name, edited] of edits) {
      if (!sent.edits.has(name) || sent.edits.get(name) !== edited) {
        client.setEdit(name, copy.content(name));
      }
    }
    for (const name of sent.edits.keys()) if (!edits.has(name)) client.setEdit(name, null);
    sent = copy.get();
    onChange();
  });
}

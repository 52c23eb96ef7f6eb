import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openStore } from '../../editor/server/store.ts';
import { type GitSite, git, replaceIn } from './gitSite.ts';

type Options = { build: (content: string) => Promise<void> };

/** An editor in a new clone of a site: its folders, its store and its documents. Builds nothing unless `build` is given. */
export async function editorInClone(
  site: GitSite,
  name: string,
  options: Options = { build: async () => {} },
) {
  const folder = await site.clone(name);
  const content = path.join(folder, 'pages');
  const store = await openStore(content, options);
  const file = (own: string) => path.join(content, own);
  return {
    folder,
    content,
    store,
    file,
    read: (own: string) => readFile(file(own), 'utf8'),
    change: (own: string, from: string, to: string) => replaceIn(file(own), from, to),
    publish: (more: Partial<Parameters<typeof store.publish>[0]> = {}) =>
      store.publish({ choices: [], ...more }),
    git: (...args: string[]) => git(folder, ...args),
    /** Returns what can be published; fails if nothing can. */
    async ready() {
      const state = await store.publishing({});
      if ('why' in state) throw new Error(state.why);
      return state;
    },
    /** Reverts what the person sees as the last publication. */
    async revertPublication() {
      const state = await store.publishing({});
      const commit = ('why' in state ? undefined : state.last?.commit) ?? '';
      return await store.revertPublication({ commit, choices: [] });
    },
  };
}

import { homeOf, isAddressIn } from '../../schema/browser.ts';
import type { SourceFile } from '../../schema/index.ts';
import { folderOfSettings, isSettings, settingsTitle } from '../languages.ts';
import { menuNames, titleAlone } from '../shortNames.ts';
import { documentOf, textOf } from './source.ts';

/** The display name of a document, whose file may be missing or broken. */
export type NameOf = (name: string, file: SourceFile | undefined) => string;

/**
 * The display names of documents, the same everywhere: the text of a page's link in the menu, else its title without the
 * company's name, else its file name.
 */
export function documentNames(files: ReadonlyMap<string, SourceFile>): NameOf {
  const inMenu = new Map(
    Array.from(files).flatMap(([name, file]) => {
      const folder = folderOfSettings(name);
      if (folder === undefined) return [];
      const all = [...menuNames(documentOf(file), homeOf(folder))];
      // A language can link to pages of the main one, which keep their names.
      return all.filter(([path]) => folder === '' || isAddressIn(folder, path, []));
    }),
  );
  return (name, file) => {
    if (isSettings(name)) return settingsTitle(name);
    if (!file) return name;
    return inMenu.get(textOf(file, 'path')) ?? (titleAlone(textOf(file, 'title')) || name);
  };
}

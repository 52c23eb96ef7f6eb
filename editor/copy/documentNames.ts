import type { SourceFile } from '../../schema/index.ts';
import { siteName } from '../api.ts';
import { menuNames, titleAlone } from '../shortNames.ts';
import { documentOf, textOf } from './source.ts';

/** The display name of a document, whose file may be missing or broken. */
export type NameOf = (name: string, file: SourceFile | undefined) => string;

/**
 * The display names of documents, the same everywhere: the text of a page's link in the menu, else its title without the
 * company's name, else its file name.
 */
export function documentNames(site: SourceFile | undefined): NameOf {
  const inMenu = menuNames(documentOf(site));
  return (name, file) => {
    if (name === siteName) return 'Site settings';
    if (!file) return name;
    return inMenu.get(textOf(file, 'path')) ?? (titleAlone(textOf(file, 'title')) || name);
  };
}

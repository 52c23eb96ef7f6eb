import type { SourceFile } from '../../schema/diagnose/types.ts';
import { siteName } from '../api.ts';
import { menuNames, titleAlone } from '../shortNames.ts';
import { documentOf, textOf } from './source.ts';

/** What people call the document in a file, which may be missing or broken. */
export type NameOf = (name: string, file: SourceFile | undefined) => string;

/**
 * The names of the documents of a site, everywhere the same: a page is called as the menu does, else by its title without
 * the company's name, else by its file.
 */
export function documentNames(site: SourceFile | undefined): NameOf {
  const inMenu = menuNames(site && documentOf(site));
  return (name, file) => {
    if (name === siteName) return 'Site settings';
    if (!file) return name;
    return inMenu.get(textOf(file, 'path')) ?? (titleAlone(textOf(file, 'title')) || name);
  };
}

// The languages of a site, as the names of its documents: a folder with a site.json has the pages of a language (schema/languages.ts).
import type { Folder } from '../schema/browser.ts';
import { siteName } from './api.ts';

const inFolder = /^([^/]+)\/site\.json$/;

/** The folder of the language whose settings a document has; undefined for a page. */
export function folderOfSettings(name: string): Folder | undefined {
  return name === siteName ? '' : inFolder.exec(name)?.[1];
}

/** Whether a document has settings: those of the site, or those of a language. */
export function isSettings(name: string): boolean {
  return folderOfSettings(name) !== undefined;
}

/** The folder of the language that a document belongs to. `exists` returns whether there is a document with a name. */
export function folderIn(name: string, exists: (name: string) => boolean): Folder {
  const [folder = '', ...rest] = name.split('/');
  return rest.length > 0 && exists(settingsIn(folder)) ? folder : '';
}

/** The name of the settings of a language. */
export function settingsIn(folder: Folder): string {
  return folder === '' ? siteName : `${folder}/${siteName}`;
}

/** The settings that apply to a document. */
export function settingsFor(name: string, exists: (name: string) => boolean): string {
  return settingsIn(folderIn(name, exists));
}

/** The name of the settings in lists. */
export function settingsTitle(name: string): string {
  const folder = folderOfSettings(name);
  return folder ? `Site settings in ${languageName(folder)}` : 'Site settings';
}

/** The English name of a language: "German" for "de" and "de-DE". */
export function languageName(tag: string): string {
  const [language = tag] = tag.split('-');
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? tag;
  } catch {
    // The name of a folder that is not a language.
    return tag;
  }
}

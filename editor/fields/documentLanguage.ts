import { useContext } from 'react';
import { OpenDocumentContext } from '../document/OpenDocument.ts';
import { isRightToLeft } from '../site.ts';

/**
 * The attributes of a control that holds words of the document: browsers check spelling and read aloud in their language. None
 * outside a document, such as in the list of pictures.
 */
export function useDocumentLanguage(): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const language = useContext(OpenDocumentContext)?.site.language;
  return language === undefined
    ? {}
    : { lang: language, dir: isRightToLeft(language) ? 'rtl' : 'ltr' };
}

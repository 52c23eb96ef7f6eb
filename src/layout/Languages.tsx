import type { ComponentProps } from 'react';
import type LanguageMenu from './LanguageMenu.tsx';
import { languageMenu } from './optionalCode.ts';

/** The links to other languages. Their code is loaded with the page. */
export function Languages(props: ComponentProps<typeof LanguageMenu>) {
  const { default: Menu } = languageMenu.loaded();
  return <Menu {...props} />;
}

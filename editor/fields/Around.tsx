import type { ComponentProps } from 'react';
import { fieldPath } from '../adapter/fieldPath.ts';
import { pathAttribute } from './FieldNotes.tsx';

/** An attribute, beside that of the path: the element contains the whole field. */
export const wholeAttribute = 'data-whole';

/** An element around a field. By its path the editor scrolls to the field, and knows which one is edited. */
export function Around({ name, ...rest }: ComponentProps<'div'> & { name: string }) {
  const path = JSON.stringify(fieldPath(name, -1));
  return <div {...rest} {...{ [pathAttribute]: path, [wholeAttribute]: '' }} />;
}

import type { ComponentProps } from 'react';
import { fieldPath } from '../adapter/fieldPath.ts';
import { pathAttribute } from './FieldNotes.tsx';

/** The attribute of an element that has a whole field in it, beside that with its path. */
export const wholeAttribute = 'data-whole';

/** An element around a field, by which the editor goes to it and knows what is being edited. */
export function Around({ name, ...rest }: ComponentProps<'div'> & { name: string }) {
  const path = JSON.stringify(fieldPath(name, -1));
  return <div {...rest} {...{ [pathAttribute]: path, [wholeAttribute]: '' }} />;
}

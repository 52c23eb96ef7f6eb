import type { ComponentProps } from 'react';
import type { ValuePath } from '../../schema/index.ts';
import { pathAttribute } from './FieldNotes.tsx';

/** An attribute, beside that of the path: the element contains the whole field. */
export const wholeAttribute = 'data-whole';

/** An element around a field. By its path the editor scrolls to the field, and knows which one is edited. */
export function Around({ path, ...rest }: ComponentProps<'div'> & { path: ValuePath }) {
  return <div {...rest} {...{ [pathAttribute]: JSON.stringify(path), [wholeAttribute]: '' }} />;
}

import type { ComponentProps } from 'react';
import type { ValuePath } from '../../schema/index.ts';
import { pathAttribute } from './FieldNotes.tsx';

/** An attribute next to the path attribute: the element contains the whole field. */
export const wholeAttribute = 'data-whole';

/** An element around a field. Its path lets the editor scroll to the field and know which one is edited. */
export function Around({ path, ...rest }: ComponentProps<'div'> & { path: ValuePath }) {
  return <div {...rest} {...{ [pathAttribute]: JSON.stringify(path), [wholeAttribute]: '' }} />;
}

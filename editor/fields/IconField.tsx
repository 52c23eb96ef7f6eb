import { iconNames } from '../../schema/icons.ts';
import { Icon } from '../../src/ui/Icon.tsx';
import { ArtField } from './ArtField.tsx';
import type { FieldProps } from './parts.tsx';

/** The choice of an icon, with its picture. */
export function IconField(props: FieldProps<'icon'>) {
  return (
    <ArtField
      {...props}
      names={iconNames}
      width="5.5rem"
      picture={(name) => <Icon name={name} />}
    />
  );
}

import { iconsFor } from '../../schema/icons/search.ts';
import { iconThemes } from '../../schema/icons/themes.ts';
import { Icon } from '../../src/ui/Icon.tsx';
import { ArtField } from './ArtField.tsx';
import type { FieldProps } from './parts.tsx';

/** The first icons of each theme: a picture of what there is. */
const often = Array.from(new Set(iconThemes.flatMap(({ icons }) => icons.slice(0, 5))));

/** A field for an icon: a search in everyday words, and the icons that it finds. */
export function IconField(props: FieldProps<'icon'>) {
  return (
    <ArtField
      {...props}
      names={often}
      width="5.5rem"
      picture={(name) => <Icon name={name} />}
      find={iconsFor}
    />
  );
}

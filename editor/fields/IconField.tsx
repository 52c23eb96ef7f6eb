import { iconNames } from '../../schema/icons.ts';
import { Icon } from '../../src/ui/Icon.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { type FieldProps, helpIn, LabelledField } from './parts.tsx';

/** The choice of an icon, with its picture. */
export function IconField({ field, name, value, onChange }: FieldProps) {
  return (
    <LabelledField field={field} name={name} value={value} group>
      <PictureChoice
        names={iconNames}
        value={String(value ?? '')}
        isOptional={helpIn(field).isOptional}
        width="5.5rem"
        picture={(icon) => <Icon name={icon} />}
        onChange={onChange}
      />
    </LabelledField>
  );
}

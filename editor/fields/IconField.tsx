import { iconNames } from '../../schema/icons.ts';
import { Icon } from '../../src/ui/Icon.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { type FieldProps, LabelledField } from './parts.tsx';

/** The choice of an icon, with its picture. */
export function IconField({ form, name, value, onChange }: FieldProps<'icon'>) {
  return (
    <LabelledField form={form} name={name} group>
      <PictureChoice
        names={iconNames}
        value={String(value ?? '')}
        isOptional={form.help.isOptional}
        width="5.5rem"
        picture={(icon) => <Icon name={icon} />}
        onChange={onChange}
      />
    </LabelledField>
  );
}

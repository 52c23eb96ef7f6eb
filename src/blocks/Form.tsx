import type { BlockOf } from '../../schema/index.ts';
import OwnForm from '../ui/OwnForm.tsx';
import { FormPlace } from './Embed.tsx';

export default function Form({ headline, subheadline, next, phone, ...form }: BlockOf<'form'>) {
  return (
    <FormPlace {...{ headline, subheadline, next, phone }} source="form">
      <OwnForm {...form} name={headline} phone={phone} />
    </FormPlace>
  );
}

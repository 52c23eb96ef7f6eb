import type { ComponentProps } from 'react';
import { ownFormOf, useSite } from '../shared/site.ts';
import { FormFrame } from './FormFrame.tsx';
import { ownForm } from './optionalCode.ts';

/** The form of the site settings: the provider's frame, or the site's own. The code of the latter must be loaded (`ownForm`). */
export function SiteForm(props: ComponentProps<typeof FormFrame>) {
  const { leadForm } = useSite();
  const form = ownFormOf(leadForm);
  if (!form) return <FormFrame {...props} />;
  const { default: OwnForm } = ownForm.loaded();
  const { phone, isShown } = props;
  return <OwnForm {...form} {...{ phone, isShown }} name={leadForm.title} />;
}

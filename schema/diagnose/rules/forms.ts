import { sentenceOf } from '../../catalog/index.ts';
import type { OwnForm } from '../../formFields.ts';
import type { DocumentRule } from '../rule.ts';
import type { Documents, Finding, SourceTree, ValuePath } from '../types.ts';

type FormAt = { source: SourceTree; path: ValuePath; form: OwnForm };

/** The forms of a site that are not a provider's: that of site.json, and those of blocks. */
function formsIn({ site: { leadForm }, siteSource, pages }: Documents): FormAt[] {
  const { action, fields } = leadForm ?? {};
  const siteForms = action && fields ? [{ ...leadForm, action, fields }] : [];
  return [
    ...siteForms.map((form) => ({ source: siteSource, path: ['leadForm'], form })),
    ...pages.flatMap(({ page, source }) =>
      page.blocks.flatMap((block, index): FormAt[] =>
        block.type === 'form' ? [{ source, path: ['blocks', index], form: block }] : [],
      ),
    ),
  ];
}

/** Forms that are sent to a page. Only Netlify receives forms at the addresses of pages, and finds them by their name. */
const formAction: DocumentRule = {
  name: 'form-action',
  needs: 'paths',
  check(documents) {
    const isNetlify = documents.site.host === 'netlify';
    const paths = new Set(documents.pages.map(({ page }) => page.path));
    return formsIn(documents).flatMap(({ source, path, form }): Finding[] => {
      const { action, send = {} } = form;
      if (!paths.has(action) || (isNetlify && send['form-name'])) return [];
      const sentence = sentenceOf(isNetlify ? 'form-action/netlify' : 'form-action', { action });
      return [{ source, path: [...path, 'action'], sentence }];
    });
  },
};

/** Forms without a consent, on a site that asks for one in another form: its owner thinks that one is needed. */
const missingConsent: DocumentRule = {
  name: 'missing-consent',
  check(documents) {
    const forms = formsIn(documents);
    const hasConsent = ({ form }: FormAt) => form.fields.some(({ kind }) => kind === 'consent');
    if (!forms.some(hasConsent)) return [];
    return forms
      .filter((form) => !hasConsent(form))
      .map(({ source, path }) => ({
        ...{ source, path: [...path, 'fields'], sentence: sentenceOf('missing-consent') },
      }));
  },
};

/** Forms of which no test message has arrived. A form with the same address as a tested one works, too. */
const untestedForm: DocumentRule = {
  name: 'untested-form',
  check(documents) {
    const forms = formsIn(documents);
    const tested = new Set(forms.flatMap(({ form }) => (form.tested ? [form.action] : [])));
    return forms
      .filter(({ form }) => !tested.has(form.action))
      .map(({ source, path, form: { action } }) => {
        return {
          source,
          path: [...path, 'action'],
          sentence: sentenceOf('untested-form', { action }),
        };
      });
  },
};

export const formRules: readonly DocumentRule[] = [formAction, missingConsent];
export const formLaunchRules: readonly DocumentRule[] = [untestedForm];

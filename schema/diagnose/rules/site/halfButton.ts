import { fieldOf, hasDefault } from '../../../kinds.ts';
import { pageSchema } from '../../../page.ts';
import { siteSchema } from '../../../site.ts';
import { isGroup } from '../../../values.ts';
import { inFile } from '../../phrase.ts';
import type { DocumentRule } from '../../rule.ts';
import { forEachField } from '../../schemaAt.ts';
import type { Finding } from '../../types.ts';
import { within } from '../../words.ts';

/** A button needs its text and its link. Fields with a default can be omitted: that of a hero without "href" scrolls. */
export const halfButton: DocumentRule = {
  name: 'half-button',

  check({ pages, site, siteSource }) {
    return [
      ...pages.flatMap(({ page, source }) => halvesIn(page, pageSchema, source)),
      ...halvesIn(site, siteSchema, siteSource),
    ];
  },
};

function halvesIn(
  document: object,
  root: typeof pageSchema | typeof siteSchema,
  source: Finding['source'],
): Finding[] {
  const found: Finding[] = [];
  forEachField(root, document, (path, value, field) => {
    if (field.structure !== 'group' || !isGroup(value)) return;
    const nameOf = (kind: 'label' | 'link') =>
      Object.keys(field.fields).filter((name) => {
        const schema = field.fields[name];
        return schema && fieldOf(schema).kind === kind;
      });
    const [label, ...otherLabels] = nameOf('label');
    const [link, ...otherLinks] = nameOf('link');
    if (!label || !link || otherLabels.length + otherLinks.length > 0) return;
    const lacks = (name: string) => {
      const schema = field.fields[name];
      return value[name] === undefined && schema && !hasDefault.has(schema);
    };
    const around = inFile(within(path, document));
    if (value[label] !== undefined && lacks(link)) {
      found.push({
        source,
        path: [...path, label],
        message: {
          inFile: `The button "${value[label]}" leads nowhere: "${link}" is missing ${around}.`,
          inForm: `The button "${value[label]}" leads nowhere.`,
        },
        suggestion: {
          inFile: `Write where it leads, as in "${link}": "#lead-form".`,
          inForm: 'Choose where it leads: to the form, for example.',
        },
      });
    }
    if (value[link] !== undefined && lacks(label)) {
      found.push({
        source,
        path: [...path, link],
        message: {
          inFile: `Visitors do not see this link: "${label}" is missing ${around}.`,
          inForm: 'Visitors do not see this button: it has no text.',
        },
        suggestion: {
          inFile: 'Write the text of the button, or remove the link.',
          inForm: 'Write its text, or remove the link.',
        },
      });
    }
  });
  return found;
}

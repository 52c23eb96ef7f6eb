import type { DocumentRule } from '../../rule.ts';

/** A script of the form's provider that no page loads, or that pages load and site.json does not name. */
export const unusedScript: DocumentRule = {
  name: 'unused-script',
  needs: 'texts',

  check({ pages, site, siteSource }) {
    const loads = pages.flatMap(({ page, source }) => {
      const inBlocks = page.blocks.flatMap((block, index) =>
        block.type === 'embed' && block.embedScript
          ? [{ source, path: ['blocks', index, 'embedScript'] }]
          : [],
      );
      return page.dialog?.embedScript
        ? [{ source, path: ['dialog', 'embedScript'] }, ...inBlocks]
        : inBlocks;
    });
    if (!site.leadForm.embedScript) {
      return loads.map((place) => ({
        ...place,
        message: {
          inFile: 'The page loads the script of the provider, but site.json does not name one.',
          inForm: 'The page loads the script of the provider, but the site settings have none.',
        },
        suggestion: {
          inFile: 'Write its address in "leadForm", "embedScript" of site.json, or remove this.',
          inForm: 'Enter its address in the site settings, or switch this off.',
        },
      }));
    }
    if (loads.length > 0) return [];
    return [
      {
        source: siteSource,
        path: ['leadForm', 'embedScript'],
        message: 'No page loads the script of the provider.',
        suggestion: {
          inFile:
            'Write "embedScript": true in "dialog" of a page, or in its block "embed". If the form works without the script, remove it.',
          inForm:
            'Switch it on in the form dialog of a page, or in its form. If the form works without the script, remove it.',
        },
      },
    ];
  },
};

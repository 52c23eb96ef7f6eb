import type { DocumentRule } from '../../rule.ts';

/** A script of the form's provider that no page loads, or that pages load and site.json does not name. */
export const unusedScript: DocumentRule = {
  name: 'unused-script',
  needs: 'texts',
  severity: 'warning',
  about:
    'The script of the form’s provider is loaded where a page asks for it: with "embedScript" in its "dialog", or in its block "embed". A script that no page asks for does nothing.',
  examples: [
    {
      file: 'site.json',
      right: '"dialogHeight": 600\n  }',
      wrong: '"dialogHeight": 600,\n    "embedScript": "⟦https://forms.piano.test/embed.js⟧"\n  }',
      message: 'No page loads the script of the provider.',
      suggestion:
        'Write "embedScript": true in "dialog" of a page, or in its block "embed". If the form works without the script, remove it.',
    },
    {
      file: 'visit.json',
      right: '"height": 600\n    }',
      wrong: '"height": 600,\n      "embedScript": ⟦true⟧\n    }',
      message: 'The page loads the script of the provider, but site.json does not name one.',
      suggestion: 'Write its address in "leadForm", "embedScript" of site.json, or remove this.',
    },
  ],
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

import type { DocumentRule } from '../../rule.ts';
import type { Finding } from '../../types.ts';

const suggestion = 'Write the words of a real customer and take "sample" out.';

export const sampleTestimonial: DocumentRule = {
  name: 'sample-testimonial',
  about: 'A testimonial of a customer who does not exist must not go live.',
  examples: [
    {
      file: 'restoration.json',
      right: '"rating": 5',
      wrong: '"rating": 5,\n          "sample": ⟦true⟧',
      message: 'The testimonial of Ada Thorne is a sample.',
      suggestion,
    },
  ],
  check({ pages }) {
    const found: Finding[] = [];
    for (const { page, source } of pages) {
      for (const [index, block] of page.blocks.entries()) {
        if (block.type !== 'testimonials') continue;
        for (const [item, { name, sample }] of block.items.entries()) {
          if (!sample) continue;
          const path = ['blocks', index, 'items', item, 'sample'];
          const message = `The testimonial of ${name} is a sample.`;
          found.push({ source, path, message, suggestion });
        }
      }
    }
    return found;
  },
};

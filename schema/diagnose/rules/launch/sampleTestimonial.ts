import type { DocumentRule } from '../../rule.ts';

export const sampleTestimonial: DocumentRule = {
  name: 'sample-testimonial',
  about: 'A testimonial of a customer who does not exist must not go live.',
  examples: [
    {
      file: 'restoration.json',
      right: '"rating": 5',
      wrong: '"rating": 5,\n          "sample": ⟦true⟧',
      message: 'The testimonial of Ada Thorne is a sample.',
      suggestion: 'Write the words of a real customer and take "sample" out.',
    },
  ],
  check({ pages }) {
    return pages.flatMap(({ page, source }) =>
      page.blocks.flatMap((block, index) =>
        block.type !== 'testimonials'
          ? []
          : block.items.flatMap(({ name, sample }, item) =>
              sample
                ? [
                    {
                      source,
                      path: ['blocks', index, 'items', item, 'sample'],
                      message: `The testimonial of ${name} is a sample.`,
                      suggestion: 'Write the words of a real customer and take "sample" out.',
                    },
                  ]
                : [],
            ),
      ),
    );
  },
};

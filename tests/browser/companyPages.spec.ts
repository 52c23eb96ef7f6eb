import { checkPages } from '../support/anyPage.ts';
import { contentOf } from '../support/content.ts';
import { test } from '../support/test.ts';

// Sites that were written from the guides alone, in other languages than the first.
const companies = [
  { content: 'tests/clinic', port: process.env.CLINIC_PORT },
  { content: 'tests/law-firm', port: process.env.LAW_FIRM_PORT },
];

for (const { content, port } of companies) {
  const documents = await contentOf(content);
  test.describe(content, () => {
    test.use({ baseURL: `http://localhost:${port}` });
    checkPages(documents, 2);
  });
}

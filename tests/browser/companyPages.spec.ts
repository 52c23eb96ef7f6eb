import { checkPages } from '../tools/anyPage.ts';
import { contentOf } from '../tools/content.ts';
import { test } from '../tools/test.ts';

// Sites written only from the guides, in languages other than English.
const companies = [
  { content: 'tests/fixtures/clinic', port: process.env.CLINIC_PORT },
  { content: 'tests/fixtures/law-firm', port: process.env.LAW_FIRM_PORT },
];

for (const { content, port } of companies) {
  const documents = await contentOf(content);
  test.describe(content, { tag: '@slow' }, () => {
    test.use({ baseURL: `http://localhost:${port}` });
    checkPages(documents);
  });
}

import { checkPages } from '../tools/anyPage.ts';
import { contentOf, testSite } from '../tools/content.ts';
import { test } from '../tools/test.ts';

const documents = await contentOf(testSite);
test.describe(testSite, { tag: '@slow' }, () => checkPages(documents));

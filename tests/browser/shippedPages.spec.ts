import { checkPages } from '../tools/anyPage.ts';
import { contentOf } from '../tools/content.ts';
import { test } from '../tools/test.ts';

// The shipped documents, as built by `npm run build`.
test.use({ baseURL: `http://localhost:${process.env.SHIPPED_PORT}` });

checkPages(await contentOf('pages-json'));

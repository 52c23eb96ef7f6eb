import { checkPages } from '../support/anyPage.ts';
import { contentOf } from '../support/content.ts';
import { test } from '../support/test.ts';

// The documents that are shipped, whatever they are, as `npm run build` has built them.
test.use({ baseURL: `http://localhost:${process.env.SHIPPED_PORT}` });

checkPages(await contentOf('pages-json'));

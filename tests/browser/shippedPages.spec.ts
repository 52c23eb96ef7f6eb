import { checkPages } from '../tools/anyPage.ts';
import { contentOf } from '../tools/content.ts';
import { test } from '../tools/test.ts';

// The documents that are shipped, whatever they are, as `npm run build` has built them.
test.use({ baseURL: `http://localhost:${process.env.SHIPPED_PORT}` });

checkPages(await contentOf('pages-json'));

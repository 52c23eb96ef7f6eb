import { useLayoutEffect } from 'react';
import type { Page } from '../../schema/index.ts';
import { PageHead } from '../renderer/PageHead.tsx';
import type { VisitorSite } from '../shared/site.ts';

/** The prerendered elements that describe the first page. */
const firstHead = document.head.querySelectorAll(
  'title, [name=description], [name=robots], [name^=twitter], [property], [rel=canonical], [rel=alternate], [type="application/ld+json"]',
);

/** The head of a page after client-side navigation. Replaces the prerendered head of the first page. */
export default function VisitedHead(props: { site: VisitorSite; page: Page }) {
  useLayoutEffect(() => {
    for (const element of firstHead) element.remove();
  }, []);
  return <PageHead {...props} />;
}

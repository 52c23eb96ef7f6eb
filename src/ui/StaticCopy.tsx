import { createElement, memo, type ReactNode } from 'react';
import { useIsPrerendered } from './useIsPrerendered.ts';

type Elements = readonly Element[];

/** A copy of elements for visitors whose code has failed: all answers are open, and controls that need script are removed. */
export const StaticCopy = memo(function StaticCopy({ of }: { of: Elements }) {
  return of.map((element, index) =>
    createElement(element.localName, {
      key: index,
      ref: (copy: Element | null) => {
        for (const { name, value } of element.attributes) copy?.setAttribute(name, value);
        const content = document.importNode(element, true);
        makeReadable(content);
        copy?.replaceChildren(...content.childNodes);
      },
    }),
  );
});

/**
 * Keeps prerendered elements without their code, as readable as a copy. A copy would load frames again, stop videos and empty
 * fields. Renders `children` if React does not hydrate the elements.
 */
export function KeptElements({ of, children }: { of: Elements; children: ReactNode }) {
  if (!useIsPrerendered()) return children;
  return of.map((element, index) =>
    createElement(element.localName, {
      key: index,
      ref: makeReadable,
      suppressHydrationWarning: true,
      // biome-ignore lint/security/noDangerouslySetInnerHtml: hydration leaves the content of such an element as it is
      dangerouslySetInnerHTML: nothing,
    }),
  );
}

const nothing = { __html: '' };

function makeReadable(element: Element | null): void {
  if (!element) return;
  for (const control of element.querySelectorAll('[data-needs-script]')) control.remove();
  for (const answer of element.querySelectorAll('[hidden="until-found"], [data-collapsed]')) {
    answer.removeAttribute('hidden');
    answer.removeAttribute('data-collapsed');
  }
}

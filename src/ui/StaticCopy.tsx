import { createElement, memo } from 'react';

/** A copy of elements for visitors whose code has failed: all answers are open, and controls that need script are removed. */
export const StaticCopy = memo(function StaticCopy({ of }: { of: readonly Element[] }) {
  return of.map((element, index) =>
    createElement(element.localName, {
      key: index,
      ref: (copy: Element | null) => {
        for (const { name, value } of element.attributes) copy?.setAttribute(name, value);
        copy?.replaceChildren(...readableCopy(element).childNodes);
      },
    }),
  );
});

function readableCopy(element: Element): Element {
  const copy = document.importNode(element, true);
  for (const control of copy.querySelectorAll('[data-needs-script]')) control.remove();
  for (const answer of copy.querySelectorAll('[hidden="until-found"], [data-collapsed]')) {
    answer.removeAttribute('hidden');
    answer.removeAttribute('data-collapsed');
  }
  return copy;
}

import type { ReactNode } from 'react';

/** An icon of the editor, sized to the line height. The control around it has the label. */
function icon(paths: ReactNode) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.15em"
      height="1.15em"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {paths}
    </svg>
  );
}

export const upIcon = icon(<path d="M12 19V5M6 11l6-6 6 6" />);
export const downIcon = icon(<path d="M12 5v14M6 13l6 6 6-6" />);
export const copyIcon = icon(<path d="M9 9h11v11H9zM5 15H4V4h11v1" />);
export const duplicateIcon = icon(<path d="M9 9h11v11H9zM5 15H4V4h11v1M14.5 12v5M12 14.5h5" />);
export const removeIcon = icon(<path d="M4 7h16M10 7V4h4v3M6 7l1 13h10l1-13" />);
export const addIcon = icon(<path d="M12 5v14M5 12h14" />);
export const closeIcon = icon(<path d="M6 6l12 12M18 6 6 18" />);
export const dragIcon = icon(
  <path d="M9 5h.01M15 5h.01M9 12h.01M15 12h.01M9 19h.01M15 19h.01" strokeWidth="3" />,
);
export const linkIcon = icon(
  <path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1" />,
);
export const listIcon = icon(<path d="M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01" />);
export const numberedListIcon = icon(
  <path d="M10 6h11M10 12h11M10 18h11M4 5l1-1v5M3.5 14.5c0-1.5 2.5-1.5 2.5 0 0 1-2.5 2-2.5 3.5H6" />,
);
export const moreIcon = icon(<path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />);

/**
 * What the page in a frame may do. One of another site runs its code, sends its form, opens a page for its answer and
 * keeps its own storage; it cannot move this page, start downloads or use the device, and learns this site's
 * origin alone. A page of this site is this site's own code, which no sandbox would hold.
 */
export function frameLimits(src: string) {
  return {
    sandbox: src.startsWith('/')
      ? undefined
      : 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin',
    referrerPolicy: 'strict-origin',
    allow: '',
  } as const;
}

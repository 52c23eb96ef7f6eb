const rights = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * What the page in a frame may do: run its code, send its form and open a page for its answer; one of another site
 * also keep its own storage (one of this site could leave the sandbox with that). It cannot move this page, start
 * downloads or use the device, and learns this site's origin alone.
 */
export function frameLimits(src: string) {
  return {
    sandbox: src.startsWith('/') ? rights : `${rights} allow-same-origin`,
    referrerPolicy: 'strict-origin',
    allow: '',
  } as const;
}

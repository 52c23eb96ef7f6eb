/**
 * The attributes of an iframe that limit the page in it. A page of another site may run scripts, send its form, open a window
 * and keep its own storage. It may not navigate this page, start downloads or use the device, and gets only the origin as
 * referrer. A page of this site has no sandbox: with scripts and the same origin it could remove it.
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

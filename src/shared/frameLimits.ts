import { embedsFolder } from '../../schema/browser.ts';

const sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * The attributes of an iframe that limit the page in it. A page of another site may run scripts, send its form, open a window
 * and keep its own storage. It may not navigate this page, start downloads or use the device, and gets only the origin as
 * referrer. A page of this site has no sandbox: with scripts and the same origin it could remove it. The code of a provider is
 * in a page of this site too, and has no origin, so it reads neither this page nor its storage.
 */
export function frameLimits(src: string) {
  return {
    sandbox: src.startsWith(embedsFolder)
      ? sandbox
      : src.startsWith('/')
        ? undefined
        : `${sandbox} allow-same-origin`,
    referrerPolicy: 'strict-origin',
    allow: '',
  } as const;
}

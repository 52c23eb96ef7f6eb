import { embedsFolder, type FrameKind } from '../../schema/browser.ts';

const sandbox =
  'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/**
 * The attributes of an iframe that restrict the page in it. A page of another site may run scripts, submit its form, open windows,
 * keep its own storage, and replace this page when a visitor clicks, for a payment. It may not replace it otherwise, start
 * downloads or use the device, and gets only the origin as referrer. What needs a visitor's click, such as full screen, is allowed to all, motion only where it turns the view. A page of this site has no sandbox: with scripts and the same origin it could remove it. Provider code is in a page
 * of this site too, but with an opaque origin, so it can read neither this page nor its storage.
 */
export function frameLimits(src: string, kind?: FrameKind) {
  // "//host" and "/\host" are other sites. The editor also shows addresses that are not valid.
  const isOfSite = /^\/(?![/\\])/.test(src);
  return {
    sandbox: src.startsWith(embedsFolder)
      ? sandbox
      : isOfSite
        ? undefined
        : `${sandbox} allow-same-origin`,
    referrerPolicy: 'strict-origin',
    allow: ['fullscreen', ...(kind === undefined ? [] : (features[kind] ?? []))].join('; '),
  } as const;
}

const features: Partial<Record<FrameKind, readonly string[]>> = {
  video: ['picture-in-picture', 'encrypted-media', 'accelerometer', 'gyroscope'],
  tour: ['accelerometer', 'gyroscope', 'xr-spatial-tracking'],
};

import { test as base, expect } from '@playwright/test';
import { type ProgramName, skipReason } from '../tools/findProgram.ts';
import { startChromium } from './engines/chromium.ts';
import type { Device, Engine } from './engines/engine.ts';
import { startFirefox } from './engines/firefox.ts';
import { startWebkit } from './engines/webkit.ts';
import { putInFront, type SiteInFront } from './siteInFront.ts';
import { type Visitor, visitorOf } from './visitor.ts';

/** The engines for journeys. Each is a Playwright project. */
const engines = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebkit,
};

/** The additional programs that engines need. */
const programs: Record<keyof typeof engines, readonly ProgramName[]> = {
  chromium: ['openssl'],
  firefox: ['firefox', 'openssl'],
  webkit: ['webkitDriver', 'xvfb', 'xdotool', 'openssl'],
};

export const desk: Device = { width: 1280, height: 900 };
export const phone: Device = { width: 390, height: 844 };

/** The engine of a project. */
export type EngineOption = { engineName: keyof typeof engines };

type OfWorker = EngineOption & { engine: Engine };
type OfTest = {
  isLeftOut: undefined;
  device: Device;
  /** Matches expected reports in this journey. */
  allowed: RegExp;
  site: SiteInFront;
  visitor: Visitor;
};

/**
 * A test that runs in each engine. Fails if a page reports an error or a policy violation.
 */
export const test = base.extend<OfTest, OfWorker>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await engines[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  isLeftOut: [
    async ({ engineName }, use, testInfo) => {
      const reason = skipReason(programs[engineName]);
      testInfo.skip(reason !== undefined, reason);
      await use(undefined);
    },
    { auto: true },
  ],
  device: [desk, { option: true }],
  allowed: [/^$/, { option: true }],
  site: async ({ baseURL }, use) => {
    const site = await putInFront(baseURL ?? '');
    await use(site);
    site.stop();
  },
  visitor: async ({ engine, device, site, allowed }, use, testInfo) => {
    const window = await engine.openWindow(device);
    await use(visitorOf(window, site));
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = await window.picture();
      await testInfo.attach('window', { body, contentType: 'image/png' });
    }
    // When this request completes, all earlier reports of the page have arrived.
    const reported = () => fetch('/__heard', { method: 'POST', body: '' }).then(() => true);
    await window.evaluate(reported).catch(() => false);
    await window.close();
    expect(site.heard.filter((text) => text && !allowed.test(text))).toEqual([]);
  },
});

export { expect };

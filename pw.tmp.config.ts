import base from './playwright.config.ts';
export default { ...base, webServer: [], globalSetup: undefined, workers: 1, expect: { timeout: 60_000 } };

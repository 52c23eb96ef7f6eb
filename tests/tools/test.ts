import { test as base, type ConsoleMessage, expect } from '@playwright/test';

/**
 * A browser test that fails on any console warning or error, any page error, and any request to another origin. `allowed` matches
 * what a test provokes on purpose.
 */
export const test = base.extend<{ allowed: RegExp; quiet: undefined }>({
  allowed: [/^$/, { option: true }],
  quiet: [
    async ({ page, allowed, baseURL }, use) => {
      const heard: string[] = [];
      const hear = (text: string) => {
        if (!allowed.test(text)) heard.push(text);
      };
      page.on('console', (message: ConsoleMessage) => {
        if (['warning', 'error'].includes(message.type()))
          hear(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => hear(`page error: ${error.message}`));
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) hear(`request to ${request.url()}`);
      });
      await use(undefined);
      expect(heard).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

import { describe, expect, test } from 'vitest';
import type { Page } from '../../../schema/index.ts';
import { hashSource } from '../../../src/prerender/policy.ts';
import { speculationRules } from '../../../src/prerender/speculationRules.ts';
import { frameLimits } from '../../../src/shared/frameLimits.ts';
import { site } from '../../../tests/tools/content.ts';
import { caddyFile, embedHeaders, hostRules, nginxFile, pagesFiles } from './hosting.ts';

const earlyScript = "'sha256-abc='";
const inlineScripts = [earlyScript, hashSource(speculationRules)];
const provider = {
  ...site,
  leadForm: {
    ...site.leadForm,
    src: 'https://forms.example.com/quote?x=1',
    embedScript: 'https://scripts.example.com/embed.js',
  },
  blog: { src: 'https://blog.example.com/all', title: 'Blog' },
  redirects: [{ from: '/old', to: '/faq' }],
};
const pageWith = (...blocks: Page['blocks']) => [{ path: '/visit', blocks }];
const withBlog = pageWith({ type: 'embed', source: 'blog' });
const rules = hostRules(provider, earlyScript, withBlog);

/** The sources of each directive of a policy. */
function readPolicy({ headers }: typeof rules): Record<string, string[]> {
  const policy = headers['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('an embedded provider’s code', () => {
  const code = '<script src="https://widget.example.com/x.js"></script>';
  const withCode = hostRules(
    site,
    earlyScript,
    pageWith({ type: 'embed', code, title: 'Reviews' }),
  );

  test('has headers only on sites that embed code', () => {
    expect(rules.embedHeaders).toEqual({});
    for (const file of [nginxFile(rules), caddyFile(rules), pagesFiles(rules)._headers]) {
      expect(file).not.toContain('embeds');
    }
  });

  test('is sandboxed without the site’s origin, and the site’s policy does not apply', () => {
    const policy = withCode.embedHeaders['Content-Security-Policy'] ?? '';
    expect(policy).toMatch(/^sandbox allow-scripts /);
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(pagesFiles(withCode)._headers).toContain(
      `/embeds/*\n  ! Content-Security-Policy\n  Content-Security-Policy: ${policy}\n  X-Robots-Tag: noindex\n`,
    );
    const [, location = ''] = nginxFile(withCode).split('location /embeds/ {');
    expect(location.split('}')[0]).toContain(
      `add_header Content-Security-Policy "${policy}" always;`,
    );
    expect(location.split('}')[0]).toContain('add_header X-Content-Type-Options "nosniff" always;');
    expect(caddyFile(withCode)).toContain(`\tContent-Security-Policy "${policy}"`);
  });

  test('has the same sandbox as its frame', () => {
    const { sandbox } = frameLimits('/embeds/0123456789abcdef');
    expect(withCode.embedHeaders['Content-Security-Policy']).toContain(`sandbox ${sandbox};`);
  });
});

describe('the policy of a site', () => {
  const policy = readPolicy(rules);

  test('allows only the site’s scripts, the inline scripts of the head and the form’s script, and no framing', () => {
    expect(policy).toEqual({
      'script-src': ["'self'", ...inlineScripts, 'https://scripts.example.com'],
      'style-src-attr': ["'none'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'frame-src': ["'self'", 'https:', 'mailto:', 'sms:', 'tel:'],
      'manifest-src': ["'none'"],
      'media-src': ["'none'"],
      'object-src': ["'none'"],
      'worker-src': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
      'base-uri': ["'none'"],
    });
  });

  test('reports each host whose frames pages show once', () => {
    const blog = { src: 'https://forms.example.com/blog', title: 'Blog' };
    expect(hostRules({ ...provider, blog }, earlyScript, withBlog).frames).toEqual([
      'https://forms.example.com',
    ]);
    const video = 'https://youtu.be/aqz-KE-bpKQ';
    const code = '<script src="https://widget.example.com/x.js"></script>';
    const pages = pageWith(
      { type: 'embed', url: video, title: 'Film' },
      { type: 'embed', url: video, title: 'Film' },
      { type: 'embed', code, title: 'W' },
    );
    expect(hostRules(provider, earlyScript, pages).frames).toEqual([
      'https://forms.example.com',
      'https://www.youtube-nocookie.com',
    ]);
  });

  test('allows no other host for a form on the site itself', () => {
    const { blog: _blog, ...withoutBlog } = provider;
    const leadForm = { ...site.leadForm, src: '/demo/lead-form.html', embedScript: undefined };
    const rules = hostRules({ ...withoutBlog, leadForm }, earlyScript);
    expect(readPolicy(rules)['frame-src']).toEqual(["'self'"]);
    expect(readPolicy(rules)['script-src']).toEqual(["'self'", ...inlineScripts]);
    expect(rules.headers['Cross-Origin-Opener-Policy']).toBe('same-origin');
  });

  test('frames a form that is only a script in a sandboxed page of the site', () => {
    const src = '<script src="https://widget.example.com/form.js"></script>';
    const rules = hostRules({ ...provider, leadForm: { ...site.leadForm, src } }, earlyScript);
    expect(rules.frames).toEqual([]);
    // Its form is sent to the provider.
    expect(readPolicy(rules)['frame-src']).toContain('https:');
    expect(rules.embedHeaders).toEqual(embedHeaders);
  });
});

describe('the policy of a site with analytics', () => {
  const base = readPolicy(rules);
  /** What a provider adds to the sources of the policy. */
  const added = (analytics: typeof site.analytics) =>
    Object.entries(readPolicy(hostRules({ ...provider, analytics }, earlyScript))).flatMap(
      ([name, sources]) =>
        sources
          .filter((source) => !base[name]?.includes(source))
          .map((source) => `${name} ${source}`),
    );

  test('allows only the provider’s hosts', () => {
    expect(added(undefined)).toEqual([]);
    expect(added({ provider: 'plausible' })).toEqual([
      'script-src https://plausible.io',
      'connect-src https://plausible.io',
    ]);
    expect(added({ provider: 'umami', id: 'x' })).toEqual([
      'script-src https://cloud.umami.is',
      'connect-src https://api-gateway.umami.dev',
      'connect-src https://gateway.umami.is',
    ]);
    expect(added({ provider: 'fathom', id: 'X' })).toEqual([
      'script-src https://cdn.usefathom.com',
      'img-src https://cdn.usefathom.com',
      'connect-src https://cdn.usefathom.com',
    ]);
    expect(added({ provider: 'goatcounter', id: 'piano' })).toEqual([
      'script-src https://gc.zgo.at',
      'img-src https://piano.goatcounter.com',
      'connect-src https://piano.goatcounter.com',
    ]);
    expect(added({ provider: 'cloudflare', id: 'x' })).toEqual([
      'script-src https://static.cloudflareinsights.com',
      'connect-src https://cloudflareinsights.com',
    ]);
  });

  test('allows a self-hosted server instead', () => {
    const address = 'https://stats.example.com';
    const expected = [
      'script-src https://stats.example.com',
      'connect-src https://stats.example.com',
    ];
    expect(added({ provider: 'plausible', address })).toEqual(expected);
    expect(added({ provider: 'umami', id: 'x', address })).toEqual(expected);
    expect(added({ provider: 'goatcounter', address })).toEqual([
      'script-src https://stats.example.com',
      'img-src https://stats.example.com',
      'connect-src https://stats.example.com',
    ]);
  });
});

test('enforces HTTPS for subdomains only if the site opts in', () => {
  const { headers } = hostRules({ ...provider, httpsSubdomains: true }, earlyScript);
  expect(headers['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains');
});

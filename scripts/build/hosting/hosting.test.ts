import { describe, expect, test } from 'vitest';
import type { Page } from '../../../schema/index.ts';
import { frameLimits } from '../../../src/shared/frameLimits.ts';
import { site } from '../../../tests/tools/content.ts';
import {
  caddyFile,
  contentHash,
  embedHeaders,
  hostRules,
  nginxFile,
  pagesFiles,
} from './hosting.ts';

const earlyScript = "'sha256-abc='";
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
const pageWith = (...blocks: Page['blocks']) => [{ blocks }];
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

describe('the code of a provider', () => {
  const code = '<script src="https://widget.example.com/x.js"></script>';
  const withCode = hostRules(
    site,
    earlyScript,
    pageWith({ type: 'embed', code, title: 'Reviews' }),
  );

  test('has headers only on a site with such code', () => {
    expect(rules.embedHeaders).toEqual({});
    for (const file of [nginxFile(rules), caddyFile(rules), pagesFiles(rules)._headers]) {
      expect(file).not.toContain('embeds');
    }
  });

  test('is sandboxed without the origin of the site, and without its policy', () => {
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

  test('is sandboxed as its frame is', () => {
    const { sandbox } = frameLimits('/embeds/0123456789abcdef');
    expect(withCode.embedHeaders['Content-Security-Policy']).toContain(`sandbox ${sandbox};`);
  });
});

describe('the policy of a site', () => {
  const policy = readPolicy(rules);

  test('another site cannot show this one in a frame, where it could catch clicks', () => {
    expect(policy['frame-ancestors']).toEqual(["'self'"]);
  });

  test('no markup can lead links, forms or code of a page elsewhere', () => {
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'self'"]);
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['worker-src']).toEqual(["'none'"]);
    expect(policy['connect-src']).toEqual(["'self'"]);
  });

  test('code is the site’s own, the one script of the head and the one that the form brings', () => {
    expect(policy['script-src']).toEqual(["'self'", earlyScript, 'https://scripts.example.com']);
    expect(policy['style-src-attr']).toEqual(["'none'"]);
    expect(rules.headers['Content-Security-Policy']).not.toMatch(/unsafe|\*/);
  });

  test('each kind of file has its sources, and no other comes from elsewhere', () => {
    expect(policy).toEqual({
      'script-src': ["'self'", earlyScript, 'https://scripts.example.com'],
      'style-src-attr': ["'none'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'frame-src': ['https://forms.example.com', 'https://blog.example.com'],
      'media-src': ["'none'"],
      'object-src': ["'none'"],
      'worker-src': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
      'base-uri': ["'none'"],
    });
  });

  test('a blog and a form of one other site are one source', () => {
    const blog = { src: 'https://forms.example.com/blog', title: 'Blog' };
    const frames = readPolicy(hostRules({ ...provider, blog }, earlyScript, withBlog))['frame-src'];
    expect(frames).toEqual(['https://forms.example.com']);
  });

  test('frames are those of the form and of what pages embed, and of no other site', () => {
    const framesOf = (pages: ReturnType<typeof pageWith>) =>
      readPolicy(hostRules(provider, earlyScript, pages))['frame-src'];
    expect(framesOf(withBlog)).toEqual(['https://forms.example.com', 'https://blog.example.com']);
    expect(framesOf([])).toEqual(['https://forms.example.com']);
    const video = 'https://youtu.be/aqz-KE-bpKQ';
    const own = pageWith(
      { type: 'embed', url: video, title: 'Film' },
      { type: 'embed', url: video, title: 'Film' },
      {
        type: 'embed',
        code: '<script src="https://widget.example.com/x.js"></script>',
        title: 'W',
      },
    );
    expect(framesOf(own)).toEqual([
      'https://forms.example.com',
      'https://www.youtube-nocookie.com',
      "'self'",
    ]);
  });

  test('a form of the site itself needs no other site', () => {
    const { blog: _blog, ...own } = provider;
    const leadForm = { ...site.leadForm, src: '/demo/lead-form.html', embedScript: undefined };
    const policyOfOwn = readPolicy(hostRules({ ...own, leadForm }, earlyScript));
    expect(policyOfOwn['frame-src']).toEqual(["'self'"]);
    expect(policyOfOwn['script-src']).toEqual(["'self'", earlyScript]);
  });

  test('a form that is only a script runs in a page of the site with headers of its own', () => {
    const src = '<script src="https://widget.example.com/form.js"></script>';
    const rules = hostRules({ ...provider, leadForm: { ...site.leadForm, src } }, earlyScript);
    expect(rules.frames).toEqual(["'self'"]);
    expect(rules.embedHeaders).toEqual(embedHeaders);
  });
});

describe('the policy of a site with statistics', () => {
  const plain = readPolicy(rules);
  /** What a provider adds to the sources of the policy. */
  const added = (analytics: typeof site.analytics) =>
    Object.entries(readPolicy(hostRules({ ...provider, analytics }, earlyScript))).flatMap(
      ([name, sources]) =>
        sources
          .filter((source) => !plain[name]?.includes(source))
          .map((source) => `${name} ${source}`),
    );

  test('allows the hosts of the provider, and no other', () => {
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

  test('allows the server of the owner instead', () => {
    const address = 'https://stats.example.com';
    const own = ['script-src https://stats.example.com', 'connect-src https://stats.example.com'];
    expect(added({ provider: 'plausible', address })).toEqual(own);
    expect(added({ provider: 'umami', id: 'x', address })).toEqual(own);
    expect(added({ provider: 'goatcounter', address })).toEqual([
      'script-src https://stats.example.com',
      'img-src https://stats.example.com',
      'connect-src https://stats.example.com',
    ]);
  });
});

test('browsers keep to HTTPS, to the types of files and away from the device', () => {
  expect(rules.headers).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=31536000',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  });
});

test('browsers keep to https for subdomains only if the site says so', () => {
  const { headers } = hostRules({ ...provider, httpsSubdomains: true }, earlyScript);
  expect(headers['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains');
});

test('a file gets another name as soon as its content changes', () => {
  expect(contentHash('a')).toMatch(/^[\w-]{8}$/);
  expect(contentHash('a')).toBe(contentHash('a'));
  expect(contentHash('a')).not.toBe(contentHash('b'));
});

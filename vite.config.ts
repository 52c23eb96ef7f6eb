import { defineConfig } from 'vitest/config';
import { codeConfig } from './build/codeConfig.ts';
import { devSite } from './servers/devSite.ts';
import { localGuard } from './servers/localGuard.ts';
import { isWhole } from './tests/support/walk.ts';

// For dev and tests; what visitors get is made by build/bundle.config.ts.
export default defineConfig({
  ...codeConfig,
  // The editor runs React as visitors get it (scripts/edit.ts). Its pages are not built for all that: their styles are not
  // compiled, and plans have no files.
  define: { 'import.meta.env.PROD': 'false' },
  plugins: [codeConfig.plugins, localGuard(), devSite(process.env.CONTENT ?? 'pages-json')],
  // No page of another site reads from this server.
  server: {
    cors: false,
    fs: {
      deny: [
        // Vite's own list, which this one takes the place of
        '.env',
        '.env.*',
        '*.{crt,pem,key,p12,pfx,cer,der}',
        '.npmrc',
        '.yarnrc.yml',
        '**/.git/**',
        // drafts and old versions, which the editor gives to its own page alone
        '**/.editor/**',
      ],
    },
  },
  // Found at the start and not while the first page loads.
  optimizeDeps: { entries: ['src/browser.tsx', 'src/dev/*.tsx'] },
  test: {
    environment: 'happy-dom',
    include: [
      '{palette,words,schema,src,pictures,files,build,servers,editor,scripts,tests}/**/*.test.{ts,tsx}',
    ],
    // That is `npm run test:spec`.
    exclude: ['**/node_modules/**', 'tests/specification/**'],
    // Vitest's default leaves a core free, which on a machine with two cores doubles the time.
    maxWorkers: '100%',
    // Long enough for a busy machine: no test is about how long it takes.
    testTimeout: isWhole ? 600_000 : 180_000,
    hookTimeout: isWhole ? 600_000 : 180_000,
  },
});

// node --import tsx scripts/build/bundleCode.ts FOLDER OPTIONS: bundles the code of a site into a folder (scripts/build/bundle.ts).
import { createBuilder } from 'vite';
import { addLicenseOfIcons } from './licenses.ts';

const [, , outDir = '', options = '{}'] = process.argv;
// Node loads the configuration, so that nothing is written to the project, which may be read-only.
const { build, environments } = await createBuilder({
  configLoader: 'native',
  logLevel: 'warn',
  build: { outDir, ...JSON.parse(options) },
});
await Promise.all(Object.values(environments).map(build));
await addLicenseOfIcons(outDir);

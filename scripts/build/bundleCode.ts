// node --import tsx scripts/build/bundleCode.ts FOLDER: bundles the code of a site into a folder (scripts/build/bundle.ts).
import { createBuilder } from 'vite';
import { addLicenseOfIcons } from './licenses.ts';

const [, , outDir = ''] = process.argv;
// Node loads the configuration, so that nothing is written to the project, which may be read-only.
const { build, environments } = await createBuilder({
  configLoader: 'native',
  logLevel: 'warn',
  build: { outDir },
});
await Promise.all(Object.values(environments).map(build));
await addLicenseOfIcons(outDir);

// node --import tsx scripts/bundleEditor.ts CACHE: bundles the editor's code into a cache file (scripts/build/editorCode.ts).
import { editorCode } from './build/editorCode.ts';

const [, , cache = ''] = process.argv;
await editorCode(cache)();

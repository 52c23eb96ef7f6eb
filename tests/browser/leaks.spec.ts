import { drawingNames } from '../../schema/drawings.ts';
import { companies } from '../support/companies.ts';
import { belongingsOf, filesOf, type Leak, leaksIn, sharedMarks } from '../support/leaks.ts';
import { expect, test } from '../support/test.ts';

const drawing = `(?:${drawingNames.map((name) => name.replace('/', '-')).join('|')})`;
const icon = /^(?:favicon|apple-touch-icon|icon-\w+)\.\w+$|\.html$/;
const inIcon = (colours: readonly string[]) => (leak: Leak) =>
  leak.kind === 'colour' && icon.test(leak.file) && colours.includes(leak.what);

/**
 * What a company's site still has of another's, each on a line of its own. Where nothing is found of it any more, a test asks to
 * delete the line.
 */
const known: Readonly<Record<string, (leak: Leak) => boolean>> = {
  'the mark beside the name and in the tab': ({ kind }) => kind === 'mark',
  'the colours of the icons': inIcon(['#1f4fd1', '#b8430f', '#0b1722', '#8fb4ff', '#ff9a5c']),
  'the files of demonstrations': ({ file }) => file.startsWith('demo/'),
  'drawings that no document shows': ({ file }) =>
    new RegExp(`^assets/(?:allDrawings|${drawing})-[\\w-]+\\.\\w+$`).test(file),
};

const sites = await Promise.all(
  companies.map(async ({ content, build }) => ({ build, own: await belongingsOf(content) })),
);

/** What each built site has of another company. */
const findLeaks = async () => {
  const built = await Promise.all(
    sites.map(async (site) => ({ ...site, files: await filesOf(site.build) })),
  );
  return built.map(({ build, own, files }) => {
    const leaks = built
      .filter((other) => other.own !== own)
      .flatMap((other) => [
        ...leaksIn(files, own, other.own),
        ...sharedMarks(files, other.files, other.own.company),
      ]);
    return { build, files, leaks };
  });
};

test('no file of a company’s site has anything of another company', async () => {
  const found = await findLeaks();
  for (const { build, files, leaks } of found) {
    expect(files.length, build).toBeGreaterThan(50);
    const unknown = leaks.filter((leak) => !Object.values(known).some((isKnown) => isKnown(leak)));
    const lines = unknown.map(
      ({ file, kind, what, of }) => `${file}: the ${kind} “${what}” of ${of}`,
    );
    expect(lines, build).toEqual([]);
  }
  const all = found.flatMap(({ leaks }) => leaks);
  const gone = Object.keys(known).filter((name) => !all.some((leak) => known[name]?.(leak)));
  expect(gone, 'Delete these lines of "known" in this file: they are found no more').toEqual([]);
});

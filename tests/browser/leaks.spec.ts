import { companies } from '../tools/companies.ts';
import { belongingsOf, filesOf, leaksIn, sharedMarks } from '../tools/leaks.ts';
import { expect, test } from '../tools/test.ts';

const sites = await Promise.all(
  companies.map(async ({ content, build }) => ({ build, own: await belongingsOf(content) })),
);

/** The data of other companies in each built site. */
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

test('no file of a company’s site contains data of another company', { tag: '@slow' }, async () => {
  for (const { build, files, leaks } of await findLeaks()) {
    expect(files.length, build).toBeGreaterThan(50);
    expect(files.filter(({ marks }) => marks.size > 0).length, build).toBeGreaterThan(0);
    const lines = leaks.map(
      ({ file, kind, what, of }) => `${file}: the ${kind} “${what}” of ${of}`,
    );
    expect(lines, build).toEqual([]);
  }
});

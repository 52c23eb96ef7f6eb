import { describe, expect, test } from 'vitest';
import { pages, site } from '../../../tests/tools/secondSite.ts';
import { applyEdits } from '../edits.ts';
import { applyFixes } from '../fix.ts';

const home = pages.find(({ name }) => name === 'home.json') ?? site;
const line = '      "ctaText": "See what we restore",\n';
const other = '      "ctaText": "See our work",\n';
const title = '  "title": "Piano tuning, repair in Port Ellis",\n';
const otherTitle = '  "title": "Piano repair, tuning in Port Ellis",\n';

const conflict = (ours: string, theirs: string, base = '') =>
  `<<<<<<< HEAD\n${ours}${base && `||||||| 1b2c3d4\n${base}`}=======\n${theirs}>>>>>>> summer\n`;

function diagnosed(text: string) {
  const changed = pages.map((page) => (page === home ? { ...home, text } : page));
  const fixed = applyFixes({ pages: changed, site }, {}, () => true);
  return { ...fixed, text: fixed.pages.find(({ name }) => name === home.name)?.text };
}

describe('reports an unfinished merge as one error with both versions and no fix', () => {
  const texts = {
    'one conflict': home.text.replace(line, conflict(line, other)),
    'lines of Windows': home.text.replace(line, conflict(line, other)).replaceAll('\n', '\r\n'),
    'the version before both (diff3)': home.text.replace(
      line,
      conflict(line, other, line.replace('See', 'Look at')),
    ),
    'several conflicts': home.text
      .replace(title, conflict(title, otherTitle))
      .replace(line, conflict(line, other)),
  };
  test.each(Object.entries(texts))('%s', (_what, text) => {
    const { diagnosis, text: after, fixedPlaces } = diagnosed(text);
    expect(diagnosis.diagnostics).toMatchObject([{ rule: 'unfinished-merge' }]);
    expect([after, fixedPlaces]).toEqual([text, []]);
    const [{ versions = [], line: at } = { line: 0 }] = diagnosis.diagnostics;
    expect(text.split('\n')[at - 1]).toMatch(/^<{7} HEAD/);
    expect(versions.map(({ name }) => name)).toEqual(['HEAD', 'summer']);
    const [ours, theirs] = versions.map(({ edits }) =>
      applyEdits(text, edits).replaceAll('\r', ''),
    );
    expect(ours).toBe(home.text);
    expect(theirs).toContain(other);
    expect(diagnosed(theirs ?? '').diagnosis.diagnostics).toEqual([]);
  });

  test('one version can be empty', () => {
    const text = home.text.replace('      "eyebrow"', `${conflict('', line)}      "eyebrow"`);
    expect(diagnosed(text).diagnosis.diagnostics).toMatchObject([
      { suggestion: 'Keep nothing or line 11, and delete the rest of lines 9 to 12.' },
    ]);
  });

  test('lists the remaining markers if some were deleted', () => {
    const text = home.text.replace(line, `${line}=======\n${other}>>>>>>> summer\n`);
    expect(diagnosed(text).diagnosis.diagnostics).toMatchObject([
      { line: 13, suggestion: 'Decide what to keep, and delete the markers on lines 13, 15.' },
    ]);
  });
});

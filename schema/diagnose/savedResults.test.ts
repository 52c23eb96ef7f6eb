// Saved results of a check never change what the next check finds.
import { expect, test } from 'vitest';
import { randomBelow } from '../../scripts/random.ts';
import { examples as ruleExamples } from '../../tests/rules/index.ts';
import { filesFor, texts, wrongTextOf } from '../../tests/rules/ruleExamples.ts';
import { walk } from '../../tests/tools/walk.ts';
import { diagnose, restoreResults, type SourceFile, saveResults } from '../index.ts';

const examples = Object.values(ruleExamples).flat();
const idOf = ({ name, text }: SourceFile) => `${name} ${text}`;

/** A site whose files change at random. Earlier states recur, and most states have few errors. */
function changingSite(seed: number) {
  const below = randomBelow(seed);
  const one = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  };
  const files = new Map(texts);
  const around = { launch: false, today: 1, isSmall: false, hasLinks: false };
  const replace = (name: string, from: string | RegExp, to: string) => {
    const text = files.get(name);
    if (text !== undefined)
      files.set(
        name,
        text.replace(from, () => to),
      );
  };
  const restore = (name: string) => files.set(name, texts.get(name) ?? '');
  const page = () => one(Array.from(files.keys()).filter((name) => !name.endsWith('site.json')));
  const changes: (() => void)[] = [
    () => restore(one([...texts.keys()])),
    () => restore(one([...texts.keys()])),
    () => {
      const example = one(examples);
      files.set(example.file, wrongTextOf(example));
    },
    () => files.delete(page()),
    () => files.set(one(['copy.json', 'home 2.json', 'de/copy.json']), files.get(page()) ?? ''),
    () => {
      const name = page();
      files.set(`renamed-${name.replace('/', '-')}`, files.get(name) ?? '');
      files.delete(name);
    },
    () => replace(page(), /"href": "[^"]*"/, `"href": "${one(['/visit', '/gone', '#gone', '/'])}"`),
    () =>
      replace(
        page(),
        /"title": "[^"]*"/,
        `"title": "${one(['The same title', 'Wir sind {company} hier', 'Since {founded}'])}"`,
      ),
    () => replace(page(), /"path": "[^"]*"/, `"path": "${one(['/visit', '/work', '/new'])}"`),
    () =>
      replace('site.json', /"company": "[^"]*"/, `"company": "${one(['A & B', 'Harbor Doors'])}"`),
    () =>
      replace('site.json', /"language": "[^"]*"/, `"language": "${one(['en-GB', 'de', 'en-US'])}"`),
    () => replace('site.json', /"founded": \d+/, `"founded": ${one([1987, 1990])}`),
    () => {
      around.launch = below(2) === 0;
    },
    () => {
      around.today = below(400);
    },
    () => {
      around.isSmall = below(2) === 0;
    },
    () => {
      around.hasLinks = below(2) === 0;
    },
  ];
  return {
    change: () => one(changes)(),
    /** The files as another process would read them. */
    read() {
      const all = Array.from(files, ([name, text]) => ({ name, text }));
      const site = all.find(({ name }) => name === 'site.json') ?? { name: 'site.json', text: '' };
      const { pictures, links, ...others } = filesFor(all);
      const size = { width: 300, height: 200 };
      const options = {
        ...others,
        launch: around.launch,
        now: Date.UTC(2026, 5, around.today, 12),
        pictures: around.isSmall ? pictures.map((file) => ({ ...file, size })) : pictures,
        ...(around.hasLinks && { links }),
      };
      return { site, pages: all.filter((file) => file !== site), options };
    },
  };
}

const seeds = Array.from({ length: 40 }, (_, index) => index + 1);
test.each(walk(seeds, 3))(
  'a check with saved results equals one without after changes %i',
  (seed) => {
    const site = changingSite(seed);
    let saved = new Map<string, string>();
    for (let step = 0; step < 8; step += 1) {
      const [first, second] = [site.read(), site.read()];
      const fresh = diagnose(first.pages, first.site, first.options);
      restoreResults(second.pages, idOf, (name) => saved.get(name));
      expect(diagnose(second.pages, second.site, second.options)).toStrictEqual(fresh);
      saved = saveResults(second.pages, idOf);
      for (let count = seed % 3; count >= 0; count -= 1) site.change();
    }
  },
);

test('checks no unchanged page again', () => {
  const { read } = changingSite(1);
  const [first, second] = [read(), read()];
  const { diagnostics } = diagnose(first.pages, first.site, first.options);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const saved = saveResults(first.pages, idOf);
  restoreResults(second.pages, idOf, (name) =>
    saved.get(name)?.replaceAll('"title":"What our work costs"', '"title":"Other prices"'),
  );
  const { content } = diagnose(second.pages, second.site, second.options);
  expect(content?.pages.map(({ title }) => title)).toContain('Other prices');
});

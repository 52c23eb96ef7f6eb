import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { oklchOf } from '../../schema/colors/color.ts';
import { paletteOf, readColor } from '../../schema/colors/index.ts';
import { pageSchema, siteSchema } from '../../schema/index.ts';
import { forEachField, textContentOf } from '../../schema/inspect.ts';
import { readDrawing } from '../../scripts/content/pictures/readDrawing.ts';
import { readContent } from '../../scripts/content/readContent.ts';
import type { PictureOrDrawing } from '../../scripts/content/readPictures.ts';
import { type BuiltFile, builtFile, runsIn } from './builtFile.ts';
import { contentOf } from './content.ts';

/** Data of one company that no file of another company's site may contain. */
export type Belongings = {
  /** The folder of its documents. */
  company: string;
  /** Names, street addresses, and other texts that are searched literally. */
  names: ReadonlySet<string>;
  /** Phone numbers as digits, without the country code. */
  phones: ReadonlySet<string>;
  /** Email addresses, and external web addresses. */
  addresses: ReadonlySet<string>;
  /** All sequences of four words in its texts. */
  runs: ReadonlySet<string>;
  paths: ReadonlySet<string>;
  /** The names of its pictures and drawings, and of files in public/ that it shows. */
  files: ReadonlySet<string>;
  labels: ReadonlySet<string>;
  colors: ReadonlySet<string>;
};

/** Data of another company: the file that contains it, the kind, the data, and the other company. */
export type Leak = { file: string; kind: string; what: string; of: string };

const nameFields = /^(?:company|name|legalName|taxId|street|city|place|location|number)$/;
// In characters. Texts of the fields above count as names if they are at least this long: "Ada Quill", "Member 412".
const minNameLength = 6;

/** All data in a company's documents that must not be in another company's site. */
export async function belongingsOf(content: string): Promise<Belongings> {
  const { pages, site } = await contentOf(content);
  const { pictures } = await readContent(content);
  const names = new Set<string>();
  const addresses = new Set([new URL(site.url).host, ...Object.values(site.emails)]);
  const files = new Set(pictures.map(({ src }) => path.parse(src).name));
  const runs = new Set<string>();
  const takeText = (text: string, field = '') => {
    for (const run of runsIn(text)) runs.add(run);
    if (nameFields.test(field) && text.length >= minNameLength && /\p{L}/u.test(text))
      names.add(text);
  };
  const documents = [
    { schema: siteSchema, document: { ...site, words: {}, samples: [] } },
    ...pages.map((document) => ({ schema: pageSchema, document })),
  ];
  for (const { schema, document } of documents) {
    forEachField(schema, document, (steps, value, { kind }) => {
      if (typeof value !== 'string') return;
      const [field = '', group] = [String(steps.at(-1)), steps.at(-2)];
      if (textContentOf(kind) === 'words') takeText(value, group === 'facts' ? '' : field);
      if (textContentOf(kind) !== 'address') return;
      if (/^https?:/.test(value)) addresses.add(value.replace(/^https?:\/\//, ''));
      if (kind === 'file' && value.startsWith('/')) files.add(path.parse(value).name);
    });
  }
  for (const profile of site.profiles ?? []) addresses.add(profile.replace(/^https?:\/\//, ''));
  for (const { drawing } of pictures) if (drawing) takeText(drawing.label);
  return {
    company: content,
    names,
    phones: new Set(Object.values(site.phones).map((phone) => digitsOf(phone, site.callingCode))),
    addresses,
    runs,
    paths: new Set(pages.map((page) => page.path).filter((one) => !/^\/(?:404)?$/.test(one))),
    files,
    labels: await labelsOf(content, pictures),
    colors: await colorsOf(content, site.brand?.colors),
  };
}

/** The digits of a phone number, without the country code and the 0 before the area code. */
function digitsOf(phone: string, callingCode: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return digits.startsWith(callingCode)
    ? digits.slice(callingCode.length)
    : digits.replace(/^0/, '');
}

/** The labels in drawings. Labels without words, such as numbers, are not specific to a company. */
async function labelsOf(
  content: string,
  pictures: readonly PictureOrDrawing[],
): Promise<Set<string>> {
  const labels = new Set<string>();
  for (const { src, drawing } of pictures) {
    if (!drawing) continue;
    for (const label of readDrawing(await readFile(path.join(content, src), 'utf8')).labels) {
      if (/\p{L}{3,}/u.test(label)) labels.add(label);
    }
  }
  return labels;
}

/** The colors of a company except grays: those of its brand, colors derived from them, and those of its SVGs. */
async function colorsOf(content: string, brand?: readonly string[]): Promise<Set<string>> {
  const { light, dark } = paletteOf(brand);
  const { pictures } = await readContent(content);
  const drawn = await Promise.all(
    pictures
      .filter(({ isVector, drawing }) => isVector && !drawing)
      .map(async ({ src }) => builtFile(src, await readFile(path.join(content, src)))),
  );
  const all = [
    ...[...(brand ?? []), ...Object.values(light), ...Object.values(dark)].flatMap(
      (color) => readColor(color.slice(0, color.startsWith('#') ? 7 : undefined)) ?? [],
    ),
    ...drawn.flatMap(({ colors }) => [...colors]),
  ];
  return new Set(all.filter((color) => oklchOf(color).chroma > minChroma));
}

// A color with a lower chroma looks gray.
const minChroma = 0.02;

/** All files of a build except the libraries' licenses, which every site has. */
export async function filesOf(build: string): Promise<BuiltFile[]> {
  const entries = await readdir(build, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && entry.name !== 'licenses.txt')
    .map((entry) => path.relative(build, path.join(entry.parentPath, entry.name)));
  return Promise.all(
    names.map(async (name) => builtFile(name, await readFile(path.join(build, name)))),
  );
}

/** The data of another company in files of a company's site. Ignores data that both companies share. */
export function leaksIn(files: readonly BuiltFile[], own: Belongings, other: Belongings): Leak[] {
  const foreign = (of: keyof Omit<Belongings, 'company'>) =>
    [...other[of]].filter((one) => !own[of].has(one));
  const ownNames = [...own.names].join('\n');
  const names = foreign('names').filter((name) => !ownNames.includes(name));
  const paths = foreign('paths');
  const linked = paths.map((one) => new RegExp(`["'( =]${one}(?=["'/#?)\\s\\\\]|$)`, 'm'));
  const made = foreign('files').map(
    (one) => [one, new RegExp(`(?:^|/)${one}(?:-[\\w-]{6,8}(?:-\\d+)?)?\\.\\w+$`)] as const,
  );
  const [phones, addresses, labels] = [foreign('phones'), foreign('addresses'), foreign('labels')];
  const [runs, colors] = [new Set(foreign('runs')), new Set(foreign('colors'))];

  return files.flatMap((file) => {
    const has = (one: string) => file.texts.some((text) => text.includes(one));
    const numbers = file.texts.map((text) => text.replace(/[ ()./-]/g, ''));
    const found: Record<string, string[]> = {
      name: names.filter((name) => has(name) && file.texts.some((text) => hasWord(text, name))),
      phone: phones.filter((phone) => numbers.some((text) => text.includes(phone))),
      address: addresses.filter(has),
      text: [...file.runs].filter((run) => runs.has(run)),
      path: paths.filter(
        (one, index) =>
          [`${one}.html`, `${one}.json`].includes(`/${file.name}`) ||
          `/${file.name}`.startsWith(`${one}/`) ||
          file.texts.some((text) => linked[index]?.test(text)),
      ),
      // A share picture is named after its page. All sites have a page called home, and a drawing may also be called home.
      file: file.name.startsWith('share/')
        ? []
        : made.flatMap(([one, pattern]) => (pattern.test(file.name) ? [one] : [])),
      color: [...file.colors].filter((color) => colors.has(color)),
      label: labels.filter((label) => file.labels.has(label)),
    };
    return Object.entries(found).flatMap(([kind, all]) =>
      all.map((what) => ({ file: file.name, kind, what, of: other.company })),
    );
  });
}

/** Whether a text contains a name as whole words. */
function hasWord(text: string, name: string): boolean {
  return text.split(name).some((before, index, all) => {
    const after = all[index + 1];
    return after !== undefined && !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after);
  });
}

/** The marks that two sites share: the picture next to the company's name, and the favicon. */
export function sharedMarks(
  files: readonly BuiltFile[],
  others: readonly BuiltFile[],
  of: string,
): Leak[] {
  const foreign = new Set(others.flatMap(({ marks }) => [...marks]));
  return files.flatMap(({ name, marks }) =>
    [...marks]
      .filter((mark) => foreign.has(mark))
      .map((what) => ({ file: name, kind: 'mark', what, of })),
  );
}

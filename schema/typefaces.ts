import typefaceFiles from './typefaceFiles.json' with { type: 'json' };

// The typefaces that a site can choose from: variable fonts (axis `wght`) under the SIL Open Font License without reserved font
// names, because a build writes modified files of them (scripts/build/writeFonts.test.ts, tests/licenses.test.ts).

/** The names of the typefaces, the default first. Each comes from the package @fontsource-variable/NAME. */
const sans = ['Instrument Sans', 'Atkinson Hyperlegible Next', 'Inter', 'Nunito'] as const;
const serif = ['Fraunces', 'Newsreader'] as const;
export const typefaceNames = [...sans, ...serif] as const;

export type TypefaceName = (typeof typefaceNames)[number];
export const [defaultTypeface] = sans;

/** A typeface: one of the list by its name, or a font file in the document folder. */
export type Typeface = { name: TypefaceName } | { file: string };

/** The typefaces of a site: for text, and for headlines if different. */
export type Typefaces = { text: Typeface; headlines?: Typeface };

export type Brand = {
  typeface?:
    | {
        headlines?: TypefaceName | undefined;
        text?: TypefaceName | undefined;
        headlinesFile?: string | undefined;
        textFile?: string | undefined;
      }
    | undefined;
};

/** The typefaces of a brand. Headlines default to the typeface of text; a file takes precedence over a name. */
export function typefacesOf(brand: Brand | undefined): Typefaces {
  const { headlines, text, headlinesFile, textFile } = brand?.typeface ?? {};
  const ofText = chosen(textFile, text) ?? { name: defaultTypeface };
  const ofHeadlines = chosen(headlinesFile, headlines);
  const isOther = ofHeadlines && idOf(ofHeadlines) !== idOf(ofText);
  return isOther ? { text: ofText, headlines: ofHeadlines } : { text: ofText };
}

function chosen(file: string | undefined, name: TypefaceName | undefined): Typeface | undefined {
  if (file !== undefined) return { file };
  return name === undefined ? undefined : { name };
}

function idOf(typeface: Typeface): string {
  return 'file' in typeface ? typeface.file : typeface.name;
}

/** The package of a typeface, and its main file, relative to the project folder. */
export function packageOf(name: TypefaceName): { name: string; file: string } {
  const short = name.toLowerCase().replaceAll(' ', '-');
  const packageName = `@fontsource-variable/${short}`;
  const file = `node_modules/${packageName}/files/${short}-latin-wght-normal.woff2`;
  return { name: packageName, file };
}

/** Whether a typeface is the default. */
export function isDefault(typeface: Typeface): boolean {
  return 'name' in typeface && typeface.name === defaultTypeface;
}

/** Whether a typeface has serifs. Until it has loaded, browsers show a system font with or without serifs to match. */
export function hasSerifs(typeface: Typeface): boolean {
  return 'name' in typeface && serif.some((name) => name === typeface.name);
}

/** The files of a typeface, the main file first, each with its characters as a CSS unicode-range. */
export function fontFilesOf(name: TypefaceName): { file: string; range: string }[] {
  const { file } = packageOf(name);
  return Object.entries(typefaceFiles[name]).map(([subset, range]) => ({
    file: file.replace('-latin-wght-', `-${subset}-wght-`),
    range,
  }));
}

/** Whether a CSS unicode-range without wildcards contains a character. */
export function isInRange(range: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return range.split(',').some((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return first <= code && code <= last;
  });
}

/** Whether a typeface covers a character. */
export function hasCharacter(name: TypefaceName, character: string): boolean {
  return Object.values(typefaceFiles[name]).some((range) => isInRange(range, character));
}

// Applies the examples of rules to their site, exampleSite, with pictures, fonts and files that exist only in name.
import { readFileSync } from 'node:fs';
import { launchRules } from '../../schema/diagnose/index.ts';
import {
  type Diagnosis,
  type DownloadFile,
  diagnose,
  type FontFile,
  type PictureFile,
} from '../../schema/index.ts';
import type { Example } from './example.ts';

const folder = new URL('exampleSite/', import.meta.url);
const files = [
  'home.json',
  'prices.json',
  'restoration.json',
  'visit.json',
  'work.json',
  'news.json',
  'hammers.json',
  'not-found.json',
  'site.json',
  'de/home.json',
  'de/besuch.json',
  'de/not-found.json',
  'de/site.json',
];
/** The documents, by name. */
export const texts: ReadonlyMap<string, string> = new Map(
  files.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]),
);

const size = { width: 1600, height: 1200 };
const portrait = { width: 1200, height: 1500 };
const bench: PictureFile = { src: 'pictures/bench.jpg', isVector: false, size };
/** The site's pictures. */
const ownPictures: PictureFile[] = [
  { src: 'pictures/people/ada.jpg', isVector: false, size: portrait },
  { src: 'pictures/work/grand.jpg', isVector: false, size },
  { src: 'pictures/work/keys.jpg', isVector: false, size },
  { src: 'pictures/logos/guild.svg', isVector: true },
  { src: 'pictures/logos/guild-dark.svg', isVector: true },
  { src: 'pictures/logos/felt.svg', isVector: true },
  { src: 'pictures/logos/felt-dark.svg', isVector: true },
  { src: 'drawings/visit-plan.svg', isVector: true, size },
];
/** Pictures that examples name. They are added only if a document names them, because otherwise they would be unused. */
const otherPictures: PictureFile[] = [
  { src: 'pictures/phone.heic', isVector: false, problem: 'It is a HEIC. Save it as a JPEG.' },
  { src: 'drawings/bench.svg', isVector: true, size },
  {
    src: 'drawings/black.svg',
    isVector: false,
    problem: 'It has the fixed color "#000". Write currentColor.',
  },
  { src: 'pictures/small.jpg', isVector: false, size: { width: 640, height: 480 } },
  { src: 'pictures/street.jpg', isVector: false, size: { width: 2400, height: 500 } },
  { src: 'pictures/upright.jpg', isVector: false, size: { width: 3000, height: 4000 } },
  { src: 'pictures/panorama.jpg', isVector: false, size: { width: 3600, height: 1200 } },
  { src: 'pictures/strings.jpg', isVector: false, size },
  { src: 'pictures/Bench.jpg', isVector: false, size },
  { src: 'pictures/worn-keys.jpg', isVector: false, size },
  { src: 'pictures/clean-keys.jpg', isVector: false, size },
  { src: 'pictures/people/ben.jpg', isVector: false, size: portrait },
  { src: 'pictures/logo.svg', isVector: true, size },
  { src: 'pictures/logo-dark.svg', isVector: true, size },
  { src: 'pictures/mark.svg', isVector: true, size: { width: 64, height: 64 } },
  { src: 'pictures/mark-32.png', isVector: false, size: { width: 32, height: 32 } },
];

const characters = new Set(Array.from({ length: 256 }, (_, code) => code));
/** The owner's fonts that examples name. */
const fonts: FontFile[] = [
  { src: 'fonts/workshop.woff2', characters },
  {
    src: 'fonts/locked.ttf',
    problem:
      'Its license settings (OS/2 fsType 2) do not allow embedding. Ask the font maker for a web version.',
  },
];

/** The downloads: that of the site, and another that is added only if a document names it. */
const priceList: DownloadFile = { address: '/downloads/price-list.pdf', bytes: 600 };
const letter: DownloadFile = {
  address: '/downloads/letter.pdf',
  bytes: 0,
  problem: 'It is empty.',
};

/** The results of checking the links in examples. */
const links = {
  'https://tuners.test/guild': { kind: 'moved', to: 'https://tuners.test/members' },
  'https://tuners.test/old': { kind: 'gone' },
  'https://tuners.test/calendar': { kind: 'there', noFrames: true },
} as const;

/** Diagnoses the site with one file changed or added. */
export function diagnoseWith(file: string, text: string, launch: boolean): Diagnosis {
  // Only the rules about languages need the German pages.
  const own = Array.from(texts).filter(
    ([name]) => !name.startsWith('de/') || file.startsWith('de/'),
  );
  const changed = Array.from(new Map([...own, [file, text]]), ([name, content]) => ({
    name,
    // The site has a phone number reserved for examples, which is not allowed at launch.
    text: launch ? content.replaceAll('+44 20 7946 0018', '+44 20 7946 1018') : content,
  }));
  const [site] = changed.filter((file) => file.name === 'site.json');
  if (!site) throw new Error('The example site has no site.json.');
  const pages = changed.filter((file) => file !== site);
  return diagnose(pages, site, { launch, ...filesFor(changed) });
}

/** What a check of documents needs to know of the site besides them. */
export function filesFor(documents: readonly { text: string }[]) {
  const isNamed = (name: string) => documents.some(({ text }) => text.includes(name));
  return {
    files: ['/demo/lead-form.html'],
    pictures: [bench, ...ownPictures, ...otherPictures.filter(({ src }) => isNamed(src))],
    fonts,
    links,
    now: Date.UTC(2026, 5, 1, 12),
    downloads: [priceList, ...[letter].filter(({ address }) => isNamed(address))],
  };
}

/** The text of an example's file with its error. */
export function wrongTextOf({ file, right, wrong }: Example): string {
  const original = texts.get(file) ?? '';
  const written = wrong.replace('⟦', '').replace('⟧', '');
  return right === undefined ? written : original.replace(right, () => written);
}

/** Diagnoses an example of a rule. */
export function diagnoseExample(rule: string, example: Example): Diagnosis {
  const isLaunch = launchRules.some(({ name }) => name === rule);
  return diagnoseWith(example.file, wrongTextOf(example), isLaunch);
}

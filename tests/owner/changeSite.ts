import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Page,
  pageSchema,
  type Site,
  siteSchema,
  type ValuePath,
} from '../../schema/index.ts';
import { schemaAt, textsIn } from '../../schema/inspect.ts';
import { readContent } from '../../scripts/content/readContent.ts';
import { isFree } from '../hostile/fullSite.ts';

type Document = { name: string; value: Page };

/**
 * Changes a folder of documents as an owner might, without causing errors: replaces every text, removes a service page and all
 * links to it, adds two pages (one of them long and in a subfolder), renames the menu, removes half of the home page's blocks,
 * and uses a provider for form and blog. Returns the path of the removed page. Rejects if the documents already have errors, or
 * if no service page can be removed.
 */
export async function changeSite(folder: string): Promise<string> {
  const { pages, site: siteFile } = await readContent(folder);
  const site = siteSchema.parse(withOtherTexts(siteSchema, JSON.parse(siteFile.text)));
  const documents: Document[] = pages.map(({ name, text }) => ({
    name,
    value: pageSchema.parse(withOtherTexts(pageSchema, JSON.parse(text))),
  }));

  const services = site.header.services.groups.flatMap(({ links }) => links);
  const gone = services.find(
    ({ href }) => href.startsWith('/') && !site.leadForm.page.startsWith(`${href}#`),
  )?.href;
  if (gone === undefined || services.length < 2) throw new Error('There is no service page to go.');

  const kept = documents
    .filter(({ value }) => value.path !== gone)
    .map(({ name, value }) => ({ name, value: pageSchema.parse(withoutLinks(value, gone)) }));
  const linked = new Set(
    textsIn([site, ...kept], (_text, field) => field === 'href').map(({ text }) =>
      text.replace(/^.*#/, ''),
    ),
  );
  const home = kept.find(({ value }) => value.path === '/');
  if (home) home.value.blocks = halfOf(home.value.blocks, linked);

  const added = [
    { name: 'clean-rooms.json', value: newPage('../', '/clean-rooms', 'Clean rooms', 1) },
    { name: 'trades/clinics.json', value: newPage('../../', '/trades/clinics', 'Clinics', 30) },
  ];
  const changed = changeSettings(siteSchema.parse(withoutLinks(site, gone)), gone);

  const write = async (name: string, value: object) => {
    await mkdir(path.dirname(name), { recursive: true });
    await writeFile(name, `${JSON.stringify(value, null, 2)}\n`);
  };
  for (const { name, value } of documents) if (value.path === gone) await rm(name);
  for (const { name, value } of kept) await write(name, value);
  for (const { name, value } of added) await write(path.join(folder, name), value);
  await write(siteFile.name, changed);
  return gone;
}

function changeSettings(site: Site, gone: string): Site {
  const { header, leadForm, blog, redirects = [] } = site;
  const [first, ...others] = header.services.groups;
  const links = [
    { text: 'Clean rooms', description: 'A page of the owner', href: '/clean-rooms' },
    { text: 'Clinics', description: 'A page in a folder below', href: '/trades/clinics' },
  ];
  const groups = first ? [{ ...first, links: [...first.links, ...links] }, ...others] : [];
  const provider = 'https://forms.example.net';
  return {
    ...site,
    header: { ...header, services: { title: 'What we do', groups } },
    redirects: [...redirects, { from: gone, to: '/' }],
    leadForm: { ...leadForm, src: `${provider}/quote`, embedScript: `${provider}/embed.js` },
    ...(blog && { blog: { ...blog, src: 'https://blog.example.net/' } }),
  };
}

/** A page with `count` blocks of text. `up` is the path from its folder to the project folder. */
function newPage(up: string, route: string, title: string, count: number): Page {
  const text = `${title} ask for care. `.repeat(12);
  return {
    $schema: `${up}schema/page.schema.json`,
    path: route,
    title,
    description: `${title}: a page that an owner has added, with as many characters as a search engine shows.`,
    blocks: [
      { type: 'hero', headline: title, ctaText: 'Ask us', href: '#lead-form' },
      ...Array.from({ length: count }, (_, index) => ({
        type: 'prose' as const,
        headline: `${title}, part ${index + 1}`,
        paragraphs: [text, [text, { text: 'To the start', href: '/' }]],
      })),
    ],
  };
}

/** Half of the blocks: removes blocks at the end that are not linked, and keeps the hero. */
function halfOf(blocks: Page['blocks'], linked: ReadonlySet<string>): Page['blocks'] {
  const half = Math.ceil(blocks.length / 2);
  return blocks.reduceRight((kept, block) => {
    const stays = block.type === 'hero' || (block.id !== undefined && linked.has(block.id));
    return stays || kept.length <= half ? kept : kept.filter((other) => other !== block);
  }, blocks);
}

/** A value without links to a page: removes menu entries, and turns links in texts into plain words. */
function withoutLinks(value: unknown, gone: string): unknown {
  const leads = (entry: unknown) => {
    const { href, to } = Object(entry);
    return [href, to].some((link) => typeof link === 'string' && link.split('#')[0] === gone);
  };
  if (Array.isArray(value)) {
    // A paragraph has words in addition to links.
    const isMenu = value.every((entry) => 'text' in Object(entry));
    return value
      .filter((entry) => !(leads(entry) && (isMenu || 'to' in entry)))
      .map((entry) => withoutLinks(entry, gone))
      .filter((entry) => Object(entry).links?.length !== 0);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (leads(value)) {
    if ('text' in value && !('type' in value)) return value.text;
    // The button of a block or the header opens the form instead; a card loses its link.
    if ('type' in value || !('title' in value)) return { ...value, href: '#lead-form' };
    return { ...value, href: undefined, ctaText: undefined };
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withoutLinks(field, gone)]),
  );
}

/** A document with every free text replaced by one of the same length. */
function withOtherTexts(schema: typeof pageSchema | typeof siteSchema, document: object): object {
  const changed = structuredClone(document);
  for (const { path: place, text } of textsIn(document, (_text, field) => field !== '$schema')) {
    const field = schemaAt(schema, document, place);
    if (field && isFree(field)) put(changed, place, otherText(text));
  }
  return changed;
}

function put(document: object, place: ValuePath, text: string): void {
  const parent = place.slice(0, -1).reduce((at, key) => Object(at)[key], document);
  Reflect.set(parent, place.at(-1) ?? '', text);
}

const letters = ['aeiou', 'AEIOU', 'bcdfghjklmnpqrstvwxyz', 'BCDFGHJKLMNPQRSTVWXYZ', '0123456789'];

/** A text with other words of the same length. Keeps names of facts. */
function otherText(text: string): string {
  return text
    .split(/(\{[^{}]*\})/)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replace(/[a-z0-9]/gi, nextLetter)))
    .join('');
}

function nextLetter(letter: string): string {
  const kind = letters.find((known) => known.includes(letter)) ?? letter;
  return kind[(kind.indexOf(letter) + 1) % kind.length] ?? letter;
}

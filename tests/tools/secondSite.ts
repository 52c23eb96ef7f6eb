import { readFileSync } from 'node:fs';
import { diagnose } from '../../schema/index.ts';

const read = (name: string) => ({
  name,
  text: readFileSync(`tests/fixtures/second-site/${name}`, 'utf8'),
});
export const pages = [
  'home.json',
  'restoration.json',
  'visit.json',
  'work.json',
  'prices.json',
  'not-found.json',
].map(read);
export const site = read('site.json');

/** Diagnoses the second site after a change of one of its files. */
export function diagnoseAfter(name: string, change: (text: string) => string) {
  const changed = (file: typeof site) =>
    file.name === name ? { name, text: change(file.text) } : file;
  return diagnose(pages.map(changed), changed(site));
}

/** A page that no other page links to, with the given fields in its hero. */
export function lonelyPage(fields: object = {}) {
  const page = {
    path: '/strings',
    title: 'New strings',
    description:
      'When strings are too old to hold a tuning: what new ones cost in time, and how they sound.',
    blocks: [{ type: 'hero', headline: 'New strings', ...fields }],
  };
  return { name: 'strings.json', text: JSON.stringify(page) };
}

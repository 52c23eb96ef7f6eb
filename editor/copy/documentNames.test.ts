import { expect, test } from 'vitest';
import { documentNames } from './documentNames.ts';

const file = {
  name: 'site.json',
  text: '{ "footer": { "columns": [{ "links": [{ "text": "Quiet rooms", "href": "/sound" }] }] } }',
};
const site = new Map([['site.json', file]]);
const called = (name: string, text: string) => documentNames(site)(name, { name, text });

test('names a page by its menu text, else by its title without the company, else by its file', () => {
  expect(called('a.json', '{ "path": "/sound", "title": "Sound masking | Example" }')).toBe(
    'Quiet rooms',
  );
  expect(called('a.json', '{ "path": "/", "title": "Technology | Example" }')).toBe('Home');
  expect(called('a.json', '{ "path": "/x", "title": "Video walls | Example" }')).toBe(
    'Video walls',
  );
  expect(called('a.json', '{}')).toBe('a.json');
  expect(called('a.json', '[')).toBe('a.json');
  expect(documentNames(site)('a.json', undefined)).toBe('a.json');
});

test('the settings have the same name even if they cannot be read', () => {
  expect(called('site.json', '{ "title": "A title" }')).toBe('Site settings');
  expect(documentNames(new Map())('site.json', undefined)).toBe('Site settings');
});

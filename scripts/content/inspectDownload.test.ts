import { expect, test } from 'vitest';
import { downloadKinds, maxDownloadBytes } from '../../schema/inspect.ts';
import { inspectDownload } from './inspectDownload.ts';

const inspected = (name: string, text: string, bytes = text.length) =>
  inspectDownload(name, { start: Buffer.from(text, 'latin1'), bytes });

const pdf = '%PDF-1.7';
const zip = 'PK\x03\x04';
const right: Record<keyof typeof downloadKinds, string> = {
  ...{ pdf, docx: zip, xlsx: zip, pptx: zip, zip, csv: 'a;b', txt: 'Hello' },
  ...{ ics: '\r\n begin:vcalendar', vcf: '\xef\xbb\xbfBEGIN:VCARD' },
};

test.each(Object.entries(downloadKinds))(
  'a file that ends in .%s is one where its content is',
  (ending, { words }) => {
    const own = Object.entries(right).find(([name]) => name === ending)?.[1] ?? '';
    expect(inspected(`a.${ending}`, own)).toEqual({ ending });
    const others = [pdf, zip, 'Hello', '\0', 'BEGIN:VEVENT'].filter((text) => {
      const isText = ['csv', 'txt'].includes(ending) && /^(?:Hello|BEGIN)/.test(text);
      return text !== own && !isText;
    });
    for (const other of others) {
      expect(inspected(`a.${ending}`, other)).toEqual({
        problem: `Its name ends in .${ending}, but it is not in that format (${words}). Save it again in that format.`,
      });
    }
  },
);

test('a PDF says so within its first 1,024 bytes', () => {
  expect(inspected('a.pdf', ' '.repeat(1019) + pdf)).toEqual({ ending: 'pdf' });
  expect(inspected('a.pdf', ' '.repeat(1020) + pdf)).toHaveProperty('problem');
});

test('a file may have so many bytes, and no more, and not none', () => {
  expect(inspected('a.pdf', pdf, maxDownloadBytes)).toEqual({ ending: 'pdf' });
  expect(inspected('a.pdf', pdf, maxDownloadBytes + 1)).toEqual({
    problem:
      'It is 20.0 MB. The maximum is 20 MB. Make it smaller, or upload it to a file-sharing service and link to it.',
  });
  expect(inspected('a.pdf', '', 0)).toEqual({ problem: 'It is empty.' });
});

test.each(['a.html', 'a.svg', 'a', ''])('%j is of no kind that is given out', (name) => {
  expect(inspected(name, pdf)).toEqual({
    problem: expect.stringMatching(
      /^Visitors cannot download this type of file\. Save it as a PDF\. Allowed types: pdf, /,
    ),
  });
});

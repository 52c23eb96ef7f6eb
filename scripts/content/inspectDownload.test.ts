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

test.each(Object.keys(downloadKinds))(
  'accepts a .%s file only if its content matches',
  (ending) => {
    const content = Object.entries(right).find(([name]) => name === ending)?.[1] ?? '';
    expect(inspected(`a.${ending}`, content)).toEqual({ ending });
    const others = [pdf, zip, 'Hello', '\0', 'BEGIN:VEVENT'].filter((text) => {
      const isText = ['csv', 'txt'].includes(ending) && /^(?:Hello|BEGIN)/.test(text);
      return text !== content && !isText;
    });
    for (const other of others) {
      expect(inspected(`a.${ending}`, other)).toEqual({
        problem: `Its name ends in .${ending}, but its content is something else. Save it again as a .${ending} file.`,
      });
    }
  },
);

test('accepts a PDF whose signature is within the first 1,024 bytes', () => {
  expect(inspected('a.pdf', ' '.repeat(1019) + pdf)).toEqual({ ending: 'pdf' });
  expect(inspected('a.pdf', ' '.repeat(1020) + pdf)).toHaveProperty('problem');
});

test('rejects files that are empty or over the size limit', () => {
  expect(inspected('a.pdf', pdf, maxDownloadBytes)).toEqual({ ending: 'pdf' });
  expect(inspected('a.pdf', pdf, maxDownloadBytes + 1)).toEqual({
    problem:
      'It is 20.1 MB. The maximum is 20 MB. Make it smaller, or upload it to a file-sharing service and link to it.',
  });
  expect(inspected('a.pdf', '', 0)).toEqual({ problem: 'It is empty.' });
});

test.each(['a.html', 'a.svg', 'a', ''])('rejects the file type of %j', (name) => {
  expect(inspected(name, pdf)).toEqual({
    problem: expect.stringMatching(
      /^Visitors cannot download this type of file\. Save it as a PDF\. Allowed types: pdf, /,
    ),
  });
});

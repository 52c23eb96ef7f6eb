import { expect, test } from 'vitest';
import { diagnoseWith, texts } from '../../tests/tools/ruleExamples.ts';

// What is written as a link, what is wrong with it, the link that is meant, and what a form says where it differs: the fault,
// and what to do.
const links = `
/Visit.html | ends as the name of a file does; pages have addresses without ".html". | /visit
/visit/index.html | ends as the name of a file does; pages have addresses without ".html". | /visit
/my page | has a space or a "_"; words in addresses are joined by hyphens. | /my-page
visit us | has a space or a "_"; words in addresses are joined by hyphens. | /visit-us
//visit | is not an address. |  | is no place that a link can lead to. | Choose one from the list, or write the address of another site, with https:// before it.
/visit// | ends with a slash. | /visit
http://piano.test/visit | begins with http:, which is not safe for visitors. | https://piano.test/visit
www.piano.test/visit | is another site without "https://" before it. | https://www.piano.test/visit
{phone.workshop} | has braces; facts are filled in where visitors read text, and not in addresses. | tel:workshop
tel:{phone.workshop} | has braces; facts are filled in where visitors read text, and not in addresses. | tel:workshop
tel:{phone.gone} | has braces; facts are filled in where visitors read text, and not in addresses. |  |  | Choose one from the list, or write the address of another site, with https:// before it.
{email.bench} | has braces; facts are filled in where visitors read text, and not in addresses. | mailto:bench
bench@piano.test | is an e-mail address and not the name of one. | mailto:bench | is not chosen from the e-mail addresses of the site settings.
other@piano.test | is an e-mail address and not the name of one. |  | is not chosen from the e-mail addresses of the site settings. | Write it there first, and choose it here.
020 7946 0018 | is a phone number and not the name of one. |  | is not chosen from the phone numbers of the site settings. | Write it there first, and choose it here.
+44 20 7946 0018 | is a phone number and not the name of one. | tel:workshop | is not chosen from the phone numbers of the site settings.
#Request | has a capital letter; addresses are written in small letters. | #request
# request | has a space or a "_"; words in addresses are joined by hyphens. |  |  | Choose one from the list, or write the address of another site, with https:// before it.
vbscript:x | begins with vbscript:, which is not safe for visitors. |  |  | Choose a place from the list.
ftp://x.test | begins with ftp:, which is not safe for visitors. |  |  | Choose a place from the list.
Price List.PDF | is a file, and not written as the addresses of files are; they begin with "/downloads/" and have letters, digits and hyphens. | /downloads/Price-List.pdf
/downloads/price list.pdf | is a file, and not written as the addresses of files are; they begin with "/downloads/" and have letters, digits and hyphens. | /downloads/price-list.pdf
/downloads/x.exe | is a file of a kind that is not given out; what visitors can download ends in pdf, docx, xlsx, pptx, csv, txt, ics, vcf or zip. |  |  | Choose one from the list, or write the address of another site, with https:// before it.
prices.doc | is a file of a kind that is not given out; what visitors can download ends in pdf, docx, xlsx, pptx, csv, txt, ics, vcf or zip. |  |  | Choose one from the list, or write the address of another site, with https:// before it.
downloads/our prices.JPG | is a file of a kind that is not given out; what visitors can download ends in pdf, docx, xlsx, pptx, csv, txt, ics, vcf or zip. |  |  | Choose one from the list, or write the address of another site, with https:// before it.
www.piano.test/prices.doc | is another site without "https://" before it. | https://www.piano.test/prices.doc
my-film.mov | is another site without "https://" before it. | https://my-film.mov
tel:work shop | has a space or a "_"; words in addresses are joined by hyphens. | tel:work-shop
request | has no slash at its start. | /request
/restoration# | is not an address. |  | is no place that a link can lead to. | Choose one from the list, or write the address of another site, with https:// before it.
 | is not an address. |  | is empty. | Choose one from the list, or write the address of another site, with https:// before it.
   | begins or ends with a space. |  | is empty. | Choose one from the list, or write the address of another site, with https:// before it.
map:adress | is not an address. |  | is no place that a link can lead to. | Choose one from the list, or write the address of another site, with https:// before it.
https:// | is not the whole address of a site. |  | is not the whole address of a site. | Choose one from the list, or write the address of another site, with https:// before it.
MAILTO:bench | has a capital letter; addresses are written in small letters. | mailto:bench
/restoration?x=1#hero-form | has a query ("?" and what follows), which pages of this site do not take. | /restoration#hero-form
`;

const rows = links.split('\n').filter((line) => line.includes('|'));

test.each(rows)('%s', (row) => {
  const [written = '', problem = '', meant = '', inForm = '', todo = ''] = row
    .replace(/^\|/, ' |')
    .split(' | ');
  const home = texts.get('home.json') ?? '';
  const text = home.replace('"href": "/restoration"', () => `"href": ${JSON.stringify(written)}`);
  const [found, ...others] = diagnoseWith('home.json', text, false).diagnostics;
  expect(others).toEqual([]);
  expect(found?.message).toMatch(/^"href" in block 1 \(hero\) (?:is|begins) /);
  expect(found?.message.endsWith(problem), found?.message).toBe(true);
  expect((found?.suggest ?? []).map((edit) => edit.text)).toEqual(
    meant === '' ? [] : [JSON.stringify(meant)],
  );
  if (meant !== '') expect(found?.suggestion).toContain(`Did you mean "${meant}"?`);
  else expect(found?.suggestion).toMatch(/^(?:Write|Phone numbers are|E-mail addresses are) /);
  const inQuotes = problem.replace(/"([^"]*)"/g, '“$1”');
  expect(found?.inForm?.message.endsWith(inForm || inQuotes), found?.inForm?.message).toBe(true);
  expect(found?.inForm?.suggestion ?? '').toBe(todo);
});

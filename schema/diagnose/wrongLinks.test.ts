import { expect, test } from 'vitest';
import { diagnoseWith, texts } from '../../tests/rules/ruleExamples.ts';

// The link as written, and the suggested link: empty if no target like it exists.
const links = `
/Visit.html | /visit
/visit/index.html | /visit
/my page |
visit us | /visit
//visit |
/visit// | /visit
http://piano.test/visit | https://piano.test/visit
www.piano.test/visit | https://www.piano.test/visit
{phone.workshop} | tel:workshop
tel:{phone.workshop} | tel:workshop
tel:{phone.gone} |
{email.bench} | mailto:bench
bench@piano.test | mailto:bench
other@piano.test |
020 7946 0018 | tel:workshop
020 7946 0019 |
sms:+442079460018?body=Hi | sms:workshop
sms:{phone.workshop} | sms:workshop
https://wa.me/442079460018 | whatsapp:workshop
https://wa.me/447700900123 |
https://api.whatsapp.com/send?phone=442079460018 | whatsapp:workshop
whatsapp://send?phone=442079460018 | whatsapp:workshop
+44 20 7946 0018 | tel:workshop
#Request | #request
# request |
vbscript:x |
ftp://x.test |
Price List.PDF | /downloads/price-list.pdf
/downloads/price list.pdf | /downloads/price-list.pdf
/downloads/x.exe |
prices.doc |
downloads/our prices.JPG |
www.piano.test/prices.doc | https://www.piano.test/prices.doc
my-film.mov | https://my-film.mov
tel:work shop | tel:workshop
request |
/restoration# |
   |
map:adress |
https:// |
MAILTO:bench | mailto:bench
/restoration?x=1#hero-form | /restoration#hero-form
`;

const rows = links.split('\n').filter((line) => line.includes('|'));

test.each([...rows, ' |', '   |'])('%s', (row) => {
  const [, input = '', meant = ''] = /^(.*?) ?\|(?: (.*))?$/.exec(row) ?? [];
  const home = texts.get('home.json') ?? '';
  const text = home.replace('"href": "/restoration"', () => `"href": ${JSON.stringify(input)}`);
  const { diagnostics } = diagnoseWith('home.json', text, false);
  expect(diagnostics).toHaveLength(1);
  const [found] = diagnostics;
  expect(['wrong-format', 'forbidden-link']).toContain(found?.rule);
  expect((found?.suggest ?? []).map((edit) => edit.text)).toEqual(
    meant === '' ? [] : [JSON.stringify(meant)],
  );
});

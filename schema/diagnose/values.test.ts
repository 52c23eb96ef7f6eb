import { expect, test } from 'vitest';
import { diagnoseWith, texts } from '../../tests/rules/ruleExamples.ts';

// The document of the second site, the original text, the text with the error, the rule, and what the fix or suggestion writes.
// The last column is empty if there is none, or if a field is removed.
const errors = `
home | "number": 2 | "number": "two" | wrong-kind
home | "number": 2 | "number": 2.5 | wrong-kind
home | "number": 2 | "number": 0 | out-of-range
home | "number": 2 | "number": 100 | out-of-range
home | "number": 2 | "number": null | wrong-kind
home | "number": 2 | "number": {} | wrong-kind
visit | "duration": 0.5 | "duration": "2.125" | wrong-kind | 2.125
visit | "duration": 0.5 | "duration": "0.125" | wrong-kind | 0.125
visit | "duration": 0.5 | "duration": "1,5" | wrong-kind | 1.5
prices | "price": 95 | "price": "£1,200" | wrong-kind | 1200
prices | "price": 95, | "price": "from £95", | wrong-kind | "from": 95
prices | "price": 95, | "price": "95–120 GBP", | wrong-kind | "from": 95, "to": 120
prices | "price": 95, | "price": "95 + VAT", | wrong-kind | "price": 95, "note": "+ VAT"
prices | "price": 95, | "price": "on request", | wrong-kind | "note": "on request"
prices | "price": 95, | "price": "from $95", | wrong-kind
site | "redirects": [{ "from": "/tuning", "to": "/" }] | "redirects": { "/tuning": "/" } | wrong-kind | [{"from":"/tuning","to":"/"}]
site | ["#7a4a1e", "#2c6b4f"] | "#7a4a1e, #2c6b4f" | wrong-kind | ["#7a4a1e","#2c6b4f"]
site | "founded": 1987 | "founded": "since 1987" | wrong-kind | 1987
site | "founded": 1987 | "founded": "1987 or 1988" | wrong-kind
site | "bench@piano.test" | "bench (at) piano [dot] test" | wrong-format | "bench@piano.test"
site | "bench@piano.test" | "The bench <bench@piano.test>" | wrong-format | "bench@piano.test"
site | "bench@piano.test" | "bench@piano.test, ada@piano.test" | wrong-format
site | "timeZone": "Europe/London" | "timeZone": "GMT+1" | wrong-format | "Europe/London"
site | "from": "/tuning" | "from": "" | wrong-format
site | "href": "/visit" | "href": "http://localhost:5173/visit" | forbidden-link | "/visit"
work | "src": "pictures/people/ada.jpg" | "src": "https://drive.google.com/file/d/1x/view" | wrong-format
home | "number": 2 | "number": 12.5 | wrong-kind
home | "number": 2 | "number": 1e400 | wrong-kind
home | "title": "Listen" | "title": 7 | wrong-kind | "7"
home | "title": "Listen" | "title": true | wrong-kind
home | "title": "Listen" | "title": null | wrong-kind
home | "title": "Listen" | "title": ["a"] | wrong-kind | "a"
home | "title": "Listen" | "title": {"a":1} | wrong-kind
home | "headline": "How a tuning goes", |  | missing-field
home | "path": "/", |  | missing-field
home | "path": "/" | "path": "visit us" | wrong-format | "/visit-us"
home | "path": "/" | "path": "/Über" | wrong-format | "/uber"
home | "path": "/" | "path": "/a/" | wrong-format | "/a"
home | "title": "Piano tuning, repair in Port Ellis" | "title": "" | empty
home | "blocks": [ | "block": [ | unknown-field | "blocks"
home | "eyebrow": "A workshop since 1961" | "eyebrow": "" | empty
home | "phone": "workshop" | "phone": "+44 20 7946 0018" | wrong-format | "workshop"
home | "phone": "workshop" | "phone": "" | wrong-format
home | "phone": "workshop" | "phone": 5 | wrong-kind
home | "phone": "workshop" | "phone": "Main Desk" | wrong-format
home | "phone": "workshop" | "phone": "workshop", "badges": "By hand" | wrong-kind | […]
home | "phone": "workshop" | "phone": "workshop", "badges": "• By hand\\n2. On time" | wrong-kind | ["By hand","On time"]
home | "phone": "workshop" | "phone": "workshop", "badges": [7] | wrong-kind | "7"
home | "phone": "workshop" | "phone": "workshop", "badges": ["By hand", ""] | empty
visit | "layout": "compact" | "layout": "compakt" | unknown-value | "compact"
visit | "layout": "compact" | "layout": "wide" | unknown-value
visit | "layout": "compact" | "layout": null | wrong-kind
visit | "layout": "compact" | "layout": ["compact"] | wrong-kind | "compact"
visit | "layout": "compact" | "layout": true | unknown-value
visit | "type": "embed" | "type": { "a": 1 } | wrong-kind
visit | "height": 600 | "height": "600" | wrong-kind | 600
visit | "height": 600 | "height": 700 | unknown-value
visit | "height": 600 | "height": 50 | out-of-range
visit | "source": "lead-form" | "source": "leadform" | unknown-value | "lead-form"
visit | "source": "lead-form" | "source": "video" | unknown-value
visit | "id": "request" | "id": "Request Form" | wrong-format | "request-form"
visit | "id": "request" | "id": "#request" | wrong-format | "request"
visit | "focus": [0.3, 0.3] | "focus": [0.3, 3] | out-of-range
visit | "focus": [0.3, 0.3] | "focus": [0.3] | wrong-count
visit | "src": "pictures/clean-keys.jpg" | "src": "clean-keys.jpg" | wrong-format | "pictures/clean-keys.jpg"
visit | "src": "pictures/clean-keys.jpg" | "src": "pictures/clean keys.tiff" | missing-file | "pictures/clean-keys.jpg"
visit | "rating": 5 | "rating": "5" | wrong-kind | 5
visit | "rating": 5 | "rating": 6 | out-of-range
visit | "unit": "days" | "unit": "month" | unknown-value
visit | "duration": 0.5 | "duration": 0 | out-of-range
visit | "at": 3 | "at": "3" | wrong-kind | 3
site | "en-GB" | "english" | wrong-format | "en-GB"
site | "en-GB" | "en_gb" | wrong-format | "en-GB"
site | "+44", | "44", | wrong-format | "+44"
site | "+44", | "0044", | wrong-format | "+44"
site | "GB" | "Germany" | wrong-format | "DE"
site | "GB" | "UK" | wrong-format | "GB"
site | "GB" | "United Kingdom" | wrong-format | "GB"
site | "GB" | "gb" | wrong-format | "GB"
site | "MusicStore" | "Music Store" | unknown-value | "MusicStore"
site | "MusicStore" | "Bakerie" | unknown-value | "Bakery"
site | https://piano.test" | piano.test/" | wrong-format | "https://piano.test"
site | https://piano.test" | https://ada.github.io/piano" | wrong-format | "https://ada.github.io"
site | https://piano.test" | http://Piano.test/site/" | wrong-format | "http://piano.test"
site | https://piano.test" | www.piano.test/a/b?c#d" | wrong-format | "https://www.piano.test"
site | https://piano.test" | https://ada:pw@piano.test/a" | wrong-format | "https://piano.test"
site | https://piano.test" | https://piano.test?from=mail" | wrong-format | "https://piano.test"
site | https://piano.test" | http://piano.test/" | wrong-format | "http://piano.test"
site | bench@piano.test | bench piano.test | wrong-format
site | "bench": "b | "Bench": "b | wrong-format | "bench"
site | "founded": 1987 | "founded": "1987" | wrong-kind | 1987
site | "founded": 1987 | "founded": 3000 | out-of-range
site | "founded": 1987 | "founded": 87 | out-of-range
site | "#7a4a1e" | "7a4a1e" | wrong-format | "#7a4a1e"
site | "Europe/London" | "London" | wrong-format | "Europe/London"
site | "Europe/London" | "Europe/Londn" | wrong-format | "Europe/London"
site | "monday": "8:00-12:30, 13:30-17:30" | "monday": "8-12:30" | wrong-format | "8:00-12:30"
site | "monday": "8:00-12:30, 13:30-17:30" | "monday": "8 bis 17 Uhr" | wrong-format | "8:00-17:00"
site | "monday": "8:00-12:30, 13:30-17:30" | "monday": "Geschlossen" | wrong-format | "closed"
site | "monday": "8:00-12:30, 13:30-17:30" | "monday": "9:00-5:00" | wrong-format
site | "monday": "8:00-12:30, 13:30-17:30" | "monday": "9:00-12:00, 11:00-14:00" | wrong-format
site | "monday": "8:00-12:30, 13:30-17:30" | "monday": "18:00-11:01" | wrong-format
site | "2026-12-19" | "2026-2-5" | wrong-format | "2026-02-05"
site | "2026-12-19" | "19.12.2026" | wrong-format | "2026-12-19"
site | "2026-12-19" | "2026-02-30" | wrong-format
site | "2026-12-19" | "2026-12-24" | exception-dates
site | "https://www.instagram.com/piano.test" | "www.instagram.com/piano.test" | wrong-format | "https://www.instagram.com/piano.test"
site | "https://www.instagram.com/piano.test" | "@piano" | wrong-format
site | "tuning-time" | "Tuning Time" | wrong-format | "tuning-time"
site | "tuning-time" | "phone.main" | wrong-format | "phone-main"
site | "tuning-time": "two hours" | "tuning-time": "" | empty
site | "tuning-time": "two hours" | "tuning-time": 2 | wrong-kind | "2"
site | "from": "/tuning" | "from": "tuning" | wrong-format | "/tuning"
site | "from": "/tuning" | "from": "/visit/" | redirect-conflict
site | "from": "/tuning" | "from": "/robots.txt" | redirect-conflict
site | "from": "/tuning" | "from": "/assets/*" | redirect-conflict
site | "from": "/tuning" | "from": "/share/*" | redirect-conflict
site | "from": "/tuning" | "from": "/downloads/*" | redirect-conflict
site | "from": "/tuning" | "from": "/visit.json" | redirect-conflict
site | "from": "/tuning" | "from": "/index.json" | redirect-conflict
site | "from": "/tuning", "to": "/" | "from": "/tuning/", "to": "/*" | redirect-conflict
site | { "from": "/tuning", "to": "/" } | { "from": "/tuning", "to": "/" }, { "from": "/tuning", "to": "/visit" } | redirect-conflict
site | { "from": "/tuning", "to": "/" } | { "from": "/a/*", "to": "https://piano.test/b/*" }, { "from": "/b/*", "to": "/" } | redirect-conflict
site | "to": "/" | "to": "visit" | wrong-format | "/visit"
site | "to": "/" | "to": "tel:workshop" | wrong-format
site | "dialogHeight": 600 | "dialogHeight": 700 | unknown-value
site | "src": "https://forms.piano.test/tuning" | "src": "forms.piano.test" | wrong-format | "https://forms.piano.test"
site | "src": "https://forms.piano.test/tuning" | "src": "tuning" | wrong-format
site | { "text": "Home", "href": "/" } | { "text": "Home", "href": "/gone" } | broken-link
site | { "text": "Home", "href": "/" } | { "text": "Home", "href": "mailto:bensh" } | broken-link | "mailto:bench"
`;

const rows = errors.split('\n').filter((line) => line.includes(' | '));

test.each(rows)('%s', (row) => {
  const [name, right = '', wrong = '', rule, edit = ''] = row.split(' | ');
  const file = `${name}.json`;
  const original = texts.get(file) ?? '';
  expect(original).toContain(right);
  const { diagnostics } = diagnoseWith(
    file,
    original.replace(right, () => wrong),
    false,
  );
  expect(diagnostics).toMatchObject([{ rule, severity: 'error' }]);
  const edits = diagnostics.flatMap(({ fix, suggest }) => fix ?? suggest ?? []);
  expect(edits.map(({ text }) => text.replace(/\n\s+/g, ' ')).join('…')).toBe(
    edit.replace(/ \|$/, ''),
  );
});

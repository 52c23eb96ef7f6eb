import { expect, test } from 'vitest';
import { diagnoseWith, texts } from '../../tests/tools/ruleExamples.ts';

// A document of the second site, what is in it, what is written in its place, the message, the suggestion, and what the fix or the
// suggestion writes: nothing where there is none, or where a field is taken out.
const mistakes = `
home | "number": 2 | "number": "two" | "number" in block 2 (process), item 2 must be a whole number, but it is text. | The number of the step: 1, 2, 3 … Write it as in "number": 1.
home | "number": 2 | "number": 2.5 | "number" in block 2 (process), item 2 must be a whole number, but it is 2.5, which has decimals. | Write 2 or 3.
home | "number": 2 | "number": 0 | "number" in block 2 (process), item 2 is 0 and must be at least 1. | Write 1 or more.
home | "number": 2 | "number": 100 | "number" in block 2 (process), item 2 is 100 and must be at most 9. | Write 9 or less.
home | "number": 2 | "number": null | "number" in block 2 (process), item 2 must be a whole number, but it is null. | The number of the step: 1, 2, 3 … Write it as in "number": 1.
home | "number": 2 | "number": true | "number" in block 2 (process), item 2 must be a whole number, but it is true. | The number of the step: 1, 2, 3 … Write it as in "number": 1.
home | "number": 2 | "number": [2] | "number" in block 2 (process), item 2 must be a whole number, but it is a list. | The number of the step: 1, 2, 3 … Write it as in "number": 1.
home | "number": 2 | "number": {} | "number" in block 2 (process), item 2 must be a whole number, but it is a group of fields in braces. | The number of the step: 1, 2, 3 … Write it as in "number": 1.
home | "number": 2 | "number": "2.5" | "number" in block 2 (process), item 2 must be a whole number, but it is text. | The number of the step: 1, 2, 3 … Write it as in "number": 1.
home | "number": 2 | "number": -1 | "number" in block 2 (process), item 2 is -1 and must be at least 1. | Write 1 or more.
home | "number": 2 | "number": 10 | "number" in block 2 (process), item 2 is 10 and must be at most 9. | Write 9 or less.
home | "number": 2 | "number": 12.5 | "number" in block 2 (process), item 2 must be a whole number, but it is 12.5, which has decimals. | The number of the step: 1, 2, 3 … Write it as in "number": 1.
home | "number": 2 | "number": 1e400 | "number" in block 2 (process), item 2 must be a whole number, but it is a number with too many digits. | The number of the step: 1, 2, 3 … Write it as in "number": 1.
home | "title": "Listen" | "title": 7 | "title" in block 2 (process), item 1 must be text in quotation marks, but it is a number. | The name of the step. Write it as in "title": "First step". | "7"
home | "title": "Listen" | "title": true | "title" in block 2 (process), item 1 must be text in quotation marks, but it is true. | The name of the step. Write it as in "title": "First step".
home | "title": "Listen" | "title": null | "title" in block 2 (process), item 1 must be text in quotation marks, but it is null. | The name of the step. Write it as in "title": "First step".
home | "title": "Listen" | "title": ["a"] | "title" in block 2 (process), item 1 must be text in quotation marks, but it is a list. | The name of the step. Write it as in "title": "First step".
home | "title": "Listen" | "title": {"a":1} | "title" in block 2 (process), item 1 must be text in quotation marks, but it is a group of fields in braces. | The name of the step. Write it as in "title": "First step".
home | "title": "Listen" | "title": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" | "title" in block 2 (process), item 1 is 41 characters too long: it has 81, and 40 fit. | Say it in fewer words.
home | "title": "Listen" | "title": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" | "title" in block 2 (process), item 1 is 40 characters too long: it has 80, and 40 fit. | Say it in fewer words.
home | "title": "Listen" | "title": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" | "title" in block 2 (process), item 1 is 21 characters too long: it has 61, and 40 fit. | Say it in fewer words.
home | "headline": "How a tuning goes", |  | "headline" is missing in block 2 (process). | The headline: what the visitor gets, in at most 70 characters. Write it as in "headline": "Your headline: how the work goes".
home | "path": "/", |  | "path" is missing. | The address of the page on the site: "/" for the home page, or "/video-surveillance". Write it as in "path": "/video-surveillance".
home | "path": "/" | "path": "visit us" | "path" is "visit us", which has a space or a "_"; words in addresses are joined by hyphens. | Did you mean "/visit-us"? | "/visit-us"
home | "path": "/" | "path": "/Über" | "path" is "/Über", which has letters that addresses of pages do not have. | Did you mean "/ueber"? | "/ueber"
home | "path": "/" | "path": "/a/" | "path" is "/a/", which ends with a slash. | Did you mean "/a"? | "/a"
home | "title": "Piano tuning, repair in Port Ellis" | "title": "" | "title" is empty. | Write the text.
home | "blocks": [ | "block": [ | The document has no field "block". | Did you mean "blocks"? | "blocks"
home | "eyebrow": "A workshop since 1961" | "eyebrow": "" | "eyebrow" in block 1 (hero) is empty. | Write the text, or take the field out.
home | "phone": "workshop" | "phone": "+44 20 7946 0018" | "phone" in block 1 (hero) is "+44 20 7946 0018", which is not a name. | Did you mean "workshop"? | "workshop"
home | "phone": "workshop" | "phone": "" | "phone" in block 1 (hero) is "", which is not a name. | Use small letters, digits and hyphens, starting with a letter, as in "contact-form".
home | "phone": "workshop" | "phone": 5 | "phone" in block 1 (hero) must be text in quotation marks, but it is a number. | Shows a button that calls this phone number of site.json. Write it as in "phone": "main".
home | "phone": "workshop" | "phone": "Main Desk" | "phone" in block 1 (hero) is "Main Desk", which is not a name. | Use small letters, digits and hyphens, starting with a letter, as in "contact-form".
home | "phone": "workshop" | "phone": "workshop", "badges": "By hand" | "badges" in block 1 (hero) must be a list in square brackets, but it is text. | Short marks of trust under the buttons. Write it as in "badges": [ "A mark of trust", "Another mark of trust", "A third mark of trust" ]. | […]
home | "phone": "workshop" | "phone": "workshop", "badges": [7] | Block 1 (hero), badge 1 must be text in quotation marks, but it is a number. | One line of the list. Write it as in "A mark of trust". | "7"
home | "phone": "workshop" | "phone": "workshop", "badges": ["By hand", ""] | Block 1 (hero), badge 2 is empty. | Write the text.
visit | "layout": "compact" | "layout": "compakt" | "layout" in block 6 (card-grid) cannot be "compakt". | Did you mean "compact"? | "compact"
visit | "layout": "compact" | "layout": "wide" | "layout" in block 6 (card-grid) cannot be "wide". | Write one of: cards, compact, list.
visit | "layout": "compact" | "layout": null | "layout" in block 6 (card-grid) cannot be null. | Write one of: cards, compact, list.
visit | "layout": "compact" | "layout": true | "layout" in block 6 (card-grid) cannot be true. | Write one of: cards, compact, list.
visit | "height": 600 | "height": "700" | "height" in block 2 (embed) cannot be "700". | Write 600, 768 or 850, or take the field out.
visit | "source": "lead-form" | "source": "leadform" | "source" in block 2 (embed) cannot be "leadform". | Did you mean "lead-form"? | "lead-form"
visit | "source": "lead-form" | "source": "video" | "source" in block 2 (embed) cannot be "video". | Write one of: lead-form, blog.
visit | "id": "request" | "id": "Request Form" | "id" in block 2 (embed) is "Request Form", which is not a name. | Did you mean "request-form"? | "request-form"
visit | "id": "request" | "id": "#request" | "id" in block 2 (embed) is "#request", which is not a name. | Did you mean "request"? | "request"
visit | "focus": [0.3, 0.3] | "focus": [0.3, 3] | Block 5 (card-grid), item 1, "picture", "focus", entry 2 is 3 and must be at most 1. | Write 1 or less.
visit | "focus": [0.3, 0.3] | "focus": [0.3] | "focus" in block 5 (card-grid), item 1, "picture" has 1 entry and takes at least 2. | Add 1 entry.
visit | "src": "pictures/clean-keys.jpg" | "src": "clean-keys.jpg" | "src" in block 5 (card-grid), item 1, "picture" is "clean-keys.jpg", which is not a file of the folder "pictures". | Did you mean "pictures/clean-keys.jpg"? | "pictures/clean-keys.jpg"
visit | "src": "pictures/clean-keys.jpg" | "src": "pictures/clean keys.tiff" | The folder has no file "pictures/clean keys.tiff". | Did you mean "pictures/clean-keys.jpg"? | "pictures/clean-keys.jpg"
visit | "rating": 5 | "rating": "5" | "rating" in block 9 (testimonials), item 1 must be a whole number, but it is text. | Stars, a whole number from 1 to 5. Write it as in "rating": 5. | 5
visit | "rating": 5 | "rating": 6 | "rating" in block 9 (testimonials), item 1 is 6 and must be at most 5. | Write 5 or less.
visit | "unit": "days" | "unit": "month" | "unit" in block 4 (timeline) cannot be "month". | Write one of: hours, days, weeks.
visit | "duration": 0.5 | "duration": 0 | "duration" in block 4 (timeline), item 2 is 0 and must be at least 0.1. | Write 0.1 or more.
visit | "at": 3 | "at": "3" | "at" in block 4 (timeline), item 2 must be a number, but it is text. | When it happens or begins. Write it as in "at": 18. | 3
site | "en-GB" | "english" | "language" is "english", which is not a language. | Did you mean "en-US"? | "en-US"
site | "en-GB" | "en_gb" | "language" is "en_gb", which is not a language. | Did you mean "en-GB"? | "en-GB"
site | "+44", | "44", | "callingCode" is "44", which is not a calling code. | Did you mean "+44"? | "+44"
site | "+44", | "0044", | "callingCode" is "0044", which is not a calling code. | Did you mean "+44"? | "+44"
site | "GB" | "Germany" | "country" is "Germany", which is not the code of a country. | Did you mean "DE"? | "DE"
site | "GB" | "UK" | "country" is "UK", which is not the code of a country. | Did you mean "GB"? | "GB"
site | "GB" | "United Kingdom" | "country" is "United Kingdom", which is not the code of a country. | Did you mean "GB"? | "GB"
site | "GB" | "gb" | "country" is "gb", which is not the code of a country. | Did you mean "GB"? | "GB"
site | "MusicStore" | "Music Store" | "schemaType" cannot be "Music Store". | Did you mean "MusicStore"? | "MusicStore"
site | "MusicStore" | "Bakerie" | "schemaType" cannot be "Bakerie". | Did you mean "Bakery"? | "Bakery"
site | https://piano.test" | piano.test/" | "url" is "piano.test/", which is not the address of a site. | Did you mean "https://piano.test"? | "https://piano.test"
site | https://piano.test" | https://ada.github.io/piano" | "url" is "https://ada.github.io/piano", which has "/piano" after its host name; a site needs a whole host name and cannot be below a path. | Did you mean "https://ada.github.io"? Publish it on a custom domain or a subdomain; on GitHub Pages, on a user site or a custom domain. | "https://ada.github.io"
site | https://piano.test" | http://Piano.test/site/" | "url" is "http://Piano.test/site/", which has "/site" after its host name; a site needs a whole host name and cannot be below a path. | Did you mean "http://piano.test"? Publish it on a custom domain or a subdomain; on GitHub Pages, on a user site or a custom domain. | "http://piano.test"
site | https://piano.test" | www.piano.test/a/b?c#d" | "url" is "www.piano.test/a/b?c#d", which has "/a/b?c#d" after its host name; a site needs a whole host name and cannot be below a path. | Did you mean "https://www.piano.test"? Publish it on a custom domain or a subdomain; on GitHub Pages, on a user site or a custom domain. | "https://www.piano.test"
site | https://piano.test" | https://ada:pw@piano.test/a" | "url" is "https://ada:pw@piano.test/a", which has "/a" after its host name; a site needs a whole host name and cannot be below a path. | Did you mean "https://piano.test"? Publish it on a custom domain or a subdomain; on GitHub Pages, on a user site or a custom domain. | "https://piano.test"
site | https://piano.test" | https://piano.test?from=mail" | "url" is "https://piano.test?from=mail", which has "?from=mail" after its host name. | Did you mean "https://piano.test"? | "https://piano.test"
site | https://piano.test" | http://piano.test/" | "url" is "http://piano.test/", which ends with a slash. | Did you mean "http://piano.test"? | "http://piano.test"
site | bench@piano.test | bench piano.test | "bench" in "emails" is "bench piano.test", which is not an e-mail address. | Write it as in "hello@example.com".
site | "bench": "b | "Bench": "b | The name "Bench" in "emails" is not a name. | Did you mean "bench"? | "bench"
site | "founded": 1987 | "founded": "1987" | "founded" must be a whole number, but it is text. | The year in which the company was founded. A text with {founded} in it shows the year. Write it as in "founded": 1995. | 1987
site | "founded": 1987 | "founded": 3000 | "founded" is 3000 and must be at most 2100. | Write 2100 or less.
site | "founded": 1987 | "founded": 87 | "founded" is 87 and must be at least 1000. | Write 1000 or more.
site | "#7a4a1e" | "7a4a1e" | "brand", color 1 is "7a4a1e", which is not a color. | Write one that is not transparent, as CSS does: "#1f4fd1", "rgb(31 79 209)", "hsl(224 74% 47%)", "oklch(0.48 0.21 264)" or a name such as "teal".
site | "Europe/London" | "London" | Opening hours › Time zone: "London" is not a time zone. | Did you mean "Europe/London"? | "Europe/London"
site | "Europe/London" | "Europe/Londn" | Opening hours › Time zone: "Europe/Londn" is not a time zone. | Did you mean "Europe/London"? | "Europe/London"
site | "monday": "8:00-12:30, 13:30-17:30" | "monday": "8-12:30" | Opening hours › Monday: "8-12:30" is not a time range. | Did you mean "8:00-12:30"? | "8:00-12:30"
site | "monday": "8:00-12:30, 13:30-17:30" | "monday": "8 bis 17 Uhr" | Opening hours › Monday: "8 bis 17 Uhr" is not a time range. | Did you mean "8:00-17:00"? | "8:00-17:00"
site | "monday": "8:00-12:30, 13:30-17:30" | "monday": "Geschlossen" | Opening hours › Monday: "Geschlossen" is not a time range. | Did you mean "closed"? | "closed"
site | "monday": "8:00-12:30, 13:30-17:30" | "monday": "9:00-5:00" | Opening hours › Monday: "9:00-5:00" ends at 5:00 the next morning. | Write 9:00-17:00, or 9am-5am if you are open all night.
site | "monday": "8:00-12:30, 13:30-17:30" | "monday": "9:00-12:00, 11:00-14:00" | Opening hours › Monday: "9:00-12:00, 11:00-14:00" has times that overlap or are not in order. | Write the earlier ones first, as in "9:00-12:30, 14:00-18:00".
site | "monday": "8:00-12:30, 13:30-17:30" | "monday": "18:00-11:00" | The hours of Monday end on Tuesday at 11:00, when those of Tuesday have begun. | Let them end earlier, or change those of Tuesday.
site | "monday": "8:00-12:30, 13:30-17:30" | "monday": "18:00-11:01" | Opening hours › Monday: "18:00-11:01" ends at 11:01 the next morning. | Write 18:00-23:01, or 6pm-11:01am if you are open all night.
site | "2026-12-19" | "2026-2-5" | Opening hours › Exception 1 › Date: "2026-2-5" is not a date. | Did you mean "2026-02-05"? | "2026-02-05"
site | "2026-12-19" | "19.12.2026" | Opening hours › Exception 1 › Date: "19.12.2026" is not a date. | Did you mean "2026-12-19"? | "2026-12-19"
site | "2026-12-19" | "2026-02-30" | Opening hours › Exception 1 › Date: "2026-02-30" is not a date. | Write 2026-12-24, or 12-24 or "24 December" for every year.
site | "2026-12-19" | "2026-12-24" | The exceptions from 2026-12-24 and from 2026-12-24 are for the same date. | Keep one of the two, or change its dates.
site | "https://www.instagram.com/piano.test" | "www.instagram.com/piano.test" | Profile 1 is "www.instagram.com/piano.test", which is not the address of a profile. | Did you mean "https://www.instagram.com/piano.test"? | "https://www.instagram.com/piano.test"
site | "https://www.instagram.com/piano.test" | "@piano" | Profile 1 is "@piano", which is not the address of a profile. | Write it as in "https://www.instagram.com/example".
site | "tuning-time" | "Tuning Time" | The name "Tuning Time" in "facts" is not a name. | Did you mean "tuning-time"? | "tuning-time"
site | "tuning-time" | "phone.main" | The name "phone.main" in "facts" is not a name. | Did you mean "phone-main"? | "phone-main"
site | "tuning-time": "two hours" | "tuning-time": "" | "tuning-time" in "facts" is empty. | Write the text.
site | "tuning-time": "two hours" | "tuning-time": 2 | "tuning-time" in "facts" must be text in quotation marks, but it is a number. | The fact as pages show it. Write it as in "tuning-time": "…". | "2"
site | "from": "/tuning" | "from": "tuning" | "from" in redirect 1 is "tuning", which is not an address of an old page. | Did you mean "/tuning"? | "/tuning"
site | "from": "/tuning" | "from": "/visit/" | "/visit/" is the address of a page, so nobody would see that page. | Delete the redirect, or give the page another path.
site | "from": "/tuning" | "from": "/robots.txt" | "/robots.txt" covers the file "/robots.txt" of the site, so nobody could open it. | Delete the redirect.
site | "from": "/tuning" | "from": "/assets/*" | "/assets/*" covers the file "/assets/styles" of the site, so nobody could open it. | Redirect the old addresses in this folder one by one.
site | "from": "/tuning" | "from": "/share/*" | "/share/*" covers the file "/share/home.png" of the site, so nobody could open it. | Redirect the old addresses in this folder one by one.
site | "from": "/tuning" | "from": "/downloads/*" | "/downloads/*" covers the file "/downloads/price-list.pdf" of the site, so nobody could open it. | Redirect the old addresses in this folder one by one.
site | "from": "/tuning" | "from": "/visit.json" | "/visit.json" covers the file "/visit.json" of the site, so nobody could open it. | Delete the redirect.
site | "from": "/tuning" | "from": "/index.json" | "/index.json" covers the file "/index.json" of the site, so nobody could open it. | Delete the redirect.
site | "from": "/tuning", "to": "/" | "from": "/tuning/", "to": "/*" | "/tuning/" is one address, and "/*" is for a whole folder. | Write "/tuning/*", or a page to lead to.
site | { "from": "/tuning", "to": "/" } | { "from": "/tuning", "to": "/" }, { "from": "/tuning", "to": "/visit" } | "/tuning" has a redirect already. | Keep one of the two.
site | { "from": "/tuning", "to": "/" } | { "from": "/a/*", "to": "https://piano.test/b/*" }, { "from": "/b/*", "to": "/" } | "/a/*" leads to an address that is redirected itself. | Write the page that visitors are to see in the end.
site | "to": "/" | "to": "visit" | "to" in redirect 1 is "visit", which has no slash at its start. | Did you mean "/visit"? | "/visit"
site | "to": "/" | "to": "tel:workshop" | "to" in redirect 1 is "tel:workshop", which is not an address to redirect to. | Write a page ("/faq"), a file ("/downloads/brochure.pdf") or another site ("https://…").
site | "dialogHeight": 600 | "dialogHeight": 700 | "dialogHeight" in "leadForm" cannot be 700. | Write 600, 768 or 850.
site | "src": "https://forms.piano.test/tuning" | "src": "forms.piano.test" | "src" in "leadForm" is "forms.piano.test", which is another site without "https://" before it. | Did you mean "https://forms.piano.test"? | "https://forms.piano.test"
site | { "text": "Home", "href": "/" } | { "text": "Home", "href": "/gone" } | No page has the path "/gone". | Write one of: /, /prices, /restoration, /visit, /work, /404.
site | { "text": "Home", "href": "/" } | { "text": "Home", "href": "mailto:bensh" } | site.json has no e-mail address named "bensh". | Did you mean "mailto:bench"? | "mailto:bench"
`;

const rows = mistakes.split('\n').filter((line) => line.includes(' | '));

test.each(rows)('%s', (row) => {
  const [name, right = '', wrong = '', message, suggestion = '', edit = ''] = row.split(' | ');
  const file = `${name}.json`;
  const original = texts.get(file) ?? '';
  expect(original).toContain(right);
  const [found, ...others] = diagnoseWith(
    file,
    original.replace(right, () => wrong),
    false,
  ).diagnostics;
  expect(others).toEqual([]);
  expect(found).toMatchObject({ message, severity: 'error' });
  expect(found?.suggestion ?? '').toBe(suggestion);
  const edits = found?.fix ?? found?.suggest ?? [];
  expect(edits.map(({ text }) => text).join('…')).toBe(edit);
});

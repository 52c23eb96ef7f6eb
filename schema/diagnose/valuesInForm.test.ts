import { expect, test } from 'vitest';
import { diagnoseWith, texts } from '../../tests/tools/ruleExamples.ts';

// A document of the second site, what is in it, what is written in its place, and what a form says of it: the message, and what to
// do where no button offers it. Places are named by the labels of fields, and blocks by their types.
const mistakes = `
home | "number": 2 | "number": "two" | The number of step 2 of the block “Process” must be a whole number, but it is text.
home | "number": 2 | "number": 2.5 | The number of step 2 of the block “Process” must be a whole number, but it is 2.5, which has decimals. | Write 2 or 3.
home | "number": 2 | "number": 0 | The number of step 2 of the block “Process” is 0 and must be at least 1. | Write 1 or more.
home | "number": 2 | "number": 100 | The number of step 2 of the block “Process” is 100 and must be at most 9. | Write 9 or less.
home | "title": "Listen" | "title": 7 | The title of step 1 of the block “Process” must be text, but it is a number.
home | "title": "Listen" | "title": true | The title of step 1 of the block “Process” must be text, but it is yes.
home | "type": "hero", |  | The field “type” of block 1 is missing. | Write which block it is, as in “type”: “hero”.
home | "headline": "How a tuning goes", |  | The headline of the block “Process” is missing.
home | "path": "/", |  | The address is missing.
home | "path": "/" | "path": "/Über" | The address is “/Über”, which has letters that addresses of pages do not have.
home | "title": "Piano tuning, repair in Port Ellis" | "title": "" | The title is empty. | Write the text.
home | "blocks": [ | "block": [ | The page has no field “block”.
home | "eyebrow": "A workshop since 1961" | "eyebrow": "" | The eyebrow of the hero is empty. | Write the text.
home | "phone": "workshop" | "phone": "+44 20 7946 0018" | The call button of the hero is “+44 20 7946 0018”, which is no phone number of the site settings.
home | "phone": "workshop" | "phone": "" | The call button of the hero is empty. | Choose one from the list.
home | "phone": "workshop" | "phone": "Main Desk" | The call button of the hero is “Main Desk”, which is no phone number of the site settings. | Choose one from the list.
home | "phone": "workshop" | "phone": "workshop", "badges": "By hand" | The badges of the hero must be a list, but it is text.
home | "phone": "workshop" | "phone": "workshop", "badges": [7] | Badge 1 of the hero must be text, but it is a number.
home | "phone": "workshop" | "phone": "workshop", "badges": ["By hand", ""] | Badge 2 of the hero is empty. | Write the text.
visit | "layout": "compact" | "layout": "compakt" | The layout of the second card grid cannot be “compakt”.
visit | "layout": "compact" | "layout": "wide" | The layout of the second card grid cannot be “wide”. | Choose one of: Cards, Compact, List.
visit | "layout": "compact" | "layout": null | The layout of the second card grid cannot be nothing. | Choose one of: Cards, Compact, List.
visit | "layout": "compact" | "layout": true | The layout of the second card grid cannot be yes. | Choose one of: Cards, Compact, List.
visit | "height": 600 | "height": "700" | The height of the block “Embed” cannot be “700”. | Choose “600”, “768” or “850”.
visit | "source": "lead-form" | "source": "leadform" | The source of the block “Embed” cannot be “leadform”.
visit | "source": "lead-form" | "source": "video" | The source of the block “Embed” cannot be “video”. | Choose one of: The form, The blog.
visit | "id": "request" | "id": "Request Form" | The name for links of the block “Embed” is “Request Form”, which is not a name.
visit | "focus": [0.3, 0.3] | "focus": [0.3, 3] | The focus of the picture of card 1 of the first card grid is 3 and must be at most 1. | Write 1 or less.
visit | "focus": [0.3, 0.3] | "focus": [0.3] | The focus of the picture of card 1 of the first card grid: 1 entry, but there must be at least 2. | Add 1 entry.
visit | "focus": [0.3, 0.3] | "focus": "left" | The focus of the picture of card 1 of the first card grid must be a list, but it is text.
visit | "src": "pictures/clean-keys.jpg" | "src": "clean-keys.jpg" | The file of the picture of card 1 of the first card grid is “clean-keys.jpg”, which is not a file that a picture can be.
visit | "src": "pictures/clean-keys.jpg" | "src": "pictures/clean keys.tiff" | There is no picture “pictures/clean keys.tiff”.
visit | "rating": 5 | "rating": "5" | The rating of testimonial 1 of the block “Testimonials” must be a whole number, but it is text.
visit | "rating": 5 | "rating": 6 | The rating of testimonial 1 of the block “Testimonials” is 6 and must be at most 5. | Write 5 or less.
visit | "unit": "days" | "unit": "month" | The unit of the timeline cannot be “month”. | Choose one of: Hours, Days, Weeks.
visit | "duration": 0.5 | "duration": 0 | The duration of event 2 of the timeline is 0 and must be at least 0.1. | Write 0.1 or more.
visit | "at": 3 | "at": "3" | The at of event 2 of the timeline must be a number, but it is text.
site | "founded": 1987 | "founded": 1987, "pressOffice": 7 | The list of site settings has no field “pressOffice”.
site | "en-GB" | "english" | The language is “english”, which is not a language.
site | "en-GB" | "en_gb" | The language is “en_gb”, which is not a language.
site | "+44", | "44", | The calling code is “44”, which is not a calling code.
site | "GB" | "Germany" | The country is “Germany”, which is not the code of a country.
site | "MusicStore" | "Music Store" | The trade cannot be “Music Store”.
site | https://piano.test" | piano.test/" | The address of the site is “piano.test/”, which is not the address of a site.
site | https://piano.test" | https://ada.github.io/piano" | The address of the site is “https://ada.github.io/piano”, which has “/piano” after its host name; a site needs a whole host name and cannot be below a path. | Publish it on a custom domain or a subdomain; on GitHub Pages, on a user site or a custom domain.
site | bench@piano.test | bench piano.test | E-mail address “bench” of the emails is “bench piano.test”, which is not an e-mail address. | Write it as in “hello@example.com”.
site | "bench": "b | "Bench": "b | The name “Bench” in the emails is not a name.
site | "founded": 1987 | "founded": "1987" | The founded must be a whole number, but it is text.
site | "founded": 1987 | "founded": 3000 | The founded is 3000 and must be at most 2100. | Write 2100 or less.
site | "founded": 1987 | "founded": 87 | The founded is 87 and must be at least 1000. | Write 1000 or more.
site | "#7a4a1e" | "7a4a1e" | Color 1 of the brand is “7a4a1e”, which is not a color. | Write one that is not transparent, as CSS does: “#1f4fd1”, “rgb(31 79 209)”, “hsl(224 74% 47%)”, “oklch(0.48 0.21 264)” or a name such as “teal”.
site | "Europe/London" | "London" | Opening hours › Time zone: “London” is not a time zone.
site | "monday": "8:00-12:30, 13:30-17:30" | "monday": "8-12:30" | Opening hours › Monday: “8-12:30” is not a time range.
site | "monday": "8:00-12:30, 13:30-17:30" | "monday": "9:00-5:00" | Opening hours › Monday: “9:00-5:00” ends at 5:00 the next morning. | Write 9:00-17:00, or 9am-5am if you are open all night.
site | "monday": "8:00-12:30, 13:30-17:30" | "monday": "9:00-12:00, 11:00-14:00" | Opening hours › Monday: “9:00-12:00, 11:00-14:00” has times that overlap or are not in order. | Write the earlier ones first, as in “9:00-12:30, 14:00-18:00”.
site | "2026-12-19" | "2026-2-5" | Opening hours › Exception 1 › Date: “2026-2-5” is not a date.
site | "2026-12-19" | "2026-02-30" | Opening hours › Exception 1 › Date: “2026-02-30” is not a date. | Write 2026-12-24, or 12-24 or “24 December” for every year.
site | "https://www.instagram.com/piano.test" | "www.instagram.com/piano.test" | Profile 1 is “www.instagram.com/piano.test”, which is not the address of a profile.
site | "https://www.instagram.com/piano.test" | "@piano" | Profile 1 is “@piano”, which is not the address of a profile. | Write it as in “https://www.instagram.com/example”.
site | "tuning-time" | "Tuning Time" | The name “Tuning Time” in the facts is not a name.
site | "tuning-time" | "phone.main" | The name “phone.main” in the facts is not a name.
site | "tuning-time": "two hours" | "tuning-time": "" | Fact “tuning-time” of the facts is empty. | Write the text.
site | "tuning-time": "two hours" | "tuning-time": 2 | Fact “tuning-time” of the facts must be text, but it is a number.
site | "from": "/tuning" | "from": "tuning" | The old address of redirect 1 is “tuning”, which is not an address of an old page.
site | "from": "/tuning" | "from": "/visit/" | “/visit/” is the address of a page, so nobody would see that page. | Remove the redirect, or give the page another address.
site | "from": "/tuning", "to": "/" | "from": "/tuning/", "to": "/*" | “/tuning/” is one address, and “/*” is for a whole folder. | Write “/tuning/*”, or a page to lead to.
site | "to": "/" | "to": "visit" | The new address of redirect 1 is “visit”, which has no slash at its start.
site | "to": "/" | "to": "tel:workshop" | The new address of redirect 1 is “tel:workshop”, which is no place that visitors can be led to. | Choose one from the list, or write the address of another site, with https:// before it.
site | "dialogHeight": 600 | "dialogHeight": 700 | The dialog height of the form cannot be 700. | Choose “600”, “768” or “850”.
site | "src": "https://forms.piano.test/tuning" | "src": "forms.piano.test" | The address of the form of the form is “forms.piano.test”, which is another site without “https://” before it.
site | { "text": "Home", "href": "/" } | { "text": "Home" } | The field “Leads to” of link 1 of column 3 of the footer is missing.
site | { "text": "Home", "href": "/" } | { "text": "Home", "href": "/gone" } | No page has the address “/gone”. | Choose one of: /, /prices, /restoration, /visit, /work, /404.
site | { "text": "Home", "href": "/" } | { "text": "Home", "href": "mailto:bensh" } | The site settings have no e-mail address with the name “bensh”.
`;

const rows = mistakes.split('\n').filter((line) => line.includes(' | '));

test.each(rows)('%s', (row) => {
  const [name, right = '', wrong = '', message, suggestion] = row.split(' | ');
  const file = `${name}.json`;
  const original = texts.get(file) ?? '';
  expect(original).toContain(right);
  const { diagnostics } = diagnoseWith(
    file,
    original.replace(right, () => wrong),
    false,
  );
  expect(diagnostics[0]?.inForm).toEqual({ message, suggestion });
});

import { expect, test } from 'vitest';
import { inFormOf } from '../../../tests/tools/ruleExamples.ts';

// The examples of the rules about prices, plans, pictures, fonts, downloads and samples, in the words of those who see a form.
test.each<[rule: string, example: number, message: string, suggestion?: string]>([
  [
    'exception-dates',
    1,
    'The last date is 2026-01-01, which is before 2026-12-24.',
    'Write the last date, or leave it empty for one day alone.',
  ],
  [
    'price-range',
    1,
    'The to of entry 2 of the block “Prices” is 42, which is less than the 180 of “From”.',
    'Write the lower number in “From” and the higher one in “To”.',
  ],
  [
    'price-range',
    2,
    'Entry 1 of the block “Prices” has both one price and a range.',
    'Write one price alone, or the lowest and the highest.',
  ],
  [
    'price-range',
    3,
    'Entry 5 of the block “Prices” has no price.',
    'Write one price alone, or the lowest and the highest. Without any, write a note, such as “On request”.',
  ],
  [
    'price-range',
    4,
    'The block “Packages” has prices and no “Currency”.',
    'Write its three letters, such as “USD”.',
  ],
  [
    'crowded-plan',
    1,
    'On a phone the numbers of items 1 and 3 of the plan cover each other.',
    'They need 2.88 ft between them. Move one, or say where its number is.',
  ],
  [
    'outside-plan',
    1,
    'The field “From the left” of item 1 of the plan reaches 60 ft, and the plan is 30 ft wide.',
    'Write 30 or less, or make the plan wider.',
  ],
  [
    'outside-plan',
    2,
    'The height of area 2 of the plan reaches 25 ft, and the plan is 20 ft high.',
    'Write 20 or less, or make the plan higher.',
  ],
  [
    'outside-plan',
    3,
    'The spacing of the across of item 2 of the plan reaches 34 ft, and the plan is 30 ft wide.',
    'Write 13 or less, or make the plan wider.',
  ],
  [
    'overlapping-areas',
    1,
    'Area 2 of the plan overlaps area 1, “Workshop”, by 2 × 20 ft.',
    'Let them touch, or put one whole into the other.',
  ],
  [
    'timeline-order',
    1,
    'The at of event 2 of the timeline is 0, and the item before it is at 1.',
    'Write 1 or more, or put it before the other.',
  ],
  ['equal-pictures', 1, 'The file has the same content as “pictures/bench.jpg”.'],
  [
    'logo-on-dark',
    1,
    'The logo of Trade licence of the town has no version for dark backgrounds.',
    'Choose a light version as the logo on a dark background. If this logo is easy to see on a dark background, choose the same picture there. If there is no light version, choose the white plate.',
  ],
  [
    'logo-on-dark',
    2,
    'The logo of Guild of Piano Makers has a version for dark backgrounds, so it needs no plate.',
  ],
  [
    'logo-on-dark',
    3,
    'The logo of Harbor Piano Workshop has no version for dark backgrounds.',
    'Choose a light version as the logo on a dark background. If this logo is easy to see on a dark background, choose the same picture there. If there is no light version, choose the white plate.',
  ],
  [
    'missing-alt',
    1,
    'Nothing says what the picture shows.',
    'Say it in a sentence, or choose “Decorative” where it only adorns.',
  ],
  [
    'missing-alt',
    2,
    'The picture is decorative, and it says what it shows as well.',
    'Keep one of the two: what it shows, where it tells something.',
  ],
  ['missing-picture', 1, 'There is no picture “pictures/bensh.jpg”.'],
  ['missing-picture', 2, 'The name of the file has other capitals than “pictures/Bench.JPG”.'],
  ['missing-picture', 3, 'There is no drawing “drawings/piano.svg”.', 'Choose another drawing.'],
  [
    'picture-or-drawing',
    1,
    'There is a picture already, which is shown in the same place.',
    'Only one of the two can be shown.',
  ],
  [
    'picture-or-drawing',
    2,
    'There is a picture already, which is shown in the same place.',
    'Only one of the two can be shown.',
  ],
  [
    'picture-or-drawing',
    3,
    'There is a picture already, which is shown in the same place.',
    'Only one of the two can be shown.',
  ],
  [
    'square-mark',
    1,
    'The mark is 640 by 160 pixels, which is not square.',
    'Ask for the square form of the logo, the one without the name. Without a mark, the icon has the initials of the company.',
  ],
  [
    'weak-alt',
    1,
    'This is the name of a file, and not what the picture shows.',
    'Say what the picture shows, as to somebody on the phone.',
  ],
  [
    'weak-alt',
    2,
    'It begins with “Image of”, which a screen reader has said before.',
    'Begin with what the picture shows.',
  ],
  [
    'weak-alt',
    3,
    'It repeats a text beside the picture.',
    'Say what only the picture shows, or choose “Decorative” where that is nothing.',
  ],
  ['missing-font', 1, 'The folder has no file “fonts/workshp.woff2”.'],
  ['missing-download', 1, 'There is no file “/downloads/priselist.pdf”.'],
  [
    'missing-download',
    2,
    'The name of the file has other capitals than “/downloads/Price-List.pdf”.',
  ],
  [
    'demo-frame',
    2,
    '“/demo/lead-form.html” is a demonstration.',
    'Write the address that your provider gave you, or leave the blog empty.',
  ],
  [
    'example-text',
    1,
    'The headline of the hero is still the text of the example.',
    'Write your own.',
  ],
  [
    'sample-entry',
    1,
    'The testimonial of Ada Thorne is a sample.',
    'Write what is real, and say that it is no sample any more.',
  ],
  [
    'sample-note',
    1,
    'A note is open. Nobody has counted the pianos yet.',
    'Put it right, or confirm that it is right, and remove the note.',
  ],
])('a form says of "%s", example %d: %s', (rule, example, message, suggestion) => {
  expect(inFormOf(rule, example)).toEqual({ message, suggestion });
});

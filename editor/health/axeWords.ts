import type { Result } from 'axe-core';

/** The tags of the axe-core rules that are checked: WCAG 2.2 A and AA, and its best practices. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Words = { words: string; hint: string };

const silentDrawing: Words = {
  words: 'A drawing has no description for people who cannot see it.',
  hint: 'Describe what it shows.',
};

// Findings that the texts, links, pictures, colors and frames of a document can cause.
const known: Record<string, Words> = {
  'color-contrast': {
    words: 'This text is hard to read on its background.',
    hint: 'Choose a darker or lighter brand color in the site settings.',
  },
  'link-in-text-block': {
    words: 'This link differs from the text around it only in its color.',
    hint: 'Choose a brand color that differs more from black in the site settings.',
  },
  'link-name': {
    words: 'This link has no text, so a screen reader cannot say where it leads.',
    hint: 'Write the text of the link.',
  },
  'button-name': {
    words: 'This button has no text, so a screen reader cannot say what it does.',
    hint: 'Write the text of the button.',
  },
  'image-alt': {
    words: 'A picture has no description for people who cannot see it.',
    hint: 'Describe what it shows.',
  },
  'role-img-alt': silentDrawing,
  'svg-img-alt': silentDrawing,
  'image-redundant-alt': {
    words:
      'The description of a picture repeats the text next to it, so a screen reader reads it twice.',
    hint: 'Describe what the text does not say, or mark the picture as decorative.',
  },
  'frame-title': {
    words: 'An embedded page has no title.',
    hint: 'Write a title that says what it shows.',
  },
  'frame-title-unique': {
    words: 'Two embedded pages have the same title.',
    hint: 'Give each a different title.',
  },
  'empty-heading': {
    words: 'This headline is empty.',
    hint: 'Write the headline, or remove it.',
  },
  'heading-order': {
    words: 'This heading skips a level.',
    hint: 'Add a headline to the block above, or move this block.',
  },
  'target-size': {
    words: 'A link or button is too small or too close to another one to tap.',
    hint: 'Use fewer links side by side, or longer link texts.',
  },
  'html-lang-valid': {
    words: 'The language of the site is not valid, so screen readers mispronounce its texts.',
    hint: 'Choose the language in the site settings.',
  },
  'duplicate-id-aria': {
    words: 'Two blocks of the page have the same name for links.',
    hint: 'Give each block a different name.',
  },
  'scrollable-region-focusable': {
    words: 'A part of the page cannot be scrolled with the keyboard.',
    hint: 'Shorten the text that makes it too wide.',
  },
};

/**
 * A finding of axe-core for people who do not program. A finding that only code can cause keeps the text of axe-core, and
 * gets a hint to ask the developers.
 */
export function axeWords({ id, help }: Pick<Result, 'id' | 'help'>): Words {
  return (
    known[id] ?? {
      words: `Something on this page is hard to use for people with disabilities: ${help}.`,
      hint: 'Editing cannot fix this. Ask your developer.',
    }
  );
}

export const knownRules = Object.keys(known);

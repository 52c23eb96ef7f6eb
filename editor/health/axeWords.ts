import type { Result } from 'axe-core';

/** The tags of the axe-core rules that are checked: WCAG 2.2 A and AA, and its best practices. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Words = { words: string; hint: string };

const silentDrawing: Words = {
  words: 'A drawing is silent for those who cannot see it.',
  hint: 'Say what it shows.',
};

// Findings that the texts, links, pictures, colors and frames of a document can cause.
const known: Record<string, Words> = {
  'color-contrast': {
    words: 'A text is hard to read on what is behind it.',
    hint: 'Choose a darker or a lighter color for the company in the site settings.',
  },
  'link-in-text-block': {
    words: 'A link in a text can only be told by its color.',
    hint: 'Choose a color for the company that differs more from black.',
  },
  'link-name': {
    words: 'A link has no words, so a screen reader cannot say where it leads.',
    hint: 'Write the words of the link.',
  },
  'button-name': {
    words: 'A button has no words, so a screen reader cannot say what it does.',
    hint: 'Write the words of the button.',
  },
  'image-alt': {
    words: 'A picture is silent for those who cannot see it.',
    hint: 'Say what it shows.',
  },
  'role-img-alt': silentDrawing,
  'svg-img-alt': silentDrawing,
  'image-redundant-alt': {
    words:
      'The description of a picture repeats the text beside it, so a screen reader reads it twice.',
    hint: 'Say what only the picture shows.',
  },
  'frame-title': {
    words: 'A frame with a page of another site has no name.',
    hint: 'Write its title.',
  },
  'frame-title-unique': {
    words: 'Two frames have the same name.',
    hint: 'Give each a title of its own.',
  },
  'empty-heading': {
    words: 'A headline has no words.',
    hint: 'Write it, or remove it.',
  },
  'heading-order': {
    words: 'This heading skips a level.',
    hint: 'Give the block above a headline, or move the block.',
  },
  'target-size': {
    words: 'A link or button is too small, or too near to another, for a finger.',
    hint: 'Use fewer or longer words for the links beside each other.',
  },
  'html-lang-valid': {
    words:
      'The language of the site is none that programs know, so screen readers pronounce it wrongly.',
    hint: 'Choose the language in the site settings.',
  },
  'duplicate-id-aria': {
    words: 'Two places of the page have the same name for links.',
    hint: 'Give each block a name of its own.',
  },
  'scrollable-region-focusable': {
    words: 'A part that scrolls cannot be scrolled with the keyboard.',
    hint: 'Shorten the words that make it so wide.',
  },
};

/**
 * A finding of axe-core in words for people who do not program. A finding that only code can cause keeps the text of
 * axe-core, and a hint to ask the developers.
 */
export function axeWords({ id, help }: Pick<Result, 'id' | 'help'>): Words {
  return (
    known[id] ?? {
      words: `Something on the page is hard to use for people with a disability: ${help}.`,
      hint: 'No text leads to this: ask those who look after the code.',
    }
  );
}

export const knownRules = Object.keys(known);

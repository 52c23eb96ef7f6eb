import { type CustomPlugin, optimize, type XastElement } from 'svgo/browser';
import { isEmbeddedPicture } from './embeddedPicture.ts';
import { megabytes } from './limits.ts';
import { PictureProblem } from './PictureProblem.ts';
import { expectFastFilters, maxShown, tooMuch, workOf } from './svgWork.ts';

/** An SVG reduced to what pages show, and its size in whole CSS pixels, of which only the ratio matters. */
export type CleanSvg = {
  text: string;
  width: number;
  height: number;
  /**
   * The data URLs of the pictures in it, each once. They are unchanged and may contain EXIF; encodeSvg.ts makes the published
   * text.
   */
  embedded: readonly string[];
};

/** The maximum number of runs. Each can shorten the text again, but most texts do not change after the first. */
const maxRuns = 5;

/**
 * Cleans an SVG: removes comments, data of drawing programs and a document type. Throws a PictureProblem for anything not in the
 * lists below, because an SVG on a page must not have it: script, HTML, event handlers, addresses outside the file, and files
 * embedded other than in an "image". `text` is untrusted markup. Cleaning is idempotent.
 */
export function cleanSvg(text: string): CleanSvg {
  let cleaned = clean(text);
  for (let run = 1; run < maxRuns; run += 1) {
    // Cleaning can join separate parts: "u<!-- -->rl(" was two harmless words. So the result is checked too.
    const again = clean(cleaned.text);
    if (again.text === cleaned.text) {
      expectFastFilters(again.text);
      return again;
    }
    cleaned = again;
  }
  throw new PictureProblem(damaged);
}

const damaged = 'It is an SVG that cannot be read: its XML is damaged. Export it again.';
const damagedIn = (line: number) => damaged.replace('is damaged', `is damaged on line ${line}`);

function clean(text: string): CleanSvg {
  expectPlain(text);
  const size = { width: 0, height: 0 };
  const embedded = new Set<string>();
  try {
    const { data } = optimize(text, {
      multipass: false,
      plugins: [
        'removeDoctype',
        'removeXMLProcInst',
        'removeComments',
        'removeMetadata',
        'removeEditorsNSData',
        refuseUnsafe(size, embedded),
        // Shapes, ids, numbers and texts do not change.
        'cleanupAttrs',
        'removeUnusedNS',
      ],
    });
    // The file ends before the end of its first tag.
    if (size.width === 0) throw new PictureProblem(damaged);
    return { text: data, ...size, embedded: Array.from(embedded) };
  } catch (error) {
    if (error instanceof PictureProblem) throw error;
    // A RangeError means that the stack is full.
    if (error instanceof RangeError) throw new PictureProblem(tooMuch);
    const line = error instanceof Error && 'line' in error ? error.line : undefined;
    throw new PictureProblem(typeof line === 'number' ? damagedIn(line) : damaged);
  }
}

/** svgo's time is quadratic in the number of tags, and its parser's in the number of attributes of an element. */
const maxTags = 20_000;
const maxAttributes = 1000;

/** The maximum length of the text, without the pictures in it: a browser takes seconds for more. */
const maxTextLength = 2_000_000;

/** Throws for a text that must not be parsed at all. */
function expectPlain(text: string): void {
  if (text.length > maxTextLength) {
    const { length } = text.replace(/data:image\/[\w.+-]+;base64,[^"']*/gi, '');
    if (length > maxTextLength) {
      throw new PictureProblem(
        `It has ${megabytes(length)} MB of shapes and text, which slows down the page. The maximum is ${maxTextLength / 1_000_000} MB. Simplify its paths, or export it as a PNG.`,
      );
    }
  }
  const tags = text.split('<', maxTags + 2);
  const isLarge = tags.length > maxTags + 1;
  if (isLarge || tags.some((tag) => tag.split('=', maxAttributes + 2).length > maxAttributes)) {
    throw new PictureProblem(
      'It has more than 20,000 shapes, which slows down the page. Export it as a PNG.',
    );
  }
  // An entity can stand for anything, and many entities can expand to gigabytes.
  if (/<!ENTITY/i.test(text)) {
    throw new PictureProblem(
      'It declares XML entities, which are not allowed. Export it as a plain SVG.',
    );
  }
  // The decoder replaces invalid UTF-8 with this character.
  if (text.includes('\uFFFD')) {
    throw new PictureProblem('It is not saved as UTF-8. Save it as UTF-8, or export it again.');
  }
  // XML 1.0, 2.2: browsers show nothing if there is any other character.
  if (/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(text))
    throw new PictureProblem(damaged);
}

const namespace = 'http://www.w3.org/2000/svg';

// Shapes, text, paint and filters (SVG 2). No links, scripts, foreign content, or animations, which could change an address
// later.
const safeElements = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image style switch
  linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer feComposite
  feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(
    /\s+/,
  ),
);

/** The maximum nesting depth. Drawings have about twenty levels, and browsers support a few thousand. */
const deepest = 250;

// The whitespace of CSS and URLs. JavaScript's \s matches more characters, which would be part of the address.
const ownAddress = /^[ \t\r\n\f]*#/;
const outsideAddress = /url\((?![ \t\r\n\f]*["']?#)/i;
const data = String.raw`[ \t\r\n\f]*(?:["'][ \t\r\n\f]*)?data:`;
const dataAddress = new RegExp(`^${data}`, 'i');
const dataInStyle = new RegExp(String.raw`(?:url|image|image-set|src)\(${data}`, 'i');

/** Throws for unsafe content. Writes the SVG's size to `size`, and its pictures to `embedded`. */
function refuseUnsafe(
  size: { width: number; height: number },
  embedded: Set<string>,
): CustomPlugin {
  return {
    name: 'refuseUnsafe',
    fn: () => {
      let depth = 0;
      const shown = workOf(() => 1);
      return {
        element: {
          enter(node, parent) {
            const isRoot = parent.type === 'root';
            if (
              !safeElements.has(node.name) ||
              (parent.type === 'element' && parent.name === 'style')
            )
              throw new PictureProblem(
                `It has the element "${node.name.slice(0, 40)}", which is not allowed in an SVG on a page. Export it as a plain SVG or a PNG.`,
              );
            if (isRoot) {
              // A second root element is not valid XML.
              if (size.width > 0) throw new PictureProblem(damaged);
              Object.assign(size, sizeOf(node));
            }
            depth += 1;
            if (depth > deepest) throw new PictureProblem(tooMuch);
            for (const [name, value] of Object.entries(node.attributes)) {
              if (isHrefOfImage(node, name) && isEmbeddedPicture(value)) embedded.add(value);
              else refuseAttribute(name, value);
            }
            if (node.name === 'style') refuseStyle(textIn(node));
            shown.add(node);
          },
          exit(node, parent) {
            depth -= 1;
            if (parent.type === 'root' && shown.of(node) > maxShown) {
              throw new PictureProblem(tooMuch);
            }
          },
        },
        // For example xml-stylesheet, which loads a file.
        instruction: {
          enter({ name }) {
            throw new PictureProblem(
              `It has the processing instruction "${name.slice(0, 40)}", which is not allowed. Export it as a plain SVG.`,
            );
          },
        },
      };
    },
  };
}

/** The text of a style, which a comment or CDATA may have split into several nodes. */
function textIn({ children }: XastElement): string {
  return children
    .map((child) => (child.type === 'text' || child.type === 'cdata' ? child.value : ''))
    .join('');
}

/** Whether an attribute is the address of an "image": "href", or "xlink:href" with any prefix. */
function isHrefOfImage({ name }: XastElement, attribute: string): boolean {
  return name === 'image' && /^(?:[^:]*:)?href$/.test(attribute);
}

function refuseAttribute(name: string, value: string): void {
  if (/^(?:on|(?:ev|xml-events):)/i.test(name)) {
    throw new PictureProblem(
      `It has the event handler "${name.slice(0, 40)}", which is not allowed. Export it as a plain SVG.`,
    );
  }
  // With another namespace, elements without a prefix would be HTML.
  if (name === 'xmlns' && value !== namespace) throw new PictureProblem(foreign);
  // This attribute can have any prefix.
  const isAddress = /^(?:[^:]*:)?(?:href|src|base)$/i.test(name);
  if (isAddress && !ownAddress.test(value)) {
    if (/^\s*data:image\/svg/i.test(value)) throw new PictureProblem(svgInSvg);
    throw new PictureProblem(dataAddress.test(value) ? elsewhere : outside);
  }
  // Browsers do not load the address of a namespace.
  if (!/^xmlns(?::|$)/.test(name)) refuseStyle(value);
}

const foreign =
  'It has elements that are not SVG, which are not allowed on a page. Export it as a plain SVG.';
const outside =
  'It loads something from outside the file. Embed that in the file, or export it as a PNG.';
const svgInSvg =
  'It contains another SVG as a picture. Paste the shapes of that SVG into the drawing, or export it as a PNG.';
const elsewhere =
  'It contains an embedded file, such as a font. Only pictures in "image" elements are allowed. Export it with text converted to outlines, or as a PNG.';

/**
 * Throws for a style, or an attribute with one, that loads something. Escapes could hide that, so they are forbidden. Comments
 * are checked as well, because "/*" in a string does not start one.
 */
function refuseStyle(text: string): void {
  if (dataInStyle.test(text)) throw new PictureProblem(elsewhere);
  if (outsideAddress.test(text) || /@import|\b(?:image|image-set|src)\(|\\/i.test(text))
    throw new PictureProblem(outside);
  if (/javascript:|expression\(/i.test(text)) {
    throw new PictureProblem(
      'It has a script in a style, which is not allowed. Export it as a plain SVG.',
    );
  }
}

/** The size of an SVG from its root: the viewBox, which every program writes, or width and height in pixels. */
function sizeOf({ attributes }: XastElement): { width: number; height: number } {
  const { xmlns, viewBox = '', width = '', height = '' } = attributes;
  if (xmlns !== namespace) {
    throw new PictureProblem(
      `It has no xmlns="${namespace}", so browsers do not show it. Export it as a file instead of copying it from a web page.`,
    );
  }
  const box = viewBox.trim().split(/[\s,]+/);
  // Browsers ignore any other viewBox.
  const isBox = box.length === 4 && box.every((part) => /^[-+]?[\d.]+(?:e[-+]?\d+)?$/i.test(part));
  const exact = {
    width: isBox ? Number(box[2]) : lengthOf(width),
    height: isBox ? Number(box[3]) : lengthOf(height),
  };
  const longer = Math.max(exact.width, exact.height);
  if (!(exact.width > 0 && exact.height > 0 && longer <= 1e9)) {
    throw new PictureProblem(
      'It has no "viewBox", so its size is unknown. Export it with a viewBox.',
    );
  }
  if (Number.isInteger(exact.width) && Number.isInteger(exact.height)) return exact;
  // HTML attributes need whole numbers, so the longer side is scaled to 1000 to keep the ratio.
  const scaled = (length: number) => Math.max(1, Math.round((length * 1000) / longer));
  return { width: scaled(exact.width), height: scaled(exact.height) };
}

/** The number of an absolute length; 0 for a relative one. Width and height have the same unit. */
function lengthOf(length: string): number {
  return Number(length.trim().replace(/(?:px|pt|pc|mm|cm|in)$/, ''));
}

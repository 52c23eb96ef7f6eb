import { type CustomPlugin, optimize } from 'svgo';
import { PictureProblem } from './PictureProblem.ts';

/** An SVG as it is published, and its size in CSS pixels. */
export type CleanSvg = { text: string; width: number; height: number };

/**
 * Cleans an SVG: comments, the data of drawing programs and a document type are dropped, and numbers are shortened. Throws a
 * PictureProblem for what an SVG on a page must not have, which is everything that is not in the lists below: script, HTML,
 * event handlers, and addresses outside of the file. Text is markup that anyone may have written.
 */
export function cleanSvg(text: string): CleanSvg {
  // An entity can stand for anything, and many of them for gigabytes.
  if (/<!ENTITY/i.test(text))
    throw new PictureProblem('It declares entities, which a page refuses.');
  const size = { width: 0, height: 0 };
  const cleaned = runSvgo(text, size);
  return { text: cleaned, ...size };
}

function runSvgo(text: string, size: { width: number; height: number }): string {
  try {
    return optimize(text, {
      multipass: false,
      plugins: [
        'removeDoctype',
        'removeXMLProcInst',
        'removeComments',
        'removeMetadata',
        'removeEditorsNSData',
        refuseUnsafe(size),
        // Shapes, ids and texts stay: only what is written in more characters than it needs changes.
        'cleanupAttrs',
        'cleanupNumericValues',
        'removeUnusedNS',
      ],
    }).data;
  } catch (error) {
    if (error instanceof PictureProblem) throw error;
    throw new PictureProblem('It begins as an SVG and cannot be read as one: its XML is damaged.');
  }
}

// Shapes, text, paint and filters (SVG 2). Neither links, script and foreign content, nor animations, which could change an
// address later.
const safeElements = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image style switch
  linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer feComposite
  feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(
    /\s+/,
  ),
);

const ownAddress = /^(?:#|data:image\/(?:png|jpeg|webp);base64,)/;

function refuseUnsafe(size: { width: number; height: number }): CustomPlugin {
  return {
    name: 'refuseUnsafe',
    fn: () => ({
      element: {
        enter(node, parent) {
          if (!safeElements.has(node.name)) {
            throw new PictureProblem(
              `It has the element "${node.name}", which an SVG on a page must not have. Export it as a plain SVG, or as a PNG.`,
            );
          }
          for (const [name, value] of Object.entries(node.attributes)) refuseAttribute(name, value);
          if (parent.type === 'root') Object.assign(size, sizeOf(node.attributes));
        },
      },
      text: { enter: ({ value }, parent) => refuseStyleIn(parent, value) },
      cdata: { enter: ({ value }, parent) => refuseStyleIn(parent, value) },
      // Such as xml-stylesheet, which loads a file.
      instruction: {
        enter({ name }) {
          throw new PictureProblem(
            `It has the instruction "${name}" for programs. Export it as a plain SVG.`,
          );
        },
      },
    }),
  };
}

function refuseStyleIn(parent: { type: string; name?: string }, text: string): void {
  if (parent.name === 'style') refuseStyle(text);
}

function refuseAttribute(name: string, value: string): void {
  if (/^(?:on|(?:ev|xml-events):)/i.test(name)) {
    throw new PictureProblem(`It has the event handler "${name}". Export it as a plain SVG.`);
  }
  const isAddress = /^(?:xlink:)?href$|^src$|^xml:base$/i.test(name);
  if (isAddress && !ownAddress.test(value.trim())) throw new PictureProblem(outside);
  // The name of a namespace is no address that anything follows.
  if (!/^xmlns(?::|$)/.test(name)) refuseStyle(value);
}

const outside =
  'It refers to an address outside of the file. Embed what it refers to, or export it as a PNG.';

/** Refuses what loads something in a style or an attribute of one; escapes could hide it. */
function refuseStyle(text: string): void {
  const written = text.replace(/\/\*.*?\*\//gs, '');
  const addresses = Array.from(written.matchAll(/url\(\s*["']?([^)]*)/gi), ([, url = '']) => url);
  const isOutside = addresses.some((url) => !ownAddress.test(url.trim()));
  if (isOutside || /@import|\b(?:image|image-set|src)\s*\(|\\/i.test(written))
    throw new PictureProblem(outside);
  if (/javascript:|expression\s*\(/i.test(written)) {
    throw new PictureProblem('It has script in a style. Export it as a plain SVG.');
  }
}

/** The size of an SVG: its viewBox, which every program writes, or its width and height in pixels. */
function sizeOf({ viewBox, width, height }: Record<string, string>) {
  const [, , boxWidth, boxHeight] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const size = {
    width: boxWidth ?? Number.parseFloat(width ?? ''),
    height: boxHeight ?? Number.parseFloat(height ?? ''),
  };
  if (size.width > 0 && size.height > 0) return size;
  throw new PictureProblem('It has no "viewBox", so its size is not known. Export it with one.');
}

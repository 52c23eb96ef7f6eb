// The fields for pictures and drawings.
import { z } from 'zod';
import { sentenceOf } from './catalog/index.ts';
import { code, flag, text } from './fields.ts';
import { type Correction, fieldInfo, type PictureRatios } from './kinds.ts';
import { drawingPath, maxPathLength, picturePath } from './pictureFiles.ts';

/** The file of a line drawing. */
export const drawing = code(drawingPath, 'wrong-format/drawing')
  .max(maxPathLength)
  .meta({
    description: 'A line drawing beside the text: an SVG in the folder "drawings".',
  })
  .register(fieldInfo, { kind: 'drawing', correct: correctDrawing });

/** The file meant by a path from elsewhere, by a bare file name, or by the former short name of a drawing. */
function correctDrawing(input: string): Correction {
  if (/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/.test(input)) {
    return { meant: `drawings/${input.replace('/', '-')}.svg` };
  }
  return { meant: fileMeant('drawings', input) };
}

const pictureFile = code(picturePath, 'wrong-format/picture')
  .max(maxPathLength)
  .meta({
    title: 'File',
    description:
      'A JPEG, PNG, WebP or AVIF of at most 20 MB, or an SVG, in the folder "pictures" or a folder in it.',
  })
  .register(fieldInfo, { kind: 'picture-file', correct: correctPicture });

function correctPicture(input: string): Correction {
  if (!/^\s*(?:https?:|www\.)/i.test(input)) return { meant: fileMeant('pictures', input) };
  const [, file = 'photo.jpg'] =
    /\/([\w-]+\.(?:jpe?g|png|webp|avif|svg))(?:[?#].*)?$/i.exec(input.trim()) ?? [];
  return { sentence: sentenceOf('wrong-format/picture-online', { file: `pictures/${file}` }) };
}

/** The file in a folder that is meant by a path from elsewhere, or by a bare file name. */
function fileMeant(folder: 'pictures' | 'drawings', input: string): string | undefined {
  // JSON reads a backslash before an "n" as a line break.
  const path = input.trim().replaceAll('\n', '/n').replaceAll('\\', '/');
  const start = `${folder}/`;
  const at = `/${path}`.toLowerCase().lastIndexOf(`/${start}`);
  const [, file] =
    at < 0
      ? (/^(?!\w+:)[^?#]*?([^/?#]+)$/.exec(path) ?? [])
      : [path, path.slice(at + start.length)];
  return file ? start + file : undefined;
}

/** The maximum length of an "alt". */
export const altLength = 150;

/**
 * A picture that must be at least `minimum` pixels wide and `height` pixels high (see src/blocks/Hero.layout.ts and others).
 * Without a height it keeps its ratio.
 */
export function picture(
  minimum: number,
  description: string,
  { height = 0, ...ratios }: { height?: number } & PictureRatios = {},
) {
  return z
    .strictObject({
      src: pictureFile,
      alt: text(
        altLength,
        'What the picture shows, in a sentence, for people who cannot see it. Do not start with "image of" or use the file name.',
      )
        .optional()
        .meta({ title: 'What it shows' }),
      decorative: flag().meta({
        title: 'Decorative',
        description:
          'For a picture that adds nothing to the text beside it. Screen readers skip it, so it needs no description.',
      }),
      focus: z
        .array(z.number().min(0).max(1))
        .length(2)
        .register(fieldInfo, { kind: 'focus' })
        .optional()
        .meta({
          description:
            'The point that stays visible when the picture is cropped: from the left and from the top, each from 0 to 1. Default: [0.5, 0.5], the middle.',
          examples: [[0.5, 0.3]],
        }),
    })
    .meta({ description })
    .register(fieldInfo, { kind: 'picture' })
    .register(fieldInfo, { pictureSize: { minimum, height, ...ratios } });
}

/** A picture of a document. */
export type Picture = z.infer<ReturnType<typeof picture>>;

/**
 * A picture of the brand. It is never cropped, so it has no `focus`. It needs `minimum` pixels in width or, if given, `height`
 * pixels in height. With `isRead` it has an `alt`; the mark next to the company's name has none.
 */
export function brandPicture(
  { minimum, height, isRead = false }: { minimum: number; height?: number; isRead?: boolean },
  description: string,
) {
  const alt = text(
    altLength,
    'What screen readers say for the logo. Default: the name of the company.',
  )
    .optional()
    .meta({ title: 'What is read' });
  const schema: z.ZodType<Picture, Picture> = isRead
    ? z.strictObject({ src: pictureFile, alt })
    : z.strictObject({ src: pictureFile });
  return schema
    .meta({ description })
    .register(fieldInfo, { kind: 'picture' })
    .register(fieldInfo, {
      pictureSize: { minimum, height: height ?? 0, isFitted: height !== undefined },
    });
}

// The paths of pictures and drawings in the document folder. Without Zod, because the editor's list of pages needs them.

// No folder or file name begins with a dot, so a path cannot leave the folder.
const inFolder = String.raw`(?:\/[^./\\?#%<>"|:*\s][^/\\?#%<>"|:*\r\n\t]*)+`;
export const drawingPath = new RegExp(`^drawings${inFolder}\\.svg$`);
export const picturePath = new RegExp(`^pictures${inFolder}\\.[A-Za-z0-9]+$`);
export const maxPathLength = 150;

/** Whether a path can be a drawing: an SVG in the folder "drawings" of the document folder. */
export function isDrawingPath(path: string): boolean {
  return path.length <= maxPathLength && drawingPath.test(path);
}

/** Whether a path can be a picture: a file in the folder "pictures" of the document folder. */
export function isPicturePath(path: string): boolean {
  return path.length <= maxPathLength && picturePath.test(path);
}

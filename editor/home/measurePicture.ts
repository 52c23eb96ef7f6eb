type Size = { width: number; height: number };
/** The size of a picture in pixels, upright; undefined if this browser cannot show it. */
export type Measure = (content: Blob) => Promise<Size | undefined>;

export const measurePicture: Measure = async (content) => {
  const address = URL.createObjectURL(content);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
};

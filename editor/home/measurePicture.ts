/** The size of a picture in pixels, upright; undefined if this browser cannot show it. */
export async function measurePicture(
  content: Blob,
): Promise<{ width: number; height: number } | undefined> {
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
}

/** A picture as browsers show it: they find the kind of every picture but an SVG themselves. */
export function pictureBlob(name: string, content: string | Blob): Blob {
  return new Blob([content], name.endsWith('.svg') ? { type: 'image/svg+xml' } : {});
}

/** The content of a picture, or the address that it has already. */
type PictureSource = { id: string; source: Blob | string };

/** The addresses of pictures, by name. Those that only this browser has get one. */
export function pictureAddresses() {
  const addresses = new Map<string, { id: string; address: string }>();
  return {
    of: (name: string) => addresses.get(name)?.address,
    /** Replaces all pictures. Those with an equal id keep their address. */
    update(pictures: ReadonlyMap<string, PictureSource>): void {
      for (const [name, { id, address }] of addresses) {
        if (pictures.get(name)?.id === id) continue;
        URL.revokeObjectURL(address);
        addresses.delete(name);
      }
      for (const [name, { id, source }] of pictures) {
        if (addresses.has(name)) continue;
        const address = typeof source === 'string' ? source : URL.createObjectURL(source);
        addresses.set(name, { id, address });
      }
    },
  };
}

/** File names that cameras, phones and apps give to every picture, in the four supported languages. */
const ofPictures = new Set(
  `img imag dsc dscf dscn pxl dji gopr mvi cimg image images photo picture pic bild foto imagen screenshot
  whatsapp unnamed untitled download fullsizerender`.split(/\s+/),
);
/** Words that are added to such a name: how a picture was sent or edited, or when. */
const additions = new Set(
  `e wa mp fb signal telegram received snapchat burst hdr pano portrait cover edited edit copy kopie copie copia
  at um à a la s las am pm uhr heic jpg jpeg png webp`.split(/\s+/),
);
const screenshots =
  /screen ?shot|bildschirm(?:foto|aufnahme)|capture d['’]écran|captura de pantalla/g;
// A UUID, as in pictures shared from an iPhone, and the pattern of some cameras: "P1010012".
const counted = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|p\d{7})$/;

/** A number with at least this many digits is a date or a timestamp. */
const longNumber = 8;

/**
 * Whether a text is a file name that a camera, phone or app generated, even with spaces in place of its punctuation: "IMG_2041",
 * "Screenshot 2024-01-02 at 10.11.12", "photo", "20240102_101112". Any other word makes it real text: "Photo lab", "Image of the
 * lobby".
 */
export function isCameraName(text: string): boolean {
  const normalized = text.normalize('NFC').toLowerCase().trim();
  if (counted.test(normalized.replaceAll(/[ _]/g, '-'))) return true;
  const words = normalized.replaceAll(screenshots, 'screenshot').match(/\p{L}+/gu) ?? [];
  const digits = normalized.match(/\d/g)?.length ?? 0;
  return (
    words.every((word) => ofPictures.has(word) || additions.has(word)) &&
    (digits >= longNumber || words.some((word) => ofPictures.has(word)))
  );
}

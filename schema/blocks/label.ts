/** The name of a block type as a heading: "card-grid" is "Card grid", "cta-band" is "CTA band". */
export function blockLabel(type: string): string {
  const words = type.replaceAll('-', ' ').replace(/\b(faq|cta)\b/, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

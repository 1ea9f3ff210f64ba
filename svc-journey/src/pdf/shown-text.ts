/** The font in use, which PDFKit's types hide. Both weights have the same characters. */
interface OpenFont {
  readonly _font: { readonly font: { readonly hasGlyphForCodePoint: (codePoint: number) => boolean } };
}

/** The text with a question mark for each character that the font in use lacks: PDF/UA allows no missing glyphs. */
export function shownText(document: PDFKit.PDFDocument, text: string): string {
  const { font } = (document as unknown as OpenFont)._font;
  return text.replace(/./gsu, (character) =>
    font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? character : '?',
  );
}

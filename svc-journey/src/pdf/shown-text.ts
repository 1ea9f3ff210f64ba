import PDFDocument from 'pdfkit';
import { fontFiles } from './font-store.js';

/** The font in use, which PDFKit's types hide. Both weights have the same characters. */
interface OpenFont {
  readonly _font: { readonly font: { readonly hasGlyphForCodePoint: (codePoint: number) => boolean } };
}

/** The text with a question mark for each character that the font in use lacks: PDF/UA allows no missing glyphs. */
export function shownText(document: PDFKit.PDFDocument, text: string): string {
  const lacks = lacking(document);
  return text.replace(/./gsu, (character) => (lacks(character) ? '?' : character));
}

let withFont: PDFKit.PDFDocument | undefined;

/** The characters that our font lacks, each once. */
export function unprintable(text: string): string {
  withFont ??= new PDFDocument({ font: fontFiles.regular });
  return [...new Set(text)].filter(lacking(withFont)).join('');
}

function lacking(document: PDFKit.PDFDocument): (character: string) => boolean {
  const { font } = (document as unknown as OpenFont)._font;
  return (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

import PDFDocument from 'pdfkit';
import { fontFiles } from './font-store.js';
import { shownText } from './shown-text.js';

/** What is written over one page of another document. All lengths are points, from the top left corner. */
export interface MarkedPage {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly PdfMark[];
}

export interface PdfMark {
  readonly kind: 'text' | 'signature' | 'check';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Made smaller until it fits. */
  readonly text: string;
}

const ink = '#1c2b6b';
const smallestSize = 4;
const largestSize = 28;
/** Slant of a typed signature, in degrees. */
const slant = 12;

/** Blank pages with only the marks. */
export async function writeMarks(pages: readonly MarkedPage[]): Promise<Uint8Array> {
  const document = new PDFDocument({ autoFirstPage: false, margin: 0, font: fontFiles.regular });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => {
    document.on('end', resolve).on('error', reject);
  });
  for (const { width, height, marks } of pages) {
    document.addPage({ size: [width, height], margin: 0 });
    for (const mark of marks) draw(document, mark);
  }
  document.end();
  await finished;
  return Buffer.concat(chunks);
}

function draw(document: PDFKit.PDFDocument, { kind, x, y, width, height, text }: PdfMark): void {
  if (kind === 'check') {
    // In a square, however wide the field is.
    const side = Math.min(width, height);
    document.lineWidth(1.5).strokeColor(ink);
    document.moveTo(x + side * 0.15, y + side * 0.55).lineTo(x + side * 0.4, y + side * 0.8);
    document.lineTo(x + side * 0.85, y + side * 0.2).stroke();
    return;
  }
  const shown = shownText(document, text);
  document.fillColor(ink).fontSize(sizeFor(document, shown, { width, height }));
  const top = y + Math.max(0, (height - document.currentLineHeight()) / 2);
  document.text(shown, x, top, { lineBreak: false, ...(kind === 'signature' && { oblique: slant }) });
  if (kind === 'signature') {
    document.lineWidth(0.5).strokeColor(ink);
    document
      .moveTo(x, y + height)
      .lineTo(x + width, y + height)
      .stroke();
  }
}

function sizeFor(document: PDFKit.PDFDocument, text: string, room: { width: number; height: number }): number {
  const usual = Math.min(largestSize, room.height * 0.7);
  document.fontSize(usual);
  const wide = document.widthOfString(text);
  return Math.max(smallestSize, wide > room.width ? (usual * room.width) / wide : usual);
}

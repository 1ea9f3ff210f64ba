import { boundsOf, type Drawing } from '@hearthway/contracts/journey';
import PDFDocument from 'pdfkit';
import { fontFiles } from './font-store.js';
import { shownText } from './shown-text.js';

/** What is written over one page of another document. All lengths are points, from the top left corner. */
export interface MarkedPage {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly PdfMark[];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A text is broken into lines and made smaller until it fits, a typed signature only made smaller. */
export type PdfMark = Box &
  (
    | { readonly kind: 'check' }
    | { readonly kind: 'text' | 'signature'; readonly text: string }
    | { readonly kind: 'drawing'; readonly drawing: Drawing }
  );

const ink = '#1c2b6b';
const largestSize = { text: 12, signature: 28 };
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

function draw(document: PDFKit.PDFDocument, mark: PdfMark): void {
  document.strokeColor(ink).fillColor(ink);
  switch (mark.kind) {
    case 'check':
      drawCheck(document, mark);
      break;
    case 'text':
      drawText(document, mark, shownText(document, mark.text));
      break;
    case 'signature':
      drawLine(document, mark);
      drawTyped(document, mark, shownText(document, mark.text));
      break;
    case 'drawing':
      drawLine(document, mark);
      drawStrokes(document, mark, mark.drawing);
  }
}

/** In a square, however wide the field is. */
function drawCheck(document: PDFKit.PDFDocument, { x, y, width, height }: Box): void {
  const side = Math.min(width, height);
  document.lineWidth(1.5).moveTo(x + side * 0.15, y + side * 0.55);
  document.lineTo(x + side * 0.4, y + side * 0.8).lineTo(x + side * 0.85, y + side * 0.2);
  document.stroke();
}

function drawText(document: PDFKit.PDFDocument, { x, y, width, height }: Box, text: string): void {
  const room = { width, lineGap: 0 };
  const fits = (size: number) => document.fontSize(size).heightOfString(text, room) <= height;
  const top = () => y + Math.max(0, (height - document.heightOfString(text, room)) / 2);
  let size = Math.min(largestSize.text, height * 0.7);
  while (size > 1 && !fits(size)) size *= 0.9;
  document.fontSize(size).text(text, x, top(), room);
}

function drawTyped(document: PDFKit.PDFDocument, { x, y, width, height }: Box, text: string): void {
  const usual = Math.min(largestSize.signature, height * 0.7);
  const wide = document.fontSize(usual).widthOfString(text);
  document.fontSize(wide > width ? (usual * width) / wide : usual);
  const top = y + Math.max(0, (height - document.currentLineHeight()) / 2);
  document.text(text, x, top, { lineBreak: false, oblique: slant });
}

/** Under a signature. */
function drawLine(document: PDFKit.PDFDocument, { x, y, width, height }: Box): void {
  const bottom = y + height;
  document.lineWidth(0.5).moveTo(x, bottom);
  document.lineTo(x + width, bottom).stroke();
}

/** From the left, as large as the field allows. */
function drawStrokes(document: PDFKit.PDFDocument, { x, y, width, height }: Box, drawing: Drawing): void {
  const bounds = boundsOf(drawing);
  const thickness = Math.min(1.4, height * 0.08);
  const [across, down] = [width - thickness, height - thickness];
  const scale = Math.min(across / Math.max(bounds.width, 1), down / Math.max(bounds.height, 1));
  const left = x + thickness / 2;
  const top = y + (height - bounds.height * scale) / 2;
  document.lineWidth(thickness).lineCap('round').lineJoin('round');
  for (const stroke of drawing) {
    for (let place = 0; place < stroke.length; place += 2) {
      const [pointX = 0, pointY = 0] = stroke.slice(place);
      const point = [left + (pointX - bounds.x) * scale, top + (pointY - bounds.y) * scale] as const;
      if (place === 0) document.moveTo(...point);
      // To itself, too: with round ends, that makes a dot.
      document.lineTo(...point);
    }
    document.stroke();
  }
}

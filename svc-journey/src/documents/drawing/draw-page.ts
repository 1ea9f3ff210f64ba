import type { DocumentType } from '@hearthway/contracts/journey';
import { createCanvas, GlobalFonts, loadImage, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pdfFiles } from './pdf-files-store.js';

/** Which page is drawn, from 1, and what is written across it, if anything is. */
export interface PageRequest {
  readonly type: DocumentType;
  readonly page: number;
  readonly stamp: string;
}

/** What the process is told. */
export interface DrawingTask {
  readonly request: PageRequest;
  /** Of the stamp’s letters. */
  readonly fontFile: string;
}

/** Pixels of the longer side: sharp at twice the width of a phone. */
const longSide = 1_800;

/** A JPEG of the page, with the stamp in it. */
export async function drawPage(file: Buffer, { type, page, stamp }: PageRequest, fontFile: string): Promise<Buffer> {
  const canvas = type === 'application/pdf' ? await drawPdfPage(file, page) : await drawPicture(file);
  if (stamp !== '') {
    GlobalFonts.registerFromPath(fontFile, stampFont);
    drawStamp(canvas, stamp);
  }
  return canvas.encode('jpeg', 85);
}

async function drawPdfPage(file: Buffer, number: number): Promise<Canvas> {
  const loading = getDocument({
    data: new Uint8Array(file),
    ...pdfFiles,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  });
  try {
    const pdf = await loading.promise;
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: longSide / Math.max(width, height) });
    const canvas = newCanvas(viewport);
    await page.render({ canvas, viewport }).promise;
    return canvas;
  } finally {
    await loading.destroy();
  }
}

async function drawPicture(file: Buffer): Promise<Canvas> {
  const picture = await loadImage(file);
  const scale = Math.min(longSide / Math.max(picture.width, picture.height), 1);
  const canvas = newCanvas({ width: picture.width * scale, height: picture.height * scale });
  canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** White, as paper is. */
function newCanvas({ width, height }: { readonly width: number; readonly height: number }): Canvas {
  const canvas = createCanvas(Math.max(Math.round(width), 1), Math.max(Math.round(height), 1));
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

const stampFont = 'Stamp';

/** In slanted lines over the whole page, so that no part can be cut out without it. The edge shows on dark pictures too. */
function drawStamp(canvas: Canvas, stamp: string): void {
  const context = canvas.getContext('2d');
  const { width, height } = canvas;
  const size = Math.max(Math.max(width, height) / 45, 8);
  context.setTransform(1, 0, 0, 1, width / 2, height / 2);
  context.rotate(-Math.PI / 6);
  context.font = `${size}px ${stampFont}`;
  const step = context.measureText(stamp).width + size * 3;
  const reach = Math.hypot(width, height) / 2;
  for (let line = 0, y = -reach; y <= reach; y += size * 6, line += 1) {
    for (let x = -reach - (line % 2) * (step / 2); x <= reach; x += step) writeStamp(context, stamp, x, y);
  }
}

function writeStamp(context: SKRSContext2D, stamp: string, x: number, y: number): void {
  context.lineWidth = 1.5;
  context.strokeStyle = 'rgb(255 255 255 / 0.5)';
  context.strokeText(stamp, x, y);
  context.fillStyle = 'rgb(160 40 20 / 0.3)';
  context.fillText(stamp, x, y);
}

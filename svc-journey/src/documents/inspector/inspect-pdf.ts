import type { DocumentDanger } from '@hearthway/contracts/journey';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Refused, textCharacters, type TakenFile } from './inspection.js';
import { findPdfDangers } from './pdf-dangers.js';

/** Pages whose text is read. */
const readPages = 200;
/** Where the end mark of a PDF has to be, as readers have it. */
const tailBytes = 2_048;

/** Opens every page, reads the text, and notes what could run by itself. */
export async function inspectPdf(file: Buffer): Promise<TakenFile> {
  const dangers = new Set<DocumentDanger>(findPdfDangers(file));
  const isWhole = file.subarray(-tailBytes).includes('%%EOF');
  const loading = getDocument({
    data: new Uint8Array(file),
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    verbosity: 0,
  });
  const opened = await loading.promise.catch((error: unknown) => refuse(error, isWhole));
  try {
    if (!isWhole) throw new Refused('incomplete');
    const text = await readText(opened);
    if ((await opened.getJSActions()) !== null) dangers.add('script');
    if ((await opened.getAttachments()) !== null) dangers.add('attachment');
    return {
      taken: true,
      type: 'application/pdf',
      pages: opened.numPages,
      text,
      dangers: [...dangers],
      rewritten: false,
    };
  } finally {
    await loading.destroy();
  }
}

async function readText(opened: PDFDocumentProxy): Promise<string[]> {
  const pages: string[] = [];
  let left = textCharacters;
  for (let number = 1; number <= opened.numPages; number += 1) {
    const page = await opened.getPage(number).catch(() => {
      throw new Refused('damaged');
    });
    if (number > readPages || left <= 0) continue;
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
    pages.push(text.slice(0, left));
    left -= text.length;
    page.cleanup();
  }
  return pages;
}

function refuse(error: unknown, isWhole: boolean): never {
  if (error instanceof Error && error.name === 'PasswordException') throw new Refused('password');
  throw new Refused(isWhole ? 'damaged' : 'incomplete');
}

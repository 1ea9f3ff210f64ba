import type { DocumentDanger } from '@hearthway/contracts/journey';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { maximumPages, plainText, readLimits, Refused, type Inspected } from './inspection.js';
import { findPdfDangers } from './pdf-dangers.js';

/** Where the end mark of a PDF has to be, as readers have it. */
const tailBytes = 2_048;

/** Opens every page, reads the text, and notes what could run by itself or holds other files. */
export async function openPdf() {
  const { getDocument, AnnotationType } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const holdsFile: ReadonlySet<number> = new Set([
    AnnotationType.FILEATTACHMENT,
    AnnotationType.SOUND,
    AnnotationType.MOVIE,
    AnnotationType.SCREEN,
    AnnotationType.THREED,
    AnnotationType.RICHMEDIA,
  ]);

  return async (file: Buffer): Promise<Inspected> => {
    const isWhole = endsAsPdf(file);
    const { dangers: named, hidden } = findPdfDangers(file);
    const dangers = new Set(named);
    const loading = getDocument({
      // It takes the memory over.
      data: new Uint8Array(file.buffer, file.byteOffset, file.byteLength),
      disableFontFace: true,
      useSystemFonts: false,
      useWasm: false,
      verbosity: 0,
    });
    const opened = await loading.promise.catch((error: unknown) => refuse(error, isWhole));
    try {
      if (!isWhole) throw new Refused('incomplete');
      if (opened.numPages > maximumPages) throw new Refused('too-large-inside');
      const text = await readPages(opened, (page) => addPageDangers(page, dangers));
      const { isEncrypted } = await addFileDangers(opened, dangers);
      // Nobody who means well packs a list of objects so that we can’t read it.
      if (hidden && !isEncrypted) dangers.add('script');
      return {
        inspection: { taken: true, type: 'application/pdf', pages: opened.numPages, text, dangers: [...dangers] },
      };
    } finally {
      await loading.destroy();
    }
  };

  /** Also in what is encrypted without a password, which `findPdfDangers` can’t read. */
  async function addPageDangers(page: PDFPageProxy, dangers: Set<DocumentDanger>): Promise<void> {
    if ((await page.getJSActions()) !== null) dangers.add('script');
    for (const { annotationType, actions } of (await page.getAnnotations()) as readonly Annotation[]) {
      if (actions) dangers.add('script');
      if (holdsFile.has(annotationType)) dangers.add('attachment');
    }
  }
}

/** The part of pdf.js’s annotations that we use. */
interface Annotation {
  readonly annotationType: number;
  readonly actions?: object | null;
}

async function addFileDangers(
  opened: PDFDocumentProxy,
  dangers: Set<DocumentDanger>,
): Promise<{ readonly isEncrypted: boolean }> {
  const { info } = await opened.getMetadata();
  const has = new Map(Object.entries(info));
  // Such a form is a program for the reader.
  if (has.get('IsXFAPresent') === true || (await opened.getJSActions()) !== null) dangers.add('script');
  if (has.get('IsCollectionPresent') === true || (await opened.getAttachments()) !== null) dangers.add('attachment');
  return { isEncrypted: typeof has.get('EncryptFilterName') === 'string' };
}

/** Some programs write blanks after the end. */
function endsAsPdf(file: Buffer): boolean {
  const end = file.findLastIndex((byte) => byte > 0x20) + 1;
  return file.subarray(Math.max(end - tailBytes, 0), end).includes('%%EOF');
}

async function readPages(opened: PDFDocumentProxy, look: (page: PDFPageProxy) => Promise<void>): Promise<string[]> {
  const pages: string[] = [];
  let left = readLimits.textCharacters;
  for (let number = 1; number <= opened.numPages; number += 1) {
    const page = await opened.getPage(number).catch(() => {
      throw new Refused('damaged');
    });
    if (number <= readLimits.pages) {
      await look(page);
      const text = await readText(page, left);
      pages.push(text);
      left -= text.length;
    }
    page.cleanup();
  }
  return pages;
}

/** A page can be as long as it likes: what is too much is dropped as it comes. */
async function readText(page: PDFPageProxy, maximumCharacters: number): Promise<string> {
  if (maximumCharacters <= 0) return '';
  const reader = (page.streamTextContent() as ReadableStream<TextContent>).getReader();
  let text = '';
  // To its end, because pdf.js fails outside of every promise if this stops before.
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (text.length >= maximumCharacters) continue;
    text += next.value.items.map(({ str = '', hasEOL }) => `${str}${hasEOL ? '\n' : ''}`).join('');
  }
  return plainText(text.slice(0, maximumCharacters));
}

interface TextContent {
  readonly items: readonly { readonly str?: string; readonly hasEOL?: boolean }[];
}

function refuse(error: unknown, isWhole: boolean): never {
  if (error instanceof Error && error.name === 'PasswordException') throw new Refused('password');
  throw new Refused(isWhole ? 'damaged' : 'incomplete');
}

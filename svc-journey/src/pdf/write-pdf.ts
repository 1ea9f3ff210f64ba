import PDFDocument from 'pdfkit';
import { fontFor } from './font-store.js';

/** A document in reading order: a title, a line under it, blocks, and a small note at the end. */
export interface PdfContent {
  readonly title: string;
  readonly lead: string;
  readonly writtenAt: Date;
  readonly blocks: readonly PdfBlock[];
  readonly note: string;
}

export type PdfBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | PdfTable;

interface PdfTable {
  readonly kind: 'table';
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const ink = '#1d1b16';
const muted = '#5b564b';
const line = '#d9d3c7';

/** In points. A heading with less room than this under it goes to the next page. */
const roomUnderHeading = 86;

/** Writes a tagged PDF (PDF/UA-1) on US Letter paper: screen readers find headings, lists, and tables. */
export async function writePdf(content: PdfContent): Promise<Uint8Array<ArrayBuffer>> {
  const options = {
    size: 'LETTER',
    margin: 54,
    pdfVersion: '1.7',
    // The types don't know this one yet.
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    // Set before each text. PDF’s own fonts aren’t embedded, which PDF/UA asks for.
    font: '',
    info: { Title: content.title, Producer: 'Hearthway', Creator: 'Hearthway', CreationDate: content.writtenAt },
  } as const;
  const document = new PDFDocument(options);
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => {
    document.on('end', resolve).on('error', reject);
  });
  writeContent(document, content);
  document.end();
  await finished;
  return new Uint8Array(Buffer.concat(chunks));
}

function writeContent(document: PDFKit.PDFDocument, { title, lead, blocks, note }: PdfContent): void {
  const root = document.struct('Document');
  document.addStructure(root);
  const write = textWriter(document, root);
  write('H1', title, { weight: 'bold', size: 22, color: ink, space: 0.2 });
  write('P', lead, { weight: 'regular', size: 11, color: muted, space: 1 });
  for (const block of blocks) {
    switch (block.kind) {
      case 'heading':
        if (document.y > document.page.maxY() - roomUnderHeading) document.addPage();
        document.moveDown(0.4);
        write('H2', block.text, { weight: 'bold', size: 13, color: ink, space: 0.3 });
        break;
      case 'paragraph':
        write('P', block.text, { weight: 'regular', size: 10.5, color: ink, space: 0.6 });
        break;
      case 'list':
        writeList(document, root, block.items);
        break;
      case 'table':
        writeTable(document, root, block);
    }
  }
  write('P', note, { weight: 'regular', size: 9, color: muted, space: 0 });
  root.end();
}

interface TextStyle {
  readonly weight: 'regular' | 'bold';
  readonly size: number;
  readonly color: string;
  /** Lines of space below. */
  readonly space: number;
}

type Tag = 'H1' | 'H2' | 'P';

function textWriter(document: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement) {
  return (tag: Tag, text: string, { weight, size, color, space }: TextStyle): void => {
    const write = (): void => {
      document
        .font(fontIn(document, text, weight))
        .fontSize(size)
        .fillColor(color);
      document.text(text, document.page.margins.left).moveDown(space);
    };
    root.add(document.struct(tag, {}, [write]));
  };
}

function writeList(document: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, items: readonly string[]): void {
  const list = document.struct('L');
  root.add(list);
  document
    .font(fontIn(document, items.join(''), 'regular'))
    .fontSize(10.5)
    .fillColor(ink);
  document.list([...items], document.page.margins.left, document.y, {
    structParent: list,
    bulletRadius: 1.5,
    textIndent: 12,
    paragraphGap: 3,
  });
  list.end();
  document.moveDown(0.6);
}

function writeTable(document: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, { head, rows }: PdfTable): void {
  document
    .font(fontIn(document, '', 'regular'))
    .fontSize(10.5)
    .fillColor(ink);
  document.x = document.page.margins.left;
  const options = {
    structParent: root,
    defaultStyle: {
      border: { top: 0, right: 0, bottom: 0.5, left: 0 },
      borderColor: line,
      padding: { top: 4, right: 8, bottom: 4, left: 0 },
      textColor: ink,
    },
  };
  const table = document.table(options);
  const rowOf = (cells: readonly string[], isHead: boolean) =>
    cells.map((text, column) => ({
      text,
      type: isHead || column === 0 ? ('TH' as const) : ('TD' as const),
      font: { src: fontIn(document, text, isHead ? 'bold' : 'regular') },
      ...(isHead ? { scope: 'Column' as const } : column === 0 && { scope: 'Row' as const }),
    }));
  for (const cells of [rowOf(head, true), ...rows.map((row) => rowOf(row, false))]) table.row(cells);
  table.end();
  document.moveDown(0.8);
}

/** The name, in this document, of a font for a text. Registered again, it is opened once. */
function fontIn(document: PDFKit.PDFDocument, text: string, weight: 'regular' | 'bold'): string {
  const { name, bytes } = fontFor(text, weight);
  document.registerFont(name, bytes);
  return name;
}

import PDFDocument from 'pdfkit';
import { fontFiles } from './font-store.js';
import { shownText } from './shown-text.js';

/** A document in reading order: a title, a line under it, and blocks. */
export interface PdfContent {
  readonly title: string;
  readonly lead: string;
  readonly writtenAt: Date;
  readonly blocks: readonly PdfBlock[];
}

/** `page` begins a new page, with a title like the document's. A `note` is small. */
export type PdfBlock =
  | { readonly kind: 'page' | 'heading' | 'paragraph' | 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

const ink = '#1d1b16';
const muted = '#5b564b';
const line = '#d9d3c7';

/** In points. A heading with less room than this under it goes to the next page. */
const roomUnderHeading = 120;

/**
 * Writes a tagged PDF (PDF/UA-1) on US Letter paper, in which screen readers find headings, lists, and tables. A character that
 * our font lacks, such as a Chinese one or an emoji, becomes a question mark.
 */
export async function writePdf({ title, lead, writtenAt, blocks }: PdfContent): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({
    size: 'LETTER',
    margin: 54,
    pdfVersion: '1.7',
    // The types don't know this one yet.
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    font: fontFiles.regular,
    info: { Title: title, Producer: 'Hearthway', Creator: 'Hearthway', CreationDate: writtenAt },
  });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => {
    document.on('end', resolve).on('error', reject);
  });
  const root = document.struct('Document');
  document.addStructure(root);
  const writer = blockWriter(document, root);
  writer.text('H1', title, titleStyle);
  writer.text('P', lead, { size: 11, color: muted, space: 1 });
  for (const block of blocks) writer.block(block);
  root.end();
  document.end();
  await finished;
  return new Uint8Array(Buffer.concat(chunks));
}

interface TextStyle {
  readonly font?: keyof typeof fontFiles;
  readonly size?: number;
  readonly color?: string;
  /** Lines of space below. */
  readonly space?: number;
}

const titleStyle: TextStyle = { font: 'bold', size: 22, space: 0.2 };

function blockWriter(document: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement) {
  const left = document.page.margins.left;
  const use = ({ font = 'regular', size = 10.5, color = ink }: TextStyle = {}) =>
    document.font(fontFiles[font]).fontSize(size).fillColor(color);

  function text(tag: 'H1' | 'H2' | 'P', words: string, style: TextStyle = {}): void {
    const write = () =>
      use(style)
        .text(shownText(document, words), left)
        .moveDown(style.space ?? 0);
    root.add(document.struct(tag, {}, [write]));
  }

  function list(items: readonly string[]): void {
    const structParent = document.struct('L');
    root.add(structParent);
    const shown = items.map((item) => shownText(document, item));
    use().list(shown, left, document.y, { structParent, bulletRadius: 1.5, textIndent: 12, paragraphGap: 3 });
    structParent.end();
    document.moveDown(0.6);
  }

  function table({ head, rows }: Extract<PdfBlock, { kind: 'table' }>): void {
    use();
    document.x = left;
    // A variable, since the types don't know the first of these.
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
    for (const [place, cells] of [head, ...rows].entries()) {
      const isHead = place === 0;
      table.row(
        cells.map((words, column) => ({
          text: shownText(document, words),
          type: isHead || column === 0 ? 'TH' : 'TD',
          font: { src: fontFiles[isHead ? 'bold' : 'regular'] },
          ...(isHead ? { scope: 'Column' } : column === 0 && { scope: 'Row' }),
        })),
      );
    }
    table.end();
    document.moveDown(0.8);
  }

  function block(content: PdfBlock): void {
    switch (content.kind) {
      case 'page':
        document.addPage();
        text('H1', content.text, titleStyle);
        break;
      case 'heading':
        if (document.y > document.page.maxY() - roomUnderHeading) document.addPage();
        document.moveDown(0.4);
        text('H2', content.text, { font: 'bold', size: 13, space: 0.3 });
        break;
      case 'paragraph':
        text('P', content.text, { space: 0.6 });
        break;
      case 'note':
        text('P', content.text, { size: 9, color: muted });
        break;
      case 'list':
        list(content.items);
        break;
      case 'table':
        table(content);
    }
  }

  return { text, block };
}

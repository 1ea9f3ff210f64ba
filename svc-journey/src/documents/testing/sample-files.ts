import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A PDF with one page for each text. */
export async function pdfOf(
  pages: readonly string[],
  options: Partial<PDFKit.PDFDocumentOptions> = {},
): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false, ...options });
  for (const text of pages) pdf.addPage().text(text);
  pdf.end();
  return buffer(pdf);
}

/** A PDF of about so many bytes that doesn’t compress. */
export async function largePdf(bytes: number, seed: number): Promise<Buffer> {
  const side = Math.ceil(Math.sqrt(bytes / 3));
  const noise = Buffer.alloc(side * side * 3);
  let state = seed + 1;
  for (let index = 0; index < noise.length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    noise[index] = state >>> 24;
  }
  const picture = await sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
  const pdf = new PDFDocument({ compress: false });
  pdf.image(picture, 0, 0, { width: 100 });
  pdf.end();
  return buffer(pdf);
}

/** With the place where it was taken, as phones write it. */
export const photo = (format: 'jpeg' | 'png', width = 640): Promise<Buffer> =>
  sharp({ create: { width, height: 480, channels: 3, background: '#a8481f' } })
    .withExif({ IFD0: { Make: 'Example Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 16/1 0/1' } })
    [format]()
    .toBuffer();

interface WordParts {
  readonly text?: string;
  /** A part before all others, as it is. */
  readonly first?: Buffer;
  readonly others?: Readonly<Record<string, Buffer>>;
}

export async function wordOf({ text = '', first, others = {} }: WordParts = {}): Promise<Buffer> {
  const zip = new ZipFile();
  const types =
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
  const body = `<?xml version="1.0"?><w:document><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`;
  zip.addBuffer(Buffer.from(types), '[Content_Types].xml');
  if (first) zip.addBuffer(first, 'word/first.bin', { compress: false });
  zip.addBuffer(Buffer.from(body), 'word/document.xml');
  for (const [name, bytes] of Object.entries(others)) zip.addBuffer(bytes, name);
  zip.end();
  return buffer(zip.outputStream);
}

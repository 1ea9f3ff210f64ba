import PDFDocument from 'pdfkit';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { fontFiles } from '../../pdf/index.js';
import { wordOf } from './sample-files.js';

/** A picture with something on it, as a camera makes it. */
const gradient = (format: 'jpeg' | 'png', options: object): Promise<Buffer> => {
  const [width, height] = [120, 80];
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, place) => (place * 7 + (place >> 6) * 13) % 256),
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withExif({ IFD0: { Make: 'Example Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 16/1 0/1' } })
    [format](options)
    .toBuffer();
};

/** With a font, a picture, a link, a field, and an outline. The same every time. */
async function fullPdf(): Promise<Buffer> {
  const info = { CreationDate: new Date(0) };
  const pdf = new PDFDocument({ font: fontFiles.regular, tagged: true, pdfVersion: '1.7', info });
  pdf.initForm();
  pdf.text('Statement of November, page 1 of 2', { link: 'https://example.com' });
  pdf.image(await gradient('jpeg', {}), { width: 100 });
  pdf.formText('name', 72, 300, 200, 20, { value: 'Dana' });
  pdf.outline.addItem('First');
  pdf.addPage().text('Page 2 of 2');
  pdf.end();
  return buffer(pdf);
}

/** One of each kind that can be uploaded, to be damaged. */
export const mutatedSamples: readonly { readonly name: string; readonly make: () => Promise<Buffer> }[] = [
  {
    name: 'Word',
    make: () => wordOf({ text: 'Gift letter '.repeat(50), others: { 'word/media/a.bin': Buffer.alloc(500, 7) } }),
  },
  { name: 'HEIC', make: () => Promise.resolve(readFileSync(join(import.meta.dirname, 'photo.heic'))) },
  { name: 'PNG', make: () => gradient('png', {}) },
  { name: 'JPEG', make: () => gradient('jpeg', { progressive: true }) },
  { name: 'PDF', make: fullPdf },
];

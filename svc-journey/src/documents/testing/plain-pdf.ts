import { deflateSync } from 'node:zlib';

export interface PdfParts {
  /** Of the catalog. */
  readonly catalog?: string;
  /** Objects of their own, from number 5 on. */
  readonly objects?: readonly string[];
  /** Objects in a compressed list, from number 20 on. */
  readonly packed?: readonly string[];
  readonly listType?: string;
  readonly listFilter?: string;
}

/** A PDF with one empty page, as a program writes it by hand. Readers find its objects without a table. */
export function plainPdf({
  catalog = '',
  objects = [],
  packed,
  listType = '/Type /ObjStm',
  listFilter = '/FlateDecode',
}: PdfParts): Buffer {
  const parts = [
    Buffer.from('%PDF-1.7\n'),
    object(1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`),
    object(2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    object(3, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>'),
    ...objects.map((text, place) => object(5 + place, text)),
  ];
  if (packed) parts.push(objectList(packed, `${listType} /Filter ${listFilter}`));
  return Buffer.concat([...parts, Buffer.from('trailer << /Root 1 0 R /Size 30 >>\nstartxref\n0\n%%EOF\n')]);
}

const object = (number: number, text: string): Buffer => Buffer.from(`${number} 0 obj\n${text}\nendobj\n`, 'latin1');

function objectList(packed: readonly string[], entries: string): Buffer {
  const places = packed.map(
    (_, place) => `${20 + place} ${packed.slice(0, place).join(' ').length + Math.min(place, 1)}`,
  );
  const head = `${places.join(' ')} `;
  const bytes = deflateSync(head + packed.join(' '));
  return Buffer.concat([
    Buffer.from(
      `10 0 obj\n<< ${entries} /N ${packed.length} /First ${head.length} /Length ${bytes.length} >>\nstream\n`,
    ),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

import { envelopeLimits } from '@hearthway/contracts/journey';
import { PDFDocument, PDFHexString, PDFName, PDFSignature, PDFString, type PDFPage } from '@cantoo/pdf-lib';
import { writeMarks, type MarkedPage, type PdfMark } from '../../pdf/index.js';
import { drawOn, freezePages, hasHiddenLayers, type Matrix } from './freeze-pages.js';
import { signatureBytes, type FillJob, type FillResult } from './fill-job.js';

type Fill = Extract<FillJob, { kind: 'fill' }>;

/** Comes before the last step’s digest in a sealed PDF’s metadata. */
export const auditKeyword = 'audit-sha256:';
/** What a signer of PDFs replaces. */
const placeholder = '**********';

/** Whether a PDF can be signed here, which is tried, so that nobody signs what can’t be sealed. Never throws. */
export async function checkPdf(bytes: Uint8Array): Promise<FillResult> {
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    const pages = pdf.getPageCount();
    if (pages === 0 || pages > envelopeLimits.pages || isOdd(pdf) || isSigned(pdf) || hasHiddenLayers(pdf))
      return { usable: false };
    const filled = await fillPdf(bytes, await trial(pages));
    return hasOnePlace(filled.pdf) ? { usable: true, pages } : { usable: false };
  } catch {
    return { usable: false };
  }
}

/** All pages, in this order, frozen, and nothing else of the files. */
export async function mergePdfs(files: readonly Uint8Array[]): Promise<Uint8Array> {
  const merged = await PDFDocument.create({ updateMetadata: false });
  for (const file of files) {
    const pdf = await PDFDocument.load(file, { updateMetadata: false });
    await freezePages(pdf);
    for (const page of await merged.copyPages(pdf, pdf.getPageIndices())) merged.addPage(page);
  }
  return merged.save({ useObjectStreams: false, updateFieldAppearances: false });
}

/** The largest number of an object that all readers find (ISO 32000-1, annex C). */
const largestNumber = 8_388_607;

/** Has no numbers left for what is added, or a page twice: what is drawn on one of them would be on both. */
const isOdd = (pdf: PDFDocument): boolean =>
  pdf.context.largestObjectNumber > largestNumber - 10_000 ||
  new Set(pdf.getPages().map(({ ref }) => ref)).size < pdf.getPageCount();

/** An empty place for a signature goes with the rest of the form. */
const isSigned = (pdf: PDFDocument): boolean =>
  pdf.catalog.has(PDFName.of('Perms')) ||
  pdf
    .getForm()
    .getFields()
    .some((field) => field instanceof PDFSignature && field.acroField.dict.has(PDFName.of('V')));

/** A PDF could hold another one, also compressed or escaped. Then nothing could be sealed. */
const hasOnePlace = (filled: Uint8Array): boolean =>
  Buffer.from(filled).toString('latin1').split(`/${placeholder}`).length === 1 + 3;

/** Something on every page. */
async function trial(pages: number): Promise<Fill> {
  const certificate = await PDFDocument.create();
  certificate.addPage();
  const field = { kind: 'checkbox', x: 0, y: 0, width: 1, height: 1, value: 'yes' } as const;
  return {
    kind: 'fill',
    fields: Array.from({ length: pages }, (_, index) => ({ ...field, page: index + 1 })),
    certificatePages: Buffer.from(await certificate.save()).toString('base64'),
    ...{ title: '', auditSha256: '', at: new Date(0).toISOString() },
  };
}

/** Writes the values over the pages, adds the pages of the certificate, and leaves a place for the signature. */
export async function fillPdf(
  bytes: Uint8Array,
  job: Fill,
): Promise<{ readonly pdf: Uint8Array; readonly pages: number }> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  await freezePages(pdf);
  const marked = pdf.getPages().flatMap((page, index) => {
    const fields = job.fields.filter((field) => field.page === index + 1);
    return fields.length === 0 ? [] : [{ page, fields }];
  });
  const overlays = await pdf.embedPdf(
    await writeMarks(marked.map(({ page, fields }) => marksOn(page, fields))),
    marked.map((_, index) => index),
  );
  for (const [index, { page }] of marked.entries()) {
    const overlay = overlays[index];
    if (overlay) drawOn(page, overlay.ref, placeOf(page));
  }
  const certificate = await PDFDocument.load(Buffer.from(job.certificatePages, 'base64'));
  for (const page of await pdf.copyPages(certificate, certificate.getPageIndices())) pdf.addPage(page);
  pdf.setTitle(job.title);
  pdf.setKeywords([`${auditKeyword}${job.auditSha256}`]);
  pdf.setProducer('Hearthway');
  pdf.setModificationDate(new Date(job.at));
  leaveRoomForSignature(pdf, new Date(job.at));
  // The signature’s place must not be inside compressed objects.
  const filled = await pdf.save({ useObjectStreams: false, updateFieldAppearances: false });
  return { pdf: filled, pages: pdf.getPageCount() };
}

/** What is seen of a page, in its own units, as those who draw it take it: within the paper, and turned by quarters. */
function seen(page: PDFPage) {
  const [paper, crop] = [page.getMediaBox(), page.getCropBox()];
  const [x, y] = [Math.max(paper.x, crop.x), Math.max(paper.y, crop.y)];
  const width = Math.min(paper.x + paper.width, crop.x + crop.width) - x;
  const height = Math.min(paper.y + paper.height, crop.y + crop.height) - y;
  const { angle } = page.getRotation();
  const box = width > 0 && height > 0 ? { x, y, width, height } : paper;
  return { ...box, angle: angle % 90 === 0 ? ((angle % 360) + 360) % 360 : 0 };
}

function marksOn(page: PDFPage, fields: Fill['fields']): MarkedPage {
  const { width, height, angle } = seen(page);
  const size = angle % 180 === 0 ? { width, height } : { width: height, height: width };
  const marks = fields.map((field): PdfMark => ({
    ...markOf(field),
    x: field.x * size.width,
    y: field.y * size.height,
    width: field.width * size.width,
    height: field.height * size.height,
  }));
  return { ...size, marks };
}

function markOf({ kind, value: text, drawing }: Fill['fields'][number]) {
  if (kind === 'checkbox') return { kind: 'check' } as const;
  if (drawing) return { kind: 'drawing', drawing } as const;
  return { kind: kind === 'signature' || kind === 'initials' ? 'signature' : 'text', text } as const;
}

/** Upright as it is seen, in the visible lower left corner of a page that is shown turned clockwise. */
function placeOf(page: PDFPage): Matrix {
  const { x, y, width, height, angle } = seen(page);
  switch (angle) {
    case 90:
      return [0, 1, -1, 0, x + width, y];
    case 180:
      return [-1, 0, 0, -1, x + width, y + height];
    case 270:
      return [0, -1, 1, 0, x, y + height];
    default:
      return [1, 0, 0, 1, x, y];
  }
}

/** For readers, which would else show what was added later beside the seal. */
const nothingMayChange = { Type: 'TransformParams', P: 1, V: PDFName.of('1.2') };

function leaveRoomForSignature(pdf: PDFDocument, at: Date): void {
  const { context } = pdf;
  const place = PDFName.of(placeholder);
  const signature = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'adbe.pkcs7.detached',
      ByteRange: [0, place, place, place],
      Contents: PDFHexString.of('00'.repeat(signatureBytes)),
      Reason: PDFString.of('All signers have signed'),
      M: PDFString.fromDate(at),
      Reference: [{ Type: 'SigRef', TransformMethod: 'DocMDP', TransformParams: nothingMayChange }],
    }),
  );
  const page = pdf.getPage(pdf.getPageCount() - 1);
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      Rect: [0, 0, 0, 0],
      V: signature,
      T: PDFString.of('Seal'),
      // Printed, and locked.
      F: 4 + 128,
      P: page.ref,
    }),
  );
  page.node.addAnnot(field);
  pdf.catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: signature }));
  // Nothing of the original form remains.
  pdf.catalog.set(PDFName.of('AcroForm'), context.obj({ SigFlags: 3, Fields: [field] }));
}

import { PDFDocument, PDFName, PDFRef, PDFString, type PDFPage } from '@cantoo/pdf-lib';
import { describe, expect, it } from '@jest/globals';
import { buffer } from 'node:stream/consumers';
import PdfKit from 'pdfkit';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { sealedEnvelope, somePdf } from '../testing/sealed-envelope.js';
import type { FillJob } from './fill-job.js';
import { checkPdf, fillPdf, mergePdfs } from './fill-pdf.js';

type Fields = Extract<FillJob, { kind: 'fill' }>['fields'];

async function fill(source: Uint8Array, fields: Fields): Promise<Uint8Array> {
  const certificate = await PDFDocument.create();
  certificate.addPage();
  const certificatePages = Buffer.from(await certificate.save()).toString('base64');
  const at = '2026-11-20T10:00:00.000Z';
  const job = { kind: 'fill', fields, certificatePages, title: 'Offer', auditSha256: '', at } as const;
  return (await fillPdf(source, job)).pdf;
}

/** On the first page, as it is seen: each text, and its place in shares of the page. */
async function textsOn(pdf: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const page = await (await task.promise).getPage(1);
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const transform = item.transform as readonly number[];
    const [x = 0, y = 0] = viewport.convertToViewportPoint(transform[4] ?? 0, transform[5] ?? 0) as number[];
    return [{ text: item.str, x: x / viewport.width, y: y / viewport.height }];
  });
  const annotations = (await page.getAnnotations()) as unknown[];
  await task.destroy();
  return { texts, annotations };
}

const usable = { usable: true, pages: 1 };
const unusable = { usable: false };

describe('a field', () => {
  it.each([
    [0, undefined],
    [0, [100, 150, 400, 500]],
    [90, [100, 150, 400, 500]],
    [180, [100, 150, 400, 500]],
    [270, undefined],
    [-90, [100, 150, 400, 500]],
    [45, undefined],
    [90, [300, -100, 900, 1_000]],
    [0, [900, 0, 10, 10]],
  ] as const)('is where it was placed on a page that is turned by %i and cropped to %j', async (angle, crop) => {
    const source = await PDFDocument.create();
    const page = source.addPage([612, 792]);
    page.node.set(PDFName.of('Rotate'), source.context.obj(angle));
    if (crop) page.setCropBox(crop[0], crop[1], crop[2], crop[3]);
    const place = { page: 1, x: 0.5, y: 0.2, width: 0.4, height: 0.1 };
    const { texts } = await textsOn(
      await fill(await source.save(), [{ ...place, kind: 'signature', value: 'Sam Lee' }]),
    );
    expect(texts).toEqual([{ text: 'Sam Lee', x: expect.closeTo(0.5, 2), y: expect.closeTo(0.26, 1) }]);
  });

  it.each([
    ['leaves states open', 'q 0.5 0 0 0.5 100 100 cm q 0.5 0 0 0.5 0 0 cm q 0 0 1 1 re W n'],
    ['closes states that it never opened', '0.5 0 0 0.5 100 100 cm Q Q Q'],
  ])('is where it was placed on a page that %s', async (_what, content) => {
    const source = await PDFDocument.create();
    const page = source.addPage([612, 792]);
    page.node.set(PDFName.of('Contents'), source.context.register(source.context.stream(content)));
    const place = { page: 1, x: 0.5, y: 0.2, width: 0.4, height: 0.1 };
    const { texts } = await textsOn(
      await fill(await source.save(), [{ ...place, kind: 'signature', value: 'Sam Lee' }]),
    );
    expect(texts).toEqual([{ text: 'Sam Lee', x: expect.closeTo(0.5, 2), y: expect.closeTo(0.26, 1) }]);
  });

  it('is in no other place, even if the page refers to what isn’t there yet', async () => {
    const source = await PDFDocument.create();
    const page = source.addPage([612, 792]);
    const names = Array.from({ length: 60 }, (_, index) => `X${index}`);
    const content = names.map((name) => `/${name} Do`).join(' ');
    page.node.set(PDFName.of('Contents'), source.context.register(source.context.stream(content)));
    const next = source.context.largestObjectNumber + 1;
    const later = Object.fromEntries(names.map((name, index) => [name, PDFRef.of(next + index)]));
    page.node.set(PDFName.of('Resources'), source.context.obj({ XObject: later }));
    const place = { page: 1, x: 0.5, y: 0.2, width: 0.4, height: 0.1 };
    const { texts } = await textsOn(
      await fill(await source.save({ useObjectStreams: false }), [{ ...place, kind: 'signature', value: 'Sam Lee' }]),
    );
    expect(texts).toHaveLength(1);
  });

  it('is drawn under a name that the page can’t know', async () => {
    const namesIn = async () => {
      const filled = await PDFDocument.load(await fill(await somePdf(), []));
      const { XObject } = filled.getPage(0).node.normalizedEntries();
      return XObject.keys().map(String);
    };
    const [once, again] = [await namesIn(), await namesIn()];
    expect(once.filter((name) => again.includes(name))).toEqual([]);
  });

  it('with a drawing holds no text', async () => {
    const place = { page: 1, x: 0.5, y: 0.2, width: 0.4, height: 0.1 };
    const drawing = [
      [0, 0, 1_000, 500],
      [40, 40],
    ];
    const { texts } = await textsOn(
      await fill(await somePdf(), [{ ...place, kind: 'initials', value: 'S. L.', drawing }]),
    );
    expect(texts).toEqual([]);
  });

  it('breaks a long text into lines that fit', async () => {
    const place = { page: 1, x: 0.1, y: 0.2, width: 0.2, height: 0.05 };
    const value = 'Seller leaves the washer, the dryer, and everything else that is in the garage on that day';
    const { texts } = await textsOn(await fill(await somePdf(), [{ ...place, kind: 'text', value }]));
    expect(texts.map(({ text }) => text.trim()).join(' ')).toBe(value);
    for (const { x, y } of texts) expect([x, y > 0.2 && y < 0.25]).toEqual([expect.closeTo(0.1, 2), true]);
  });
});

/** With a form: an entry, a hidden one, and an empty place for a signature. */
async function formPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  const form = pdf.getForm();
  for (const [name, hidden] of [
    ['Shown', false],
    ['Hidden', true],
  ] as const) {
    const entry = form.createTextField(name);
    entry.setText(name);
    entry.addToPage(page, { x: 20, y: 200, width: 150, height: 30, hidden });
  }
  const signature = { Type: 'Annot', Subtype: 'Widget', FT: 'Sig', Rect: [200, 10, 300, 40], T: PDFString.of('sign') };
  const place = pdf.context.register(pdf.context.obj(signature));
  page.node.addAnnot(place);
  form.acroForm.addField(place);
  return pdf.save();
}

it('a form stays as it looks, and can no longer be filled in', async () => {
  const source = await formPdf();
  expect(await checkPdf(source)).toEqual(usable);
  const filled = await fill(source, []);
  // Nothing lies over what is printed on the page, and nothing is hidden.
  const { texts, annotations } = await textsOn(filled);
  expect(annotations).toEqual([]);
  expect(texts).toEqual([{ text: 'Shown', x: expect.closeTo(24 / 612, 1), y: expect.closeTo(1 - 210 / 792, 1) }]);
  const fields = (await PDFDocument.load(filled)).getForm().getFields();
  expect(fields.map((field) => field.getName())).toEqual(['Seal']);
});

it('of what reacts to a click, only links to the web stay, and nothing of them but where they lead', async () => {
  const source = await PDFDocument.create();
  const page = source.addPage([612, 792]);
  const script = { S: 'JavaScript', JS: PDFString.of('app.alert(1)') };
  const web = { S: 'URI', URI: PDFString.of('https://example.com/'), Next: script };
  for (const action of [script, web]) {
    const link = { Type: 'Annot', Subtype: 'Link', Rect: [20, 20, 90, 40], A: action, AA: { E: script } };
    page.node.addAnnot(source.context.register(source.context.obj(link)));
  }
  page.node.set(PDFName.of('AA'), source.context.obj({ O: script }));
  const filled = (await PDFDocument.load(await fill(await source.save(), []))).getPage(0).node;
  const entries =
    filled
      .Annots()
      ?.asArray()
      .map((_, index) => String(filled.Annots()?.lookup(index))) ?? [];
  expect(entries).toEqual([expect.stringContaining('(https://example.com/)')]);
  expect([...entries, filled].join('')).not.toMatch(/JavaScript|AA/);
});

it('several PDFs become one, in their order, as they look', async () => {
  const merged = await mergePdfs([await formPdf(), await somePdf(), await formPdf()]);
  expect(await checkPdf(merged)).toEqual({ usable: true, pages: 4 });
  const pages = (await PDFDocument.load(merged)).getPages();
  expect(pages.map((page) => page.getRotation().angle)).toEqual([0, 0, 90, 0]);
  expect((await textsOn(merged)).texts.map(({ text }) => text)).toEqual(['Shown']);
});

describe('a PDF can’t be signed here', () => {
  const pagesOf = async (count: number) => {
    const pdf = await PDFDocument.create();
    for (let left = count; left > 0; left -= 1) pdf.addPage();
    return pdf.save();
  };
  const encrypted = () => {
    const pdf = new PdfKit({ ownerPassword: 'secret' });
    pdf.text('Only I may change this');
    pdf.end();
    return buffer(pdf);
  };
  /** Whoever reads it finds a page, and whoever writes to it doesn’t. */
  const withBrokenPage = async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage().node.set(PDFName.of('Resources'), pdf.context.obj([]));
    return pdf.save();
  };

  /** It is there as it is only once it is written again, as one that is compressed. */
  const withEscapedMark = async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage();
    pdf.context.register(pdf.context.obj({ Mark: PDFName.of('**********') }));
    const text = Buffer.from(await pdf.save({ useObjectStreams: false })).toString('latin1');
    return Buffer.from(text.replace('/**********', '/#2A*********'), 'latin1');
  };
  const changed = async (change: (pdf: PDFDocument, page: PDFPage) => void) => {
    const pdf = await PDFDocument.create();
    change(pdf, pdf.addPage());
    return pdf.save();
  };
  const layered = async (usual: (layer: PDFRef) => object, usage = {}) => {
    const pdf = await PDFDocument.create();
    pdf.addPage();
    const layer = pdf.context.register(pdf.context.obj({ Type: 'OCG', Name: PDFString.of('Layer'), Usage: usage }));
    const layers = { OCGs: [layer], D: { Order: [layer], ...usual(layer) } };
    pdf.catalog.set(PDFName.of('OCProperties'), pdf.context.obj(layers));
    return pdf.save();
  };
  it.each([
    ['isn’t one', () => Promise.resolve(Buffer.from('%PDF-1.7 nothing'))],
    ['is encrypted', encrypted],
    ['has too many pages', () => pagesOf(101)],
    ['is signed already', async () => (await sealedEnvelope()).pdf],
    ['holds the mark of a signature', withEscapedMark],
    ['can’t be filled', withBrokenPage],
    ['has a page twice', () => changed((pdf, page) => pdf.catalog.Pages().pushLeafNode(page.ref))],
    ['has no numbers left', () => changed(({ context }) => context.assign(PDFRef.of(8_388_607), context.obj({})))],
    ['has a hidden layer', () => layered((layer) => ({ OFF: [layer] }))],
    ['has all layers hidden', () => layered(() => ({ BaseState: 'OFF' }))],
    ['has a layer that isn’t printed', () => layered(() => ({}), { Print: { PrintState: 'OFF' } })],
  ])('if it %s', async (_what, make) => {
    expect(await checkPdf(await make())).toEqual(unusable);
  });

  it('and can with a layer that is always seen, which is none afterwards', async () => {
    const source = await layered(() => ({ OFF: [] }), { View: { ViewState: 'ON' } });
    expect(await checkPdf(source)).toEqual(usable);
    expect((await PDFDocument.load(await fill(source, []))).catalog.has(PDFName.of('OCProperties'))).toBe(false);
  });

  it('and can with as many pages as there may be', async () => {
    expect(await checkPdf(await pagesOf(100))).toEqual({ usable: true, pages: 100 });
  });
});

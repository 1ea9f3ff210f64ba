import type { PDFDocument } from '@cantoo/pdf-lib';
import {
  concatTransformationMatrix,
  drawObject,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNull,
  PDFNumber,
  PDFRef,
  PDFStream,
  popGraphicsState,
  pushGraphicsState,
  type PDFContext,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib';

const nameOf = (name: string): PDFName => PDFName.of(name);

/**
 * Makes pages of a PDF that can only be drawn on: what is on them can’t move or hide what is drawn later, entries of a form and
 * comments are part of the page as they look, and what is hidden is gone.
 */
export async function freezePages(pdf: PDFDocument): Promise<void> {
  dropDanglingReferences(pdf.context);
  pdf.getForm().updateFieldAppearances();
  for (const page of pdf.getPages()) {
    await enclose(pdf, page);
    freezeAnnotations(page);
  }
  // Layers, which a reader could switch, and tags of the pages as they were: a screen reader would skip what is drawn later.
  for (const key of ['OCProperties', 'StructTreeRoot', 'MarkInfo', 'Metadata']) pdf.catalog.delete(nameOf(key));
}

/** Whether a layer is seen only sometimes, such as in print. Nobody could tell what was signed. */
export function hasHiddenLayers(pdf: PDFDocument): boolean {
  const layers = pdf.catalog.lookupMaybe(nameOf('OCProperties'), PDFDict);
  const usual = layers?.lookupMaybe(nameOf('D'), PDFDict);
  const isAllShown = (usual?.lookup(nameOf('BaseState')) ?? nameOf('ON')) === nameOf('ON');
  const hidden = usual?.lookupMaybe(nameOf('OFF'), PDFArray)?.size() ?? 0;
  const all = layers?.lookupMaybe(nameOf('OCGs'), PDFArray);
  const each = all?.asArray().map((_, index) => all.lookup(index, PDFDict)) ?? [];
  return !isAllShown || hidden > 0 || each.some(isSometimesHidden);
}

function isSometimesHidden(layer: PDFDict): boolean {
  const usage = layer.lookupMaybe(nameOf('Usage'), PDFDict);
  const stateIn = (use: string) =>
    usage?.lookupMaybe(nameOf(use), PDFDict)?.lookup(nameOf(`${use}State`)) === nameOf('OFF');
  return stateIn('View') || stateIn('Print');
}

/** A reference to nothing would find what is added later, such as a signature, and could show it in another place. */
function dropDanglingReferences(context: PDFContext): void {
  const isDangling = (value: PDFObject) => value instanceof PDFRef && context.lookup(value) === undefined;
  const waiting = context.enumerateIndirectObjects().map(([, object]) => object);
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    const holder = object instanceof PDFStream ? object.dict : object;
    if (holder instanceof PDFDict) {
      for (const [key, value] of holder.entries()) {
        if (isDangling(value)) holder.delete(key);
        else waiting.push(value);
      }
    } else if (holder instanceof PDFArray) {
      for (const [index, value] of holder.asArray().entries()) {
        if (isDangling(value)) holder.set(index, PDFNull);
        else waiting.push(value);
      }
    }
  }
}

/** As a form, a page keeps its state of graphics to itself, however many it leaves open or closes. */
async function enclose(pdf: PDFDocument, page: PDFPage): Promise<void> {
  if (!page.node.Contents()) return;
  const { x: left, y: bottom, width, height } = page.getMediaBox();
  const paper = { left, bottom, right: left + width, top: bottom + height };
  const [form] = await pdf.embedPages([page], [paper], [[1, 0, 0, 1, 0, 0]]);
  if (!form) return;
  await form.embed();
  page.node.set(nameOf('Contents'), pdf.context.obj([]));
  page.node.set(nameOf('Resources'), pdf.context.obj({ Font: {}, XObject: {}, ExtGState: {} }));
  drawOn(page, form.ref, [1, 0, 0, 1, 0, 0]);
}

/** Draws a form under a name that nobody knew before: by a known one, what is on the page could draw it again elsewhere. */
export function drawOn(page: PDFPage, form: PDFRef, [a, b, c, d, e, f]: Matrix): void {
  const name = nameOf(crypto.randomUUID());
  page.node.setXObject(name, form);
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(a, b, c, d, e, f),
    drawObject(name),
    popGraphicsState(),
  );
}

function freezeAnnotations(page: PDFPage): void {
  const annotations = page.node.Annots();
  const entries = annotations?.asArray().map((_, index) => annotations.lookup(index)) ?? [];
  const kept = page.doc.context.obj([]);
  for (const entry of entries) {
    const looks = entry instanceof PDFDict ? looksOf(entry) : undefined;
    if (entry instanceof PDFDict && looks) {
      if (!isHidden(entry)) drawLooks(page, entry, looks);
    } else if (entry instanceof PDFDict) {
      const link = webLink(entry);
      if (link) kept.push(link);
    }
  }
  page.node.set(nameOf('Annots'), kept);
  page.node.delete(nameOf('AA'));
}

/** Where a link leads, without what else it does; `undefined` for other links, and for what isn’t one. */
function webLink(annotation: PDFDict): PDFDict | undefined {
  const action = annotation.lookupMaybe(nameOf('A'), PDFDict);
  const isWeb = annotation.get(nameOf('Subtype')) === nameOf('Link') && action?.lookup(nameOf('S')) === nameOf('URI');
  const [place, address] = [annotation.lookup(nameOf('Rect')), action?.lookup(nameOf('URI'))];
  if (!isWeb || !place || !address) return undefined;
  const plain = { Type: 'Annot', Subtype: 'Link', Rect: place, Border: [0, 0, 0], A: { S: 'URI', URI: address } };
  return annotation.context.obj(plain);
}

/** What it shows in its present state. */
function looksOf(annotation: PDFDict): PDFRef | undefined {
  const looks = annotation.lookupMaybe(nameOf('AP'), PDFDict);
  const state = annotation.lookup(nameOf('AS'));
  const present = looks?.lookup(nameOf('N'));
  if (present instanceof PDFStream) return asReference(looks?.get(nameOf('N')));
  return present instanceof PDFDict && state instanceof PDFName ? asReference(present.get(state)) : undefined;
}

const asReference = (value: unknown): PDFRef | undefined => (value instanceof PDFRef ? value : undefined);

/** Invisible, or not on screens. */
const hiddenFlags = 2 + 32;

const isHidden = (annotation: PDFDict): boolean =>
  ((annotation.lookupMaybe(nameOf('F'), PDFNumber)?.asNumber() ?? 0) & hiddenFlags) !== 0;

/** Where a reader would draw it (ISO 32000-1, 12.5.5). */
function drawLooks(page: PDFPage, annotation: PDFDict, looks: PDFRef): void {
  const { dict } = page.doc.context.lookup(looks, PDFStream);
  const to = annotation.lookup(nameOf('Rect'), PDFArray).asRectangle();
  const from = boundsAfter(dict.lookup(nameOf('BBox'), PDFArray).asRectangle(), matrixOf(dict));
  if (from.width === 0 || from.height === 0) return;
  const [across, up] = [to.width / from.width, to.height / from.height];
  drawOn(page, looks, [across, 0, 0, up, to.x - from.x * across, to.y - from.y * up]);
}

/** As PDF has it. */
export type Matrix = readonly [number, number, number, number, number, number];

function matrixOf(form: PDFDict): Matrix {
  const numbers = form.lookupMaybe(nameOf('Matrix'), PDFArray)?.asArray();
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] =
    numbers?.map((_, index) => form.lookup(nameOf('Matrix'), PDFArray).lookup(index, PDFNumber).asNumber()) ?? [];
  return [a, b, c, d, e, f];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function boundsAfter({ x, y, width, height }: Box, [a, b, c, d, e, f]: Matrix): Box {
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ].map(([left = 0, bottom = 0]) => ({ x: a * left + c * bottom + e, y: b * left + d * bottom + f }));
  const [across, up] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  const [left, bottom] = [Math.min(...across), Math.min(...up)];
  return { x: left, y: bottom, width: Math.max(...across) - left, height: Math.max(...up) - bottom };
}

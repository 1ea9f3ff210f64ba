import { getDocument, GlobalWorkerOptions, TextLayer, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import dingbats from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?bytes';
import symbols from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?bytes';
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?bytes';
import openJpeg from 'pdfjs-dist/wasm/openjpeg.wasm?bytes';
import { UnsupportedError, type Drawing, type ShownFile, type ShownPage } from './shown-file.js';
import { sharpness } from './zoom.js';

/** What the reader asks for by name. Fonts for letters are the system’s. */
const provided: ReadonlyMap<string, Uint8Array<ArrayBuffer>> = new Map([
  ['FoxitDingbats.pfb', dingbats],
  ['FoxitSymbol.pfb', symbols],
  ['jbig2.wasm', jbig2],
  ['openjpeg.wasm', openJpeg],
]);

class ProvidedData {
  fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const bytes = provided.get(filename);
    // A copy, because it’s handed over to the worker.
    return bytes ? Promise.resolve(bytes.slice()) : Promise.reject(new Error(`There is no ${filename}`));
  }
}

/** CSS pixels of a point, which is the unit in a PDF. */
const pixelsPerPoint = 96 / 72;
const printedPixelsPerPoint = 150 / 72;

/**
 * Reads the file in a worker. Its scripts, actions, links, forms, and embedded files are never used: all that’s asked for are
 * pictures and texts of pages.
 * @throws if it can’t be read
 */
export async function openPdf(bytes: ArrayBuffer): Promise<ShownFile> {
  const { worker, failure } = startWorker();
  GlobalWorkerOptions.workerPort = worker;
  const opening = getDocument({
    data: new Uint8Array(bytes),
    BinaryDataFactory: ProvidedData,
    useWorkerFetch: false,
    disableFontFace: false,
    enableXfa: false,
    verbosity: 0,
  });
  const pdf = await Promise.race([opening.promise, failure]);
  const { width, height } = pageOf(await pdf.getPage(1));
  return {
    pages: pdf.numPages,
    paper: { width, height },
    page: async (index) => pageOf(await pdf.getPage(index + 1)),
  };
}

/** Of a classic script, because Chromium starts no module from a blob in an opaque origin. */
function startWorker(): { worker: Worker; failure: Promise<never> } {
  const text = document.querySelector('#worker')?.textContent ?? '';
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const worker = new Worker(address);
  const failure = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', () => {
      reject(new UnsupportedError('The worker failed'));
    });
  });
  return { worker, failure };
}

function pageOf(page: PDFPageProxy): ShownPage {
  const { width, height } = page.getViewport({ scale: pixelsPerPoint });
  return {
    width,
    height,
    draw: (into, scale) => draw(page, into, scale * pixelsPerPoint),
    async picture() {
      const viewport = page.getViewport({ scale: printedPixelsPerPoint });
      const canvas = canvasOf(viewport.width, viewport.height);
      await page.render({ canvas, viewport, intent: 'print' }).promise;
      const blob = await new Promise<Blob | null>((done) => {
        canvas.toBlob(done, 'image/jpeg', 0.92);
      });
      empty(canvas);
      if (!blob) throw new UnsupportedError('The page has no picture');
      return blob;
    },
    release: () => void page.cleanup(),
  };
}

function draw(page: PDFPageProxy, into: HTMLElement, scale: number): Drawing {
  const viewport = page.getViewport({ scale });
  const factor = sharpness(viewport.width, viewport.height, globalThis.devicePixelRatio);
  const canvas = canvasOf(viewport.width * factor, viewport.height * factor);
  const rendering = page.render({ canvas, viewport: page.getViewport({ scale: scale * factor }) });
  let layer: TextLayer | undefined;
  const finish = async (): Promise<void> => {
    await rendering.promise;
    const text = document.createElement('div');
    text.className = 'text';
    // What was drawn before stays until now, so that nothing flickers.
    for (const before of into.querySelectorAll('canvas')) empty(before);
    into.replaceChildren(canvas, text);
    layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
    // A page without its texts can still be read.
    await layer.render().catch(() => undefined);
  };
  return {
    done: finish(),
    stop() {
      rendering.cancel();
      layer?.cancel();
    },
  };
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(width));
  canvas.height = Math.max(1, Math.floor(height));
  return canvas;
}

/** Some browsers keep the memory of a canvas that nobody has anymore. */
export function empty(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}

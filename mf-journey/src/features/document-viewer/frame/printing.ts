import type { Told } from './pages.js';
import type { ShownFile, Size } from './shown-file.js';

/** Makes a picture of every page, and then opens the browser’s print dialog. One at a time. */
export function printer(file: ShownFile, tell: Told): { print: () => Promise<void>; stop: () => void } {
  const sheets = document.createElement('div');
  sheets.className = 'sheets';
  const style = new CSSStyleSheet();
  style.replaceSync(paperStyle(file.paper));
  let stopping: AbortController | undefined;
  const clear = (): void => {
    for (const { src } of sheets.querySelectorAll('img')) URL.revokeObjectURL(src);
    sheets.replaceChildren();
    sheets.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== style);
  };
  // Some browsers print in their own time, so that the pictures stay until then.
  addEventListener('afterprint', clear);

  return {
    async print() {
      if (stopping) return;
      stopping = new AbortController();
      const { signal } = stopping;
      clear();
      document.body.append(sheets);
      try {
        for (let index = 0; index < file.pages && !signal.aborted; index += 1) {
          tell({ kind: 'printing', ready: index, pages: file.pages });
          const page = await file.page(index);
          sheets.append(await sheetOf(await page.picture()));
          page.release();
        }
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
        if (signal.aborted) clear();
        else globalThis.print();
        tell({ kind: 'printed' });
      } catch {
        clear();
        tell({ kind: 'not-printed' });
      } finally {
        stopping = undefined;
      }
    },
    stop() {
      stopping?.abort();
    },
  };
}

/** Every sheet has the size of the paper, and its page fits on it. A picture goes on whatever paper there is. */
const paperStyle = (paper: Size | undefined): string =>
  paper
    ? `@page { size: ${paper.width}px ${paper.height}px; margin: 0 } .sheet { width: ${paper.width}px; height: ${paper.height}px }`
    : '@page { margin: 1cm } .sheet { height: 100vh }';

async function sheetOf(picture: Blob): Promise<HTMLElement> {
  const sheet = document.createElement('div');
  sheet.className = 'sheet';
  const image = new Image();
  image.src = URL.createObjectURL(picture);
  sheet.append(image);
  await new Promise((done, fail) => {
    image.onload = done;
    image.onerror = fail;
  });
  return sheet;
}

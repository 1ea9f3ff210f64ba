import type { Told } from './pages.js';
import type { ShownFile } from './shown-file.js';

/** CSS pixels of the pages that are printed are those of paper. */
const pageStyle = (width: number, height: number): string => `@page { size: ${width}px ${height}px; margin: 0 }`;

/** Makes a picture of every page, and then opens the browser’s print dialog. One at a time. */
export function printer(file: ShownFile, tell: Told): { print: () => Promise<void>; stop: () => void } {
  const sheets = document.createElement('div');
  sheets.className = 'sheets';
  const paper = new CSSStyleSheet();
  let isPrinting = false;
  const clear = (): void => {
    for (const { src } of sheets.querySelectorAll('img')) URL.revokeObjectURL(src);
    sheets.replaceChildren();
    sheets.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== paper);
  };
  // Some browsers print in their own time, so that the pictures stay until then.
  addEventListener('afterprint', clear);

  return {
    async print() {
      if (isPrinting) return;
      isPrinting = true;
      clear();
      document.body.append(sheets);
      try {
        for (let index = 0; index < file.pages && isPrinting; index += 1) {
          tell({ kind: 'printing', ready: index, pages: file.pages });
          const page = await file.page(index);
          if (index === 0) paper.replaceSync(pageStyle(page.width, page.height));
          sheets.append(await sheetOf(page.width, page.height, await page.picture()));
        }
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, paper];
        if (isPrinting) globalThis.print();
        else clear();
      } catch {
        clear();
      } finally {
        isPrinting = false;
        tell({ kind: 'printed' });
      }
    },
    stop() {
      isPrinting = false;
    },
  };
}

async function sheetOf(width: number, height: number, picture: Blob): Promise<HTMLElement> {
  const sheet = document.createElement('div');
  sheet.className = 'sheet';
  sheet.style.width = `${width}px`;
  sheet.style.height = `${height}px`;
  const image = new Image();
  image.src = URL.createObjectURL(picture);
  sheet.append(image);
  await new Promise((done, fail) => {
    image.onload = done;
    image.onerror = fail;
  });
  return sheet;
}

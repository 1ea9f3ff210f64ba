import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const packageFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string): string => `${join(packageFolder, name)}/`;

/** What PDFs expect every reader to have, for `getDocument`. */
export const pdfFiles = {
  standardFontDataUrl: folder('standard_fonts'),
  cMapUrl: folder('cmaps'),
  iccUrl: folder('iccs'),
  wasmUrl: folder('wasm'),
} as const;

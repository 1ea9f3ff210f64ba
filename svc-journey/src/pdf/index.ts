export { fontFiles } from './font-store.js';
export { writePdf, type PdfBlock, type PdfContent } from './write-pdf.js';

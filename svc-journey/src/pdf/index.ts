export { writePdf, type PdfBlock, type PdfContent } from './write-pdf.js';

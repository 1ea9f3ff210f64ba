export { fontFiles } from './font-store.js';
export { unprintable } from './shown-text.js';
export { writeMarks, type MarkedPage, type PdfMark } from './write-marks.js';
export { writePdf, type PdfBlock, type PdfContent } from './write-pdf.js';

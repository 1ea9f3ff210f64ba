export { DocumentViewer } from './document-viewer.js';

export { DocumentViewer } from './document-viewer.js';
export { DownloadVersion } from './download-version.js';
export { reasonNotToShow } from './reason-not-to-show.js';

export { DownloadButton } from './download-button.js';

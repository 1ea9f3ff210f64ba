export { ExportButton } from './export-button.js';

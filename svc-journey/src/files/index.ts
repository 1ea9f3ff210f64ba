export { csvRows } from './csv-rows.js';
export { inEnglish, readJson } from './json-file.js';
export { refuseFor, UnusableFile } from './unusable-file.js';

export type { Columns } from './columns.js';
export { textOfFile } from './file-text.js';
export { readHomesTable } from './read-homes-table.js';

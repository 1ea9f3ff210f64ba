export { neededFields, tableFieldNames, tableFields, type Columns, type TableField } from './columns.js';
export { textOfFile } from './file-text.js';
export type { OpenHouse } from './open-house.js';
export { readHomesTable, type HomesTable } from './read-homes-table.js';
export type { TableProblem } from './table-row.js';
export { UnusableFile } from './unusable-file.js';

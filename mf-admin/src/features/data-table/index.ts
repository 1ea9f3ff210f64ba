export { DataTable } from './data-table.js';
export { TableSkeleton } from './table-skeleton.js';
export type { Column, Order } from './table-view.js';

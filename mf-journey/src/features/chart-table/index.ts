export { ChartTable } from './chart-table.js';

export { BarChart, type Bar } from './bar-chart.js';
export { FigureTable, type FigureColumn } from './figure-table.js';

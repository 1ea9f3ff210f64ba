export { OldSaleNote, SaleRow } from './sale-row.js';
export { SaleDialog } from './sale-dialog.js';
export { saleControls, saleValues, type SaleValues } from './sale-values.js';

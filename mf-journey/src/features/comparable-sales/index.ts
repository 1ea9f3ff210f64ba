export { OldSaleNote, SaleRow } from './sale-row.js';
export { SaleFields } from './sale-fields.js';
export { saleControls, saleValues, type SaleValues } from './sale-values.js';

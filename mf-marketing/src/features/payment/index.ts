export { usePaymentDialog } from './use-payment-dialog.js';

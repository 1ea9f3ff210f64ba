export { usePaymentDialog, type PaymentOpener } from './use-payment-dialog.js';

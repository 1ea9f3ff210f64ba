export const paymentTexts = {
  prepareFailed: 'Failed to process payment request',
  minimumAmount: 'Minimum contribution amount is $25',
  minimumAmountAlert: 'Please enter at least $25',
  wholeDollars: 'Please enter a whole dollar amount',
  maximumAmount: 'Maximum contribution amount is $5,000',
  fixedPrice: 'The Offer Toolkit has a fixed price',
  soldOut: 'All 100 Founding Member spots are taken. You have not been charged.',
  tooManyOpen:
    'Too many payment pages are open for this email or network. Finish one, or try again in half an hour. You have not been charged.',
  processing: 'Processing...',
  noSession: 'Invalid payment session. Please contact support.',
  notFound: 'Payment not found',
  unexplained: 'There was a problem with your payment. Please contact support.',
  unreachable: 'Unable to verify payment status. Please contact support.',
  errorTitle: 'Payment Verification Issue',
  verified: 'Your payment went through',
  pending: 'Your payment isn’t confirmed yet. If you paid, we’ll email your receipt.',
  notPaid: 'This payment was not completed. You have not been charged.',
  mismatched: 'Your payment didn’t match your order, so we’re refunding it. Please contact support.',
  tooLate: 'Your payment arrived after your order closed, so we’re refunding it. Please contact support.',
  noSeat:
    'All 100 Founding Member spots were taken before your payment arrived, so you did not get one. We are refunding your payment in full. It can take 5 to 10 business days to reach your card.',
  noSeatRefunded:
    'All 100 Founding Member spots were taken before your payment arrived, so you did not get one. We refunded your payment in full. It can take 5 to 10 business days to reach your card.',
  refunded: 'This payment was refunded.',
  unsigned: 'Invalid webhook signature',
} as const;

import { paymentTexts } from '@hearthway/contracts/texts';
import { describe, expect, it } from '@jest/globals';
import type { PaymentDependencies } from '../dependencies.js';
import type { Payment } from '../payment.js';
import { verifyPayment } from './verify-payment.js';

const answerFor = async (changes: Partial<Payment>): Promise<string | undefined> => {
  const found = { id: 'order', status: 'failed', ...changes } as Payment;
  const store: Partial<PaymentDependencies['store']> = { findBySession: () => Promise.resolve(found) };
  const { error } = await verifyPayment({ store } as PaymentDependencies, 'cs_test_0123456789', 'correlation');
  return error;
};

describe('the message to the buyer of a failed payment', () => {
  it.each([
    ['all seats were taken', { trouble: 'no-seat', intentId: 'pi_1' }, paymentTexts.noSeat],
    [
      'the seat’s price was refunded',
      { status: 'refunded', trouble: 'no-seat', intentId: 'pi_1' },
      paymentTexts.noSeatRefunded,
    ],
    ['the order had failed already', { trouble: 'not-paid', intentId: 'pi_1' }, paymentTexts.tooLate],
    ['another amount was paid', { trouble: 'other-amount', intentId: 'pi_1' }, paymentTexts.mismatched],
    ['nothing was paid', { trouble: 'not-paid' }, paymentTexts.notPaid],
  ] as const)('says that %s', async (_, changes, text) => {
    expect(await answerFor(changes)).toBe(text);
  });
});

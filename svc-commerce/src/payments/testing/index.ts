import { paymentCompleted, paymentPrepared, paymentRefunded } from '@hearthway/contracts/commerce';
import { foundingMember } from '@hearthway/contracts/constants';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import type { PaymentsUnderTest as Provider } from '../../testing/index.js';
import { createPaymentStore } from '../payment-store.js';

async function noPayments({ control, payments, members }: Provider): Promise<void> {
  control.clearFailures();
  await payments.deleteMany({});
  await members.deleteMany({});
}

/** A membership's payment after something happened to its checkout. */
const paymentThat =
  (act: (control: Provider['control'], sessionId: string) => unknown) => async (provider: Provider) => {
    await noPayments(provider);
    const { sessionId } = await provider.prepare();
    act(provider.control, sessionId);
    return { sessionId };
  };

export const states: ProviderStates<Provider> = {
  'there are no payments': noPayments,
  async 'all founding places are taken'(provider) {
    await noPayments(provider);
    await provider.admit(foundingMember.limit);
  },
  async 'the payment provider is down'(provider) {
    await noPayments(provider);
    provider.control.planFailure({ status: 503, count: 100, moment: 'before', delay: 0, cutOff: false });
  },
  'a payment was completed': paymentThat((control, sessionId) => control.pay(sessionId)),
  'a payment is pending': paymentThat(() => undefined),
  'a payment expired': paymentThat((control, sessionId) => control.expire(sessionId)),
};

/** The event of a founding member's payment that was completed and refunded. */
const published =
  (type: string) =>
  async ({ commerce, control, prepare, deliver }: Provider): Promise<unknown> => {
    const { paymentId, sessionId } = await prepare();
    control.pay(sessionId);
    await deliver(sessionId, 'checkout.session.completed');
    control.refund(sessionId);
    await deliver(sessionId, 'charge.refunded');
    return commerce.published({ subject: paymentId, type });
  };

export const messages: ProviderStates<Provider> = {
  'a payment prepared': published(paymentPrepared.type),
  'a payment completed': published(paymentCompleted.type),
  'a payment refunded': published(paymentRefunded.type),
};

const now = new Date();
const day = 86_400_000;
const later = new Date(now.getTime() + day);
const aDayAgo = new Date(now.getTime() - day);

/** The first hundred are open and due for the sweep; the others were paid. */
const paymentAt = (index: number) => ({
  productType: 'founding_member' as const,
  amountCents: 1000,
  currency: 'usd' as const,
  acceptedTerms: { at: now, version: '1' },
  cancelKeyHash: 'hash',
  createdAt: new Date(now.getTime() + index),
  expiresAt: later,
  sessionId: `session-${index}`,
  looks: 0,
  ...(index < 100
    ? { status: 'pending' as const, emailKey: 'one', networkKey: 'one', nextLookAt: aDayAgo }
    : {
        status: 'completed' as const,
        userId: `user-${index}`,
        buyer: {
          email: `buyer-${index}@example.com`,
          emailKey: `buyer-${index}@example.com`,
          firstName: 'Jordan',
          lastName: 'Rivera',
          state: 'TX' as const,
        },
      }),
});

export const growingStores: GrowingStores = {
  createPaymentStore: growingStore({
    create: createPaymentStore,
    documents: { payments: (index) => ({ _id: `payment-${index}`, ...paymentAt(index) }) },
    calls: {
      insert: (payments, turn) => payments.insert({ id: `new-${turn}`, ...paymentAt(-1 - turn), status: 'pending' }),
      find: (payments, turn) => payments.find(`payment-${turn}`),
      findBySession: (payments, turn) => payments.findBySession(`session-${turn}`),
      findPage: (payments, turn) =>
        payments.findPage({ createdAt: paymentAt(500 + turn).createdAt, id: 'payment-500' }, 50),
      findAllByProduct: 'An admin exports all of them.',
      findCompleted: (payments, turn, transaction) =>
        payments.findCompleted(`buyer-${100 + turn}@example.com`, transaction),
      findByUser: (payments, turn) => payments.findByUser(`user-${100 + turn}`),
      updateUser: (payments, turn, transaction) =>
        payments.updateUser({ id: `payment-${100 + turn}`, status: 'completed' }, `new-${turn}`, transaction),
      deleteUser: (payments, turn, transaction) => payments.deleteUser(`user-${500 + turn}`, transaction),
      updateSession: (payments, turn, transaction) =>
        payments.updateSession(`payment-${turn}`, `other-${turn}`, transaction),
      updateSettled: (payments, turn, transaction) =>
        payments.updateSettled(
          { id: `payment-${500 + turn}`, status: 'completed' },
          { status: 'completed' },
          now,
          transaction,
        ),
      updateRefundRequested: (payments, turn) => payments.updateRefundRequested(`payment-${500 + turn}`),
      findOpen: (payments) => payments.findOpen({ productType: 'founding_member', emailKey: 'one', networkKey: 'one' }),
      findFullUntil: (payments) => payments.findFullUntil('one', 50),
      findDue: (payments) => payments.findDue(now, 20),
      updateNextLook: (payments, turn) =>
        payments.updateNextLook({ id: `payment-${turn}`, ...paymentAt(turn), nextLookAt: aDayAgo }, later),
      deleteBuyers: (payments) => payments.deleteBuyers(now),
      countMembers: 'A hundred members at most.',
      admitMember: 'A hundred members at most.',
      updateMemberRefunded: 'A hundred members at most.',
    },
  }),
};

import { adminPageSize, maskedEmail, type AdminPayment } from '@hearthway/contracts/commerce';
import { readCursor, takePage, type Cursor } from '../pagination/index.js';
import type { PaymentDependencies } from './dependencies.js';
import type { Payment } from './payment.js';

export interface PaymentPage {
  readonly foundingMembers: AdminPayment[];
  readonly offerToolkits: AdminPayment[];
  /** Absent on the last page. */
  readonly next?: Cursor;
}

/** One page of the orders for an admin, newest first, with masked addresses. */
export async function listPayments(
  { store }: Pick<PaymentDependencies, 'store'>,
  before: string | undefined,
): Promise<PaymentPage> {
  const { items, ...next } = takePage(await store.findPage(readCursor(before), adminPageSize + 1), adminPageSize);
  const ofProduct = (product: Payment['productType']) =>
    items.filter(({ productType }) => productType === product).map(toAdminPayment);
  return { foundingMembers: ofProduct('founding_member'), offerToolkits: ofProduct('offer_toolkit'), ...next };
}

const deletedBuyer = { firstName: '', lastName: '', state: '' };

function toAdminPayment({ id, buyer, amountCents, status, createdAt }: Payment): AdminPayment {
  const { firstName, lastName, state } = buyer ?? deletedBuyer;
  const email = buyer ? maskedEmail(buyer.email) : '';
  return { id, email, firstName, lastName, state, amount: amountCents, status, createdAt: createdAt.toISOString() };
}

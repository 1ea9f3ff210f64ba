import { adminPageSize, maskedEmail, type AdminPayment } from '@hearthway/contracts/commerce';
import { readCursor, takePage, type PageEnd } from '../pagination/index.js';
import type { PaymentDependencies } from './dependencies.js';
import type { Payment } from './payment.js';

export interface PaymentPage {
  readonly foundingMembers: AdminPayment[];
  readonly offerToolkits: AdminPayment[];
  /** Missing on the last page. */
  readonly end?: PageEnd;
}

/** A page of the orders as an admin sees them, newest first, with masked addresses. */
export async function listPayments(
  { store }: Pick<PaymentDependencies, 'store'>,
  before: string | undefined,
): Promise<PaymentPage> {
  const { items, ...next } = takePage(await store.findPage(readCursor(before), adminPageSize + 1), adminPageSize);
  const ofProduct = (product: Payment['productType']) =>
    items.filter(({ productType }) => productType === product).map(toAdminPayment);
  return { foundingMembers: ofProduct('founding_member'), offerToolkits: ofProduct('offer_toolkit'), ...next };
}

const forgotten = { firstName: '', lastName: '', state: '' };

function toAdminPayment({ id, buyer, amountCents, status, createdAt }: Payment): AdminPayment {
  const { firstName, lastName, state } = buyer ?? forgotten;
  const email = buyer ? maskedEmail(buyer.email) : '';
  return { id, email, firstName, lastName, state, amount: amountCents, status, createdAt: createdAt.toISOString() };
}
